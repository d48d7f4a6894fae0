import type { Timers } from '@tallrik/contract/client/timers';
import { MAX_LOG_ENTRIES, type GuestLogEntry } from '@tallrik/contract/guest-log';

export type RemoteLog = {
  info: (entry: GuestLogEntry) => void;
  /** Sends what waits: the page is about to be gone. */
  flush: () => void;
};

const COLLECT_MS = 2_000;

/** Told in batches: a guest who taps plus five times makes one request, not five (ITEM-32). */
export function makeRemoteLog(deps: {
  send: (entries: GuestLogEntry[]) => void;
  timers: Pick<Timers, 'after'>;
}): RemoteLog {
  let waiting: GuestLogEntry[] = [];
  let callOff: (() => void) | null = null;
  function flush() {
    callOff?.();
    callOff = null;
    if (waiting.length === 0) return;
    deps.send(waiting);
    waiting = [];
  }
  return {
    flush,
    info: (entry) => {
      waiting.push(entry);
      if (waiting.length === MAX_LOG_ENTRIES) flush();
      else callOff ??= deps.timers.after(COLLECT_MS, flush);
    },
  };
}

/** Where nobody listens: while the server renders, and in stories. */
export const silentLog: RemoteLog = { info: () => undefined, flush: () => undefined };
