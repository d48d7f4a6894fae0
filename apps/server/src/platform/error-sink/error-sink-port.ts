import type { GuestLogEntry } from '@tallrik/contract/guest-log';

/** What went wrong, as our own log has written it: serialised, with what is personal already cut. */
export type ReportedError = {
  level: 'fatal' | 'error' | 'warning';
  platform: 'node' | 'javascript';
  type: string;
  message: string;
  stack: string | null;
  traceId: string | null;
};

export type ErrorSink = {
  report: (error: ReportedError) => void;
  /** What guests' devices told (SUPPORT-10): errors as events, everything else as log lines. */
  log: (entries: readonly GuestLogEntry[], traceId: string) => void;
  /** Waits, not for ever, until what was handed over is on its way: the process is about to end. */
  flush: () => Promise<void>;
};
