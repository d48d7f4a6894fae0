import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import { isUuid } from '@tallrik/domain/is-uuid';
import { CREDIT_REASON, planCredit, type CreditPlan } from '@tallrik/domain/orders/credit-note';
import { planRefund } from '@tallrik/domain/orders/refund';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { refundableOrder, type RefundDeps } from '../office/refund-order.ts';
import { insertRefund } from '../office/refund-store.ts';
import { lockOrder } from '../order-store.ts';
import { findCreditKey, insertCreditNote, readPlacedLines } from './credit-store.ts';

type Wanted = {
  companyId?: string | null | undefined;
  id: string;
  invoiceId: string;
  positions?: readonly number[] | null | undefined;
  reason: string;
};
export type CreditOutcome = { error: StaffErrorCode | null; field: string | null };

const refuse = (error: StaffErrorCode, field: string | null = null): CreditOutcome => ({
  error,
  field,
});

/** Rolls back what was written before it was seen that it must not be. */
class RefusedCreditError extends Error {
  override name = 'RefusedCredit';
}

/**
 * Takes back lines of an invoice, or the whole of it, by a credit note with a number of its own (MONEY-29). The invoice
 * is locked, then its orders one after the other: two people at once take turns, and a line goes back once. In the
 * books each order's part is a refund of today.
 */
export const makeCreditInvoice =
  (deps: RefundDeps & { newId: () => string }) =>
  async (context: StaffContext, wanted: Wanted): Promise<CreditOutcome> => {
    const { companyId, staff } = administered(context, wanted.companyId, ['INVOICES', 'WRITE']);
    if (!isUuid(wanted.id)) throw badInput('Not an id');
    if (!isUuid(wanted.invoiceId)) throw notFound('Invoice');
    if (wanted.reason.length > 2 * CREDIT_REASON.most) return refuse('FIELD_INVALID', 'reason');
    const reason = wanted.reason.trim();
    if (reason.length > CREDIT_REASON.most) return refuse('FIELD_INVALID', 'reason');
    if (reason.length < CREDIT_REASON.least) return refuse('REASON_REQUIRED', 'reason');
    try {
      return await deps.db
        .transaction()
        .execute((trx) =>
          creditIn(trx, deps, { ...wanted, companyId, reason, staff }, context.now()),
        );
    } catch (error) {
      if (error instanceof RefusedCreditError) return refuse('REFUND_TOO_MUCH', 'positions');
      throw error;
    }
  };

async function creditIn(
  trx: Database,
  deps: RefundDeps & { newId: () => string },
  wanted: Omit<Wanted, 'companyId'> & {
    companyId: string;
    staff: Parameters<typeof writeAudit>[1];
  },
  now: Temporal.Instant,
): Promise<CreditOutcome> {
  const { companyId, id, invoiceId, reason, staff } = wanted;
  const invoice = await trx
    .selectFrom('invoices')
    .innerJoin('companies', 'companies.id', 'invoices.companyId')
    .select(['invoices.number', 'companies.country'])
    .where('invoices.companyId', '=', companyId)
    .where('invoices.id', '=', invoiceId)
    .forUpdate('invoices')
    .executeTakeFirst();
  if (!invoice) throw notFound('Invoice');
  const known = await findCreditKey(trx, id);
  if (known && (known.companyId !== companyId || known.invoiceId !== invoiceId))
    throw notFound('Credit note');
  if (known) return { error: null, field: null };
  const { lines, credited } = await readPlacedLines(trx, companyId, invoiceId);
  const plan = planCredit(lines, credited, wanted.positions ?? null);
  if (!plan.ok) return refuse(plan.error, 'positions');
  const zone = defaultTimeZone(invoice.country);
  const issuedOn = now.toZonedDateTimeISO(zone).toPlainDate().toString();
  const issuedAt = new Date(now.epochMilliseconds);
  const { staffId } = staff;
  const note = { id, companyId, invoiceId, staffId, reason };
  const number = await insertCreditNote(trx, note, plan.value, { issuedOn, issuedAt });
  for (const part of plan.value.orders) await takeBack(trx, deps, { ...note, part }, now);
  await addJob(
    trx,
    'send-credit-note',
    { companyId, creditNoteId: id },
    { key: `credit-note:${id}` },
  );
  const details = { number, invoice: invoice.number, total: plan.value.total };
  const entry = { action: 'creditInvoice', subjectId: invoiceId, details, companyId };
  await writeAudit(trx, staff, entry, now);
  return { error: null, field: null };
}

/** One order's part of it, as a refund of today. */
async function takeBack(
  trx: Database,
  deps: RefundDeps & { newId: () => string },
  note: {
    id: string;
    companyId: string;
    staffId: string;
    reason: string;
    part: CreditPlan['orders'][number];
  },
  now: Temporal.Instant,
): Promise<void> {
  const { companyId, staffId, part } = note;
  const order = await lockOrder(trx, companyId, part.orderId);
  const money = await deps.lockMoneyOfOrder(trx, companyId, part.orderId);
  // Orders from before invoices had payments have nothing that could be taken back of the books.
  if (!order || money?.kind !== 'INVOICE') return;
  const plan = planRefund(await refundableOrder(trx, order, money), {
    kind: 'RATES',
    rates: part.rates,
    tip: part.tip,
  });
  if (!plan.ok) throw new RefusedCreditError();
  const refundId = deps.newId();
  const refund = { ...plan.value, id: refundId, orderId: order.id, staffId };
  await insertRefund(trx, companyId, { ...refund, reason: 'OTHER', note: note.reason }, now);
  const { amount } = plan.value;
  await deps.giveBackPart(
    trx,
    money,
    { id: refundId, amount, counterKind: null, creditNoteId: note.id },
    now,
  );
}
