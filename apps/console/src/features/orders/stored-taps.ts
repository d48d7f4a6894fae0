import { isExtensionMinutes } from '@tallrik/domain/orders/extend-promise';
import { ORDER_MOVES } from '@tallrik/domain/orders/move-order';
import { REJECT_REASONS, type OrderStatus } from '@tallrik/domain/orders/order';
import type { DeviceMemory } from '../../shared/storage/device-memory.ts';
import { isSameTap, type PendingTap } from './pending-tap.ts';

/** A tap of yesterday's shift says nothing about today: the server has long ended its order (D-91, D-92). */
export const TAP_LIFETIME_MS = 12 * 3_600_000;

/** Taps that have not been confirmed, in the device's storage: a reload or a dead battery loses none. */
export type StoredTaps = {
  read: () => readonly PendingTap[];
  keep: (tap: PendingTap) => void;
  forget: (tap: PendingTap) => void;
};

type Owner = { staffId: string; venueId: string };
type StoredTap = PendingTap & Owner;

/**
 * Only of this person at this venue: nobody sends what somebody else tapped. Each change reads the storage again,
 * because two boards in one browser share it.
 */
export function openStoredTaps(memory: DeviceMemory, owner: Owner, now: () => number): StoredTaps {
  const all = (): StoredTap[] => parse(memory.get('unsentTaps'));
  const write = (taps: readonly StoredTap[]) =>
    memory.set('unsentTaps', taps.length > 0 ? JSON.stringify(taps) : null);
  const isOwn = (tap: StoredTap) => tap.staffId === owner.staffId && tap.venueId === owner.venueId;
  const without = (tap: PendingTap) =>
    all().filter((storedTap) => !isOwn(storedTap) || !isSameTap(storedTap, tap));
  return {
    read: () => {
      const fresh = all().filter(({ atMs }) => now() - atMs < TAP_LIFETIME_MS);
      write(fresh);
      return fresh.filter(isOwn).map(({ staffId: _staff, venueId: _venue, ...tap }) => tap);
    },
    keep: (tap) => write([...without(tap), { ...tap, ...owner }]),
    forget: (tap) => write(without(tap)),
  };
}

function parse(stored: string | null): StoredTap[] {
  if (stored === null) return [];
  try {
    const taps: unknown = JSON.parse(stored);
    return Array.isArray(taps) ? taps.filter(isStoredTap) : [];
  } catch {
    return [];
  }
}

const isStatus = (value: unknown): value is OrderStatus =>
  typeof value === 'string' && Object.hasOwn(ORDER_MOVES, value);
const isAbsentOr = (value: unknown, isGood: (value: unknown) => boolean): boolean =>
  value === undefined || isGood(value);

const isStoredExtension = (tap: Record<string, unknown>): boolean =>
  isExtensionMinutes(tap['addMinutes']) && Number.isInteger(tap['promisedMs']);

const isStoredPart = (tap: Record<string, unknown>): boolean =>
  typeof tap['stationId'] === 'string' && typeof tap['isReady'] === 'boolean';

/** Storage may hold what another version has written. */
function isStoredTap(value: unknown): value is StoredTap {
  if (typeof value !== 'object' || value === null) return false;
  const tap = value as Record<string, unknown>;
  const isNamed = ['orderId', 'easyId', 'staffId', 'venueId'].every(
    (name) => typeof tap[name] === 'string',
  );
  const isCounted = ['version', 'atMs'].every((name) => Number.isInteger(tap[name]));
  const isReason = (reason: unknown) => REJECT_REASONS.some((known) => known === reason);
  return (
    isNamed &&
    isCounted &&
    (isStatus(tap['to'] ?? tap['backTo']) || isStoredExtension(tap) || isStoredPart(tap)) &&
    isAbsentOr(tap['estimatedMinutes'], Number.isInteger) &&
    isAbsentOr(tap['rejectReason'], isReason)
  );
}
