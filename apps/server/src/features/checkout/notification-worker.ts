import type { Logger } from '../../platform/logging/log.ts';
import type { StoredNotification } from './notification-store.ts';

/** As many as a process has workers: more would take the database's connections from the guests. */
const AT_ONCE = 4;
/** Longer than a notice takes on a busy evening; then a job takes it, here or in another process. */
export const WORKER_PATIENCE = { seconds: 2 };

export type NotificationWorker = {
  take: (notifications: readonly StoredNotification[]) => void;
  /** Waits for what is being taken; what has not begun is left to a job. */
  close: () => Promise<void>;
};

/**
 * Takes a notice in the process that stored it, at once: the guest waits for it, and a job is written, found, locked
 * and removed by more statements than the notice itself needs. Nothing depends on it: a notice that nobody has taken
 * gets its job (see due-money.ts), here or in another process.
 */
export function openNotificationWorker(deps: {
  processNotification: (notification: StoredNotification) => Promise<void>;
  log: Logger;
}): NotificationWorker {
  const waiting: StoredNotification[] = [];
  const taking = new Set<Promise<void>>();

  function takeNext(): void {
    const notification = taking.size < AT_ONCE ? waiting.shift() : undefined;
    if (!notification) return;
    const processing = deps
      .processNotification(notification)
      .catch((error: unknown) =>
        deps.log.warn({ err: error, noticeId: notification.id }, 'a notice is left to a job'),
      )
      .finally(() => {
        taking.delete(processing);
        takeNext();
      });
    taking.add(processing);
  }

  return {
    take: (notifications) => {
      for (const notification of notifications) {
        waiting.push(notification);
        takeNext();
      }
    },
    close: async () => {
      waiting.length = 0;
      await Promise.all(taking);
    },
  };
}
