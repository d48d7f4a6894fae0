import type { Books, NotificationRecord } from '../books/books.ts';
import type { EventCode, NotificationItem } from './notification-item.ts';

export type WebhookOrder = 'AS_QUEUED' | 'REVERSED';
export type WebhookSchedule = {
  /** HELD: nothing leaves until it is flushed or released. */
  mode: 'PROMPT' | 'HELD';
  /** How late a prompt notice is sent. */
  delayMs: number;
};
export type DeliveryAttempt = {
  noticeId: string;
  eventCode: EventCode;
  success: 'true' | 'false';
  pspReference: string;
  status: number;
};
export type FlushOptions = { order?: WebhookOrder; eventCode?: EventCode };
/** Runs something later and hands back how to call it off. */
export type Timer = (run: () => void, delayMs: number) => () => void;

export type WebhookQueue = {
  schedule: () => WebhookSchedule;
  reschedule: (change: Partial<WebhookSchedule>) => void;
  /** Notices that nobody has taken with a 2xx yet, oldest first. */
  waiting: () => NotificationRecord[];
  /** Starts on what waits, unless held: after new notices, after a restart, after a release. */
  kick: () => void;
  /** Tries everything that waits once, now, held or not. */
  flush: (options?: FlushOptions) => Promise<DeliveryAttempt[]>;
  stop: () => void;
};

/** Then every minute, for ever: a provider gives up after days, not after tries. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

const isDelivered = (status: number): boolean => status >= 200 && status < 300;

export function createWebhookQueue(deps: {
  books: Books;
  post: (item: NotificationItem) => Promise<number>;
  timer: Timer;
  schedule: WebhookSchedule;
}): WebhookQueue {
  const { books } = deps;
  let schedule = deps.schedule;
  // One delivery after another: two at once would make the order of arrival a matter of luck.
  let lastDelivery: Promise<unknown> = Promise.resolve();
  const planned = new Map<string, () => void>();

  const waiting = () =>
    [...books.notifications.values()].filter(
      (notification) => !notification.attempts.some(isDelivered),
    );

  const attempt = async (notification: NotificationRecord): Promise<DeliveryAttempt | null> => {
    if (notification.attempts.some(isDelivered)) return null;
    const status = await deps.post(notification.item);
    const { noticeId } = notification;
    books.record([{ type: 'NOTICE_ATTEMPTED', attempt: { noticeId, status } }]);
    const { eventCode, success, pspReference } = notification.item;
    return { noticeId, eventCode, success, pspReference, status };
  };

  const runExclusive = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = lastDelivery.then(work);
    lastDelivery = mine.catch(() => undefined);
    return mine;
  };

  const plan = (notification: NotificationRecord, delayMs: number): void => {
    if (planned.has(notification.noticeId)) return;
    const callOff = deps.timer(() => {
      planned.delete(notification.noticeId);
      void runExclusive(async () => {
        if (schedule.mode === 'HELD') return;
        const outcome = await attempt(notification);
        if (outcome !== null && !isDelivered(outcome.status))
          plan(notification, retryDelay(notification));
      });
    }, delayMs);
    planned.set(notification.noticeId, callOff);
  };

  const stop = (): void => {
    for (const callOff of planned.values()) callOff();
    planned.clear();
  };

  const kick = (): void => {
    if (schedule.mode === 'HELD') return;
    for (const notification of waiting()) plan(notification, schedule.delayMs);
  };

  return {
    schedule: () => schedule,
    reschedule: (change) => {
      schedule = { ...schedule, ...change };
      stop();
      kick();
    },
    waiting,
    kick,
    flush: ({ order = 'AS_QUEUED', eventCode } = {}) =>
      runExclusive(async () => {
        const chosen = waiting().filter(
          (notification) => eventCode === undefined || notification.item.eventCode === eventCode,
        );
        if (order === 'REVERSED') chosen.reverse();
        const attempts: DeliveryAttempt[] = [];
        for (const notification of chosen) {
          const made = await attempt(notification);
          if (made !== null) attempts.push(made);
        }
        return attempts;
      }),
    stop,
  };
}

const retryDelay = (notification: NotificationRecord): number =>
  RETRY_DELAYS_MS[Math.min(notification.attempts.length, RETRY_DELAYS_MS.length) - 1] ?? 0;
