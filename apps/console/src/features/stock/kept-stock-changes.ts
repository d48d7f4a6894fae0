import type { DeviceMemory } from '../../shared/storage/device-memory.ts';
import type { StockChange } from './stock.ts';

/** What ran out an hour ago may have been delivered since: an older tap is not sent any more. */
export const KEPT_FOR_MS = 3_600_000;

type Owner = { venueId: string };
type KeptChange = StockChange & Owner & { atMs: number };

/** Taps the server has not confirmed, in the device's storage: a reload in that moment loses none (F-80). */
export function openKeptChanges(memory: DeviceMemory, venueId: string, now: () => number) {
  const all = (): KeptChange[] => parse(memory.get('unsentStock'));
  const write = (changes: readonly KeptChange[]) =>
    memory.set('unsentStock', changes.length > 0 ? JSON.stringify(changes) : null);
  // The later tap on a dish says all that the earlier one did.
  const without = ({ id }: { id: string }) =>
    all().filter((kept) => kept.venueId !== venueId || kept.id !== id);
  return {
    read: (): StockChange[] => {
      const fresh = all().filter(({ atMs }) => now() - atMs < KEPT_FOR_MS);
      write(fresh);
      return fresh
        .filter((kept) => kept.venueId === venueId)
        .map(({ venueId: _venue, atMs: _at, ...change }) => change);
    },
    /** Gives back what to forget it by. */
    keep: (change: StockChange): KeptChange => {
      const kept = { ...change, venueId, atMs: now() };
      write([...without(change), kept]);
      return kept;
    },
    /** Not one that was tapped after it: that is still on its way. */
    forget: (kept: KeptChange) =>
      write(
        all().filter(
          (one) => one.venueId !== venueId || one.id !== kept.id || one.atMs !== kept.atMs,
        ),
      ),
  };
}

function parse(stored: string | null): KeptChange[] {
  if (stored === null) return [];
  try {
    const changes: unknown = JSON.parse(stored);
    return Array.isArray(changes) ? changes.filter(isKeptChange) : [];
  } catch {
    return [];
  }
}

/** Storage may hold what another version has written. */
function isKeptChange(value: unknown): value is KeptChange {
  if (typeof value !== 'object' || value === null) return false;
  const change = value as Record<string, unknown>;
  const isNamed = typeof change['id'] === 'string' && typeof change['venueId'] === 'string';
  const isSwitch = typeof change['soldOut'] === 'boolean';
  const isCount = change['count'] === null || Number.isInteger(change['count']);
  return isNamed && Number.isInteger(change['atMs']) && isSwitch !== isCount;
}
