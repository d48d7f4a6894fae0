import type { DeviceMemory } from '../../shared/storage/device-memory.ts';
import { readMoments, writeMoments } from './moments-by-id.ts';

/** Whoever serves more restaurants than this from one tablet reads a bar twice. */
const MAX_STORED = 20;

type Memory = Pick<DeviceMemory, 'get' | 'set'>;
/** Until when somebody has read what this restaurant lost; one that was read says nothing of another's. */
export const lossesSeenUntil = (memory: Memory, venueId: string): number =>
  readMoments(memory.get('lossesSeen')).get(venueId) ?? 0;

export function seeLosses(memory: Memory, venueId: string, untilMs: number): void {
  const seen = readMoments(memory.get('lossesSeen'));
  // Last again: the oldest are forgotten first.
  seen.delete(venueId);
  memory.set('lossesSeen', writeMoments(seen.set(venueId, untilMs), MAX_STORED));
}
