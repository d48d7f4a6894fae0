import { DEFAULT_WAIT_MINUTES } from '@tallrik/domain/venues/minimum-wait';
import type { BoardOrder } from './board.ts';

const USUAL_MINUTES = [10, 15, 20, 30] as const;

export type AcceptChoice =
  /** As soon as possible: four times to choose from. */
  | { kind: 'MINUTES'; minutes: readonly number[]; current: number }
  /** The guest chose the time; the promise is kept by saying how far away it is. */
  | { kind: 'SCHEDULED'; minutes: number; time: string };

/** What accepting an order offers: its own time, or the current waiting time and its neighbours. */
export function acceptChoice(
  order: Pick<BoardOrder, 'desiredTime'>,
  waitingMinutes: number | null,
  nowMs: number,
  timeText: (instant: Temporal.Instant) => string,
): AcceptChoice {
  const current = waitingMinutes ?? DEFAULT_WAIT_MINUTES;
  if (order.desiredTime !== null) {
    const desired = Temporal.Instant.from(order.desiredTime);
    const minutes = Math.ceil((desired.epochMilliseconds - nowMs) / 60_000);
    // Closer than the kitchen can cook, the chosen time is no promise any more.
    if (minutes > current) {
      return { kind: 'SCHEDULED', minutes, time: timeText(desired) };
    }
  }
  return { kind: 'MINUTES', minutes: fourAround(current), current };
}

function fourAround(current: number): readonly number[] {
  const all = [...new Set([...USUAL_MINUTES, current])].toSorted((one, other) => one - other);
  if (all.length === USUAL_MINUTES.length) return all;
  const farthest = all.toSorted(
    (one, other) => Math.abs(other - current) - Math.abs(one - current),
  )[0];
  return all.filter((minutes) => minutes !== farthest);
}
