import type { Logger } from '../logging/log.ts';
import { isAway, reasonAway } from './is-away.ts';

const LOOK_AGAIN_MS = 1_000;

export type Waiting = {
  /** Called once, with the reason, when the first try did not succeed. */
  onWait: (reason: string) => Promise<void>;
  log: Logger;
  signal: AbortSignal;
  pause?: (ms: number) => Promise<void>;
};

/**
 * Tries until the neighbours are there: after a power cut the database needs longer than we do, and whoever ends at
 * once is given up by its supervisor for good (F-87). Anything else that goes wrong is thrown.
 */
export async function waitForNeighbours<Result>(
  attempt: () => Promise<Result>,
  { onWait, log, signal, pause = pauseFor }: Waiting,
): Promise<Result> {
  let lastMessage: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    try {
      const result = await attempt();
      if (lastMessage !== null) log.info('everybody is there');
      return result;
    } catch (error) {
      if (!isAway(error)) throw error;
      const reason = reasonAway(error);
      if (lastMessage === null) await onWait(reason);
      // Once for each reason: an hour of waiting is not 3,600 lines.
      if (reason !== lastMessage) log.warn({ reason }, 'waiting');
      lastMessage = reason;
    }
    await pause(LOOK_AGAIN_MS);
  }
}

const pauseFor = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms));
