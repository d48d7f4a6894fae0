import type { DeviceMemory } from '../../shared/storage/device-memory.ts';
import type { StockChange } from './stock.ts';

/** What ran out an hour ago may have been delivered since: an older tap is not sent any more. */
export const CHANGE_LIFETIME_MS = 3_600_000;

type Owner = { venueId: string };
type StoredChange = StockChange & Owner & { atMs: number };

/** Taps the server has not confirmed, in the device's storage: a reload in that moment loses none (F-80). */
export function openStoredChanges(memory: DeviceMemory, venueId: string, now: () => number) {
  const all = (): StoredChange[] => parse(memory.get('unsentStock'));
  const write = (changes: readonly StoredChange[]) =>
    memory.set('unsentStock', changes.length > 0 ? JSON.stringify(changes) : null);
  // The later tap on a dish says all that the earlier one did.
  const without = ({ id }: { id: string }) =>
    all().filter((storedChange) => storedChange.venueId !== venueId || storedChange.id !== id);
  return {
    read: (): StockChange[] => {
      const fresh = all().filter(({ atMs }) => now() - atMs < CHANGE_LIFETIME_MS);
      write(fresh);
      return fresh
        .filter((storedChange) => storedChange.venueId === venueId)
        .map(({ venueId: _venue, atMs: _at, ...change }) => change);
    },
    /** Gives back what to forget it by. */
    keep: (change: StockChange): StoredChange => {
      const storedChange = { ...change, venueId, atMs: now() };
      write([...without(change), storedChange]);
      return storedChange;
    },
    /** Not one that was tapped after it: that is still on its way. */
    forget: (storedChange: StoredChange) =>
      write(
        all().filter(
          (one) =>
            one.venueId !== venueId || one.id !== storedChange.id || one.atMs !== storedChange.atMs,
        ),
      ),
  };
}

function parse(stored: string | null): StoredChange[] {
  if (stored === null) return [];
  try {
    const changes: unknown = JSON.parse(stored);
    return Array.isArray(changes) ? changes.filter(isStoredChange) : [];
  } catch {
    return [];
  }
}

/** Storage may hold what another version has written. */
function isStoredChange(value: unknown): value is StoredChange {
  if (typeof value !== 'object' || value === null) return false;
  const change = value as Record<string, unknown>;
  const isNamed = typeof change['id'] === 'string' && typeof change['venueId'] === 'string';
  const isSwitch = typeof change['soldOut'] === 'boolean';
  const isCount = change['count'] === null || Number.isInteger(change['count']);
  return isNamed && Number.isInteger(change['atMs']) && isSwitch !== isCount;
}
