import type { Logger } from '../../platform/logging/log.ts';
import type { StoredNotice } from './notice-store.ts';

/** As many as a process has workers: more would take the database's connections from the guests. */
const AT_ONCE = 4;
/** Longer than a notice takes on a busy evening; then a job takes it, here or in another process. */
export const DESK_PATIENCE = { seconds: 2 };

export type NoticeDesk = {
  take: (notices: readonly StoredNotice[]) => void;
  /** Waits for what is being taken; what has not begun is left to a job. */
  close: () => Promise<void>;
};

/**
 * Takes a notice in the process that stored it, at once: the guest waits for it, and a job is written, found, locked
 * and removed by more statements than the notice itself needs. Nothing depends on it: a notice that nobody has taken
 * gets its job (see due-money.ts), here or in another process.
 */
export function openNoticeDesk(deps: {
  takeNotice: (notice: StoredNotice) => Promise<void>;
  log: Logger;
}): NoticeDesk {
  const waiting: StoredNotice[] = [];
  const taking = new Set<Promise<void>>();

  function takeNext(): void {
    const notice = taking.size < AT_ONCE ? waiting.shift() : undefined;
    if (!notice) return;
    const taken = deps
      .takeNotice(notice)
      .catch((error: unknown) =>
        deps.log.warn({ err: error, noticeId: notice.id }, 'a notice is left to a job'),
      )
      .finally(() => {
        taking.delete(taken);
        takeNext();
      });
    taking.add(taken);
  }

  return {
    take: (notices) => {
      for (const notice of notices) {
        waiting.push(notice);
        takeNext();
      }
    },
    close: async () => {
      waiting.length = 0;
      await Promise.all(taking);
    },
  };
}
