import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import type { Order, OrderStatus } from '@tallrik/domain/orders/order';
import type { Database } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { findPushedOrder, forgetDevice, type OwnersDevice } from './push-store.ts';

const PUSHED = ['ACCEPTED', 'FINALIZING', 'READY', 'REJECTED'] as const;
type PushedStatus = (typeof PUSHED)[number];

/** COMPLETED is left out: the guest has just taken the food. */
const pushedStatus = (status: OrderStatus): PushedStatus | null =>
  PUSHED.find((pushed) => pushed === status) ?? null;

/** Older news is no news; a phone that was off shows it in the app. */
const STALE_AFTER_MINUTES = 60;

export type PushTexts = (key: `Push.${PushedStatus}`, values: { number: string }) => string;

export type PushToDevice = (
  device: OwnersDevice,
  message: { title: string; body: string; tag: string; path: string },
) => Promise<'SENT' | 'GONE' | 'NO_PROVIDER'>;

/** Part of the move's own transaction: a move that is not kept is not told. */
export async function tellOwner(trx: Database, order: Order): Promise<void> {
  if (order.userId === null || !pushedStatus(order.status)) return;
  const { companyId, id: orderId, version } = order;
  await addJob(
    trx,
    'push-order-status',
    { companyId, orderId, version },
    { key: `push:${orderId}:${version}` },
  );
}

/** Order status to the owner's devices; the text names the order's number and nobody (D-132). */
export const makePushOrderStatus =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    textsIn: (language: Language) => PushTexts;
    push: PushToDevice;
  }) =>
  async (job: { companyId: string; orderId: string; version: number }): Promise<void> => {
    const order = await findPushedOrder(deps.db, job.companyId, job.orderId);
    const status = order && pushedStatus(order.status);
    // A later move has a job of its own, and its text is the one that counts.
    if (!order || !status || order.version !== job.version) return;
    if (order.movedAt && deps.now().since(order.movedAt).total('minutes') > STALE_AFTER_MINUTES) {
      return;
    }
    const texts = deps.textsIn(order.language ?? order.defaultLanguage ?? DEFAULT_LANGUAGE);
    const message = {
      title: order.senderName,
      body: texts(`Push.${status}`, { number: order.easyId }),
      tag: `order-${job.orderId}`,
      path: `/order-history/${job.orderId}`,
    };
    const outcomes = await Promise.allSettled(
      order.devices.map(async (device) => {
        const outcome = await deps.push(device, message);
        if (outcome === 'GONE') await forgetDevice(deps.db, order.accountCompanyId, device);
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    // Tried again as a whole: the tag makes a phone that has it already replace it, not ring twice.
    if (failed) throw failed.reason;
  };
