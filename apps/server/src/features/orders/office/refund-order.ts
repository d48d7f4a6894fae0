import type {
  MutationRefundOrderArgs,
  RefundPlan as PlanAnswer,
} from '@tallrik/contract/generated/staff-resolvers';
import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import { isUuid } from '@tallrik/domain/is-uuid';
import { pointsFor } from '@tallrik/domain/loyalty/points';
import type { Currency } from '@tallrik/domain/money/currency';
import { minor, subtractMinor, type Minor } from '@tallrik/domain/money/minor';
import {
  isRefundReasonGiven,
  MANAGER_REFUND_DAYS,
  planRefund,
  REFUND_NOTE,
  refundLeft,
  type RefundableOrder,
  type RefundPlan,
  type RefundWish,
} from '@tallrik/domain/orders/refund';
import { refundBlock, type MoneyOfOrder } from '@tallrik/domain/orders/refund-block';
import {
  COUNTER_WAYS_BACK,
  type CounterKind,
  type CounterWayBack,
} from '@tallrik/domain/tables/counter-payment';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { officeCaller, type OfficeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, forbidden, notFound } from '../../../platform/graphql/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { lockOrder, type OrderRecord } from '../order-store.ts';
import { findRefund, insertRefund, pastRefunds } from './refund-store.ts';

/** An order's money as the checkout has it, held until the transaction ends. */
type LockedMoney = MoneyOfOrder & {
  id: string;
  companyId: string;
  orderId: string | null;
  currency: Currency;
  amount: Minor;
  tip: Minor;
  parts: { id: string; amount: Minor }[];
  /** What has still to be handed back at the counter. */
  owed: Minor;
};

export type RefundDeps = {
  db: Database;
  lockMoneyOfOrder: (
    trx: Database,
    companyId: string,
    orderId: string,
  ) => Promise<LockedMoney | null>;
  giveBackPart: (
    trx: Database,
    payment: LockedMoney,
    part: {
      id: string;
      amount: Minor;
      counterKind: CounterWayBack | null;
      creditNoteId?: string;
      isOffInvoice?: boolean;
    },
    now: Temporal.Instant,
  ) => Promise<void>;
};

export type RefundOutcome = {
  error: StaffErrorCode | null;
  field: string | null;
  plan: PlanAnswer | null;
};

const refuse = (error: StaffErrorCode, field: string | null = null): RefundOutcome => ({
  error,
  field,
  plan: null,
});

/** One way of three; two at once would be a guess. */
function readWish({ isAll, lines, tip, amount }: MutationRefundOrderArgs): RefundWish {
  const isOfLines = lines != null || tip != null;
  if (Number(isAll) + Number(isOfLines) + Number(amount != null) !== 1)
    throw badInput('All of it, dishes and tip, or an amount');
  if (isAll) return { kind: 'ALL' };
  if (amount != null) return { kind: 'AMOUNT', amount: minor(amount) };
  const chosen = (lines ?? []).map(({ orderItemId, quantity }) => ({
    lineId: orderItemId,
    quantity,
  }));
  return { kind: 'LINES', lines: chosen, tip: minor(tip ?? 0) };
}

export async function refundableOrder(
  db: Database,
  order: OrderRecord,
  money: LockedMoney,
): Promise<RefundableOrder> {
  const past = await pastRefunds(db, money.parts);
  return { items: order.items, fees: order.fees, paid: money.amount, tip: money.tip, past };
}

/** Whether an invoice lists it. The order is locked by who writes: it is billed before or after, never meanwhile. */
export async function readBilling(db: Database, orderId: string): Promise<{ isBilled: boolean }> {
  const row = await db
    .selectFrom('orders')
    .select('invoiceId')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return { isBilled: row?.invoiceId != null };
}

async function takeOffInvoice(
  trx: Database,
  { companyId, id }: Pick<OrderRecord, 'companyId' | 'id'>,
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ offInvoiceAt: new Date(now.epochMilliseconds) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Whether this caller is too late with it (O-24). */
export const isTooOld = (
  venueIds: OfficeCaller['venueIds'],
  { createdAt }: { createdAt: string },
  now: Temporal.Instant,
): boolean =>
  venueIds !== 'ALL' &&
  now.since(Temporal.Instant.from(createdAt)).total('hours') > MANAGER_REFUND_DAYS * 24;

/**
 * Gives money back (MONEY-08 to MONEY-12). Order and payment are locked in that order: two people at once take turns,
 * and the second one sees what the first has given. The same id is the same refund.
 */
export const makeGiveBack =
  (deps: RefundDeps) =>
  async (context: StaffContext, args: MutationRefundOrderArgs): Promise<RefundOutcome> => {
    const caller = officeCaller(context, {
      area: 'REFUNDS',
      access: 'WRITE',
      companyId: args.companyId,
    });
    const wish = readWish(args);
    const note = args.note?.trim() ?? '';
    if (!isUuid(args.id)) throw badInput('Not an id');
    if (!isUuid(args.orderId)) throw notFound('Order');
    if (note.length > REFUND_NOTE.most) return refuse('FIELD_INVALID', 'note');
    if (!args.isTrial && !isRefundReasonGiven(args.reason, note))
      return refuse('REASON_REQUIRED', 'note');
    return deps.db
      .transaction()
      .execute((trx) => giveBackIn(trx, deps, caller, { ...args, note, wish }, context.now()));
  };

async function giveBackIn(
  trx: Database,
  deps: RefundDeps,
  caller: OfficeCaller,
  wanted: Omit<MutationRefundOrderArgs, 'note'> & { note: string; wish: RefundWish },
  now: Temporal.Instant,
): Promise<RefundOutcome> {
  const { companyId, staff, venueIds } = caller;
  const order = await lockOrder(trx, companyId, wanted.orderId);
  if (!order) throw notFound('Order');
  if (venueIds !== 'ALL' && !venueIds.includes(order.venueId))
    throw forbidden('This order is not of your venues');
  const known = await findRefund(trx, wanted.id);
  if (known && (known.companyId !== companyId || known.orderId !== order.id))
    throw notFound('Refund');
  if (known) return { error: null, field: null, plan: null };
  if (isTooOld(venueIds, order, now)) return refuse('REFUND_NOT_POSSIBLE');
  const money = await deps.lockMoneyOfOrder(trx, companyId, order.id);
  const refundable = money && (await refundableOrder(trx, order, money));
  const left = refundable ? refundLeft(refundable).amount : minor(0);
  const block = refundBlock({ ...order, ...(await readBilling(trx, order.id)) }, money, left);
  if (!money || !refundable || block === 'NOTHING_PAID') return refuse('REFUND_NOT_POSSIBLE');
  if (block !== null)
    return refuse(block === 'NOTHING_LEFT' ? 'REFUND_TOO_MUCH' : 'REFUND_NOT_POSSIBLE');
  const isOffInvoice = money.kind === 'INVOICE';
  // An invoice lists whole orders: this one comes onto it or it does not.
  if (isOffInvoice && wanted.wish.kind !== 'ALL') return refuse('REFUND_NOT_POSSIBLE');
  const counterKind = wayBack(money, wanted.counterKind ?? null);
  if (counterKind === 'WRONG') return refuse('FIELD_INVALID', 'counterKind');
  const plan = planRefund(refundable, wanted.wish);
  if (!plan.ok) return refuse(plan.error, wanted.wish.kind === 'AMOUNT' ? 'amount' : 'lines');
  const answer = { error: null, field: null, plan: answerOf(order, left, plan.value) };
  if (wanted.isTrial) return answer;
  const { id, reason, note } = wanted;
  const { staffId } = staff;
  const refund = { ...plan.value, id, orderId: order.id, staffId, reason, note };
  await insertRefund(trx, companyId, refund, now);
  await deps.giveBackPart(
    trx,
    money,
    { id, amount: plan.value.amount, counterKind, isOffInvoice },
    now,
  );
  if (isOffInvoice) await takeOffInvoice(trx, order, now);
  // Who gets it over the counter stands there; who owes it gets nothing.
  if (counterKind === null && !isOffInvoice)
    await addJob(trx, 'mail-refund', { companyId, refundId: id }, { key: `mail-refund:${id}` });
  const { amount, tip } = plan.value;
  const way = isOffInvoice ? { isOffInvoice } : counterKind === null ? {} : { counterKind };
  const details = { refundId: id, amount, tip, currency: order.currency, reason, ...way };
  const entry = { action: 'refundOrder', subjectId: order.id, details, companyId };
  await writeAudit(trx, staff, entry, now);
  return answer;
}

/** A provider gives back by itself; at the counter somebody says how, or it goes as it came (D-700). */
function wayBack(
  { kind, counterKind }: LockedMoney,
  wanted: CounterKind | null,
): CounterWayBack | null | 'WRONG' {
  if (kind !== 'COUNTER') return wanted === null ? null : 'WRONG';
  return COUNTER_WAYS_BACK.find((way) => way === (wanted ?? counterKind)) ?? 'WRONG';
}

function answerOf(order: OrderRecord, left: Minor, plan: RefundPlan): PlanAnswer {
  const goods = subtractMinor(plan.amount, plan.tip);
  const earns = order.userId !== null && order.status === 'COMPLETED';
  return {
    amount: plan.amount,
    tip: plan.tip,
    byRate: plan.byRate.map(({ rate, gross, vat }) => ({ rate, gross, vat, net: gross - vat })),
    points: earns ? pointsFor(left) - pointsFor(subtractMinor(left, goods)) : 0,
    staysPaid: subtractMinor(left, plan.amount),
  };
}
