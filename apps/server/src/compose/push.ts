import { mailTexts } from '@tallrik/translations/mail-texts';
import type { Config } from '../config.ts';
import { makeHandOverOrder } from '../features/orders/hand-over-order.ts';
import { makePushOrderStatus } from '../features/orders/push/push-order-status.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';
import { makeApnsPush } from '../providers/push/apns-push.ts';
import { makeSendPush, type SendPush } from '../providers/push/choose-push.ts';
import { makeFcmPush } from '../providers/push/fcm-push.ts';
import { makeInboxPush } from '../providers/push/inbox-push.ts';
import { makeWebPush } from '../providers/push/web-push.ts';

/** Each network where it is set up; in the demo the others end in the inbox. */
function composeSendPush(
  { push }: Pick<Config, 'push'>,
  inbox: Inbox | null,
  now: () => Temporal.Instant,
): SendPush {
  const otherwise = inbox && makeInboxPush(inbox);
  return makeSendPush({
    web: push.vapid ? makeWebPush(push.vapid) : otherwise,
    android: push.fcm ? makeFcmPush({ ...push.fcm, now }) : otherwise,
    ios: push.apns ? makeApnsPush({ ...push.apns, now }) : otherwise,
  });
}

export function composePush(deps: {
  db: Database;
  now: () => Temporal.Instant;
  config: Pick<Config, 'push'>;
  inbox: Inbox | null;
  announceOrder: (venueId: string, orderId: string, version: number) => void;
}): { jobs: Pick<JobHandlers, 'push-order-status' | 'hand-over-order'> } {
  const { db, now } = deps;
  return {
    jobs: {
      'push-order-status': makePushOrderStatus({
        db,
        now,
        textsIn: mailTexts,
        push: composeSendPush(deps.config, deps.inbox, now),
      }),
      'hand-over-order': makeHandOverOrder(deps),
    },
  };
}
