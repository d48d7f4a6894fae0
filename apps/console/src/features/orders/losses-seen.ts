import type { DeviceMemory } from '../../shared/storage/device-memory.ts';

/** Whoever serves more restaurants than this from one tablet reads a bar twice. */
const MOST_KEPT = 20;

type Memory = Pick<DeviceMemory, 'get' | 'set'>;
const entriesIn = (memory: Memory): (readonly [venueId: string, untilMs: number])[] =>
  (memory.get('lossesSeen') ?? '')
    .split(' ')
    .map((entry) => entry.split('='))
    .flatMap(([venueId, until]) => {
      const untilMs = Number(until);
      return venueId && until && Number.isFinite(untilMs) ? [[venueId, untilMs] as const] : [];
    });

/** Until when somebody has read what this restaurant lost; one that was read says nothing of another's. */
export const lossesSeenUntil = (memory: Memory, venueId: string): number =>
  entriesIn(memory).find(([known]) => known === venueId)?.[1] ?? 0;

export function seeLosses(memory: Memory, venueId: string, untilMs: number): void {
  const others = entriesIn(memory).filter(([known]) => known !== venueId);
  const kept = [...others, [venueId, untilMs] as const].slice(-MOST_KEPT);
  memory.set('lossesSeen', kept.map((entry) => entry.join('=')).join(' '));
}
