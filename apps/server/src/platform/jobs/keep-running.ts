import type { Logger } from '../logging/log.ts';

/** Something that runs until it is stopped, or until it gives up by itself. */
export type Running = {
  /** Settled when it has ended, for whatever reason. */
  ended: Promise<unknown>;
  stop: () => Promise<unknown>;
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Starts it, and anew whenever it gives up: a job runner that lost its database in the middle of a job ends for good,
 * and a server without one takes orders that nobody captures, refunds or rejects (F-86).
 */
export function keepRunning(deps: {
  start: () => Promise<Running>;
  log: Logger;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}): { stop: () => Promise<void> } {
  const pause = deps.pause ?? pauseFor;
  const stopping = new AbortController();
  let running: Running | null = null;

  async function live(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      try {
        running = await deps.start();
        pauseMs = FIRST_PAUSE_MS;
        if (stopping.signal.aborted) halt(running);
        await running.ended;
        if (!stopping.signal.aborted) deps.log.warn('the job runner ended by itself');
      } catch (error) {
        if (!stopping.signal.aborted) deps.log.warn({ err: error }, 'the job runner is away');
      }
      running = null;
      if (stopping.signal.aborted) return;
      await pause(pauseMs, stopping.signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Its end is what counts: one that is just ending by itself refuses to be stopped, and ends all the same. */
  const halt = (it: Running): void =>
    void it.stop().catch((error: unknown) => deps.log.debug({ err: error }, 'it ends by itself'));

  const living = live();
  return {
    stop: async () => {
      stopping.abort();
      if (running) halt(running);
      await living;
    },
  };
}

const pauseFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
