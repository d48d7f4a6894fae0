import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import { notifiedStatus, type NotifiedStatus } from '@tallrik/domain/orders/order-notification';
import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import type { Database } from '../../../platform/database/database.ts';
import { type SeasonTexts, withSeason } from '../season-of-time.ts';
import type { EndConsents } from './consent-port.ts';
import {
  findPushedOrder,
  forgetDevice,
  type PushedDevice,
  type PushedOrder,
} from './push-store.ts';

/** Older news is no news; a phone that was off shows it in the app. */
const STALE_AFTER_MINUTES = 60;

export type PushTexts = SeasonTexts &
  ((
    key: `Push.${NotifiedStatus}` | 'Push.ACCEPTED.At' | 'Push.ACCEPTED.Later',
    values: { number: string; time: string },
  ) => string);

export type PushToDevice = (
  device: PushedDevice,
  message: { title: string; body: string; tag: string; path: string },
) => Promise<'SENT' | 'GONE' | 'NO_PROVIDER'>;

/** Order status to those who agreed to be told; the text names the order's number and nobody (D-132). */
export const makePushOrderStatus =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    textsIn: (language: Language) => PushTexts;
    push: PushToDevice;
    endConsents: EndConsents;
  }) =>
  async (job: { companyId: string; orderId: string; version: number }): Promise<void> => {
    const now = deps.now();
    const order = await findPushedOrder(deps.db, job.companyId, job.orderId, now);
    const status = order && notifiedStatus(order.status);
    // A later move has a job of its own, and its text is the one that counts.
    if (!order || !status || order.version !== job.version) return;
    if (order.movedAt && now.since(order.movedAt).total('minutes') > STALE_AFTER_MINUTES) return;
    const outcomes = await Promise.allSettled(
      order.devices.map(async (device) => {
        const texts = deps.textsIn(device.language ?? order.defaultLanguage ?? DEFAULT_LANGUAGE);
        const outcome = await deps.push(device, {
          title: order.senderName,
          body: bodyOf(order, status, texts),
          tag: `order-${job.orderId}`,
          path: `/orderstatus/${job.orderId}`,
        });
        if (outcome === 'GONE') await forget(device);
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    // Tried again as a whole: the tag makes a phone that has it already replace it, not ring twice.
    if (failed) throw failed.reason;

    async function forget(device: PushedDevice): Promise<void> {
      await deps.db.transaction().execute(async (trx) => {
        const ids = await forgetDevice(trx, device);
        await deps.endConsents(trx, device.companyId, ids, { by: 'GONE', at: deps.now() });
      });
    }
  };

/** With the time the kitchen promised, where it has promised one. */
function bodyOf(order: PushedOrder, status: NotifiedStatus, texts: PushTexts): string {
  const { easyId: number, finishTime, timeZone } = order;
  if (status !== 'ACCEPTED' || finishTime === null)
    return texts(`Push.${status}`, { number, time: '' });
  const clock = formatTimeOfDay(finishTime, timeZone);
  return texts(order.isExtended ? 'Push.ACCEPTED.Later' : 'Push.ACCEPTED.At', {
    number,
    time: withSeason(texts, clock, finishTime, timeZone),
  });
}
