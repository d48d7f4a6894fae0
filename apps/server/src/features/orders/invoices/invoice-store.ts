import type { Database } from '../../../platform/database/database.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** Companies with something on invoice that is not billed yet; most have nothing, and cost nothing. */
export const findCompaniesToBill = (db: Database): Promise<{ id: string; country: string }[]> =>
  db
    .selectFrom('companies')
    .select(['id', 'country'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.companyId', '=', 'companies.id')
          .where('orders.invoiceTargetId', 'is not', null)
          .where('orders.invoiceId', 'is', null)
          .where('orders.offInvoiceAt', 'is', null),
      ),
    )
    .orderBy('id')
    .execute();

/** False for a week that was billed before: a second run changes nothing (D-90). */
export async function beginRun(
  trx: Database,
  companyId: string,
  periodStart: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const begun = await trx
    .insertInto('invoiceRuns')
    .values({ companyId, periodStart, ranAt: new Date(at.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('companyId')
    .executeTakeFirst();
  return begun !== undefined;
}

export type UnbilledOrder = {
  id: string;
  targetId: string;
  currency: string;
  userId: string | null;
};

/** Handed over before the week was out and on no invoice yet; oldest first. Their rows stay locked. */
export async function lockBillableOrders(
  trx: Database,
  companyId: string,
  until: Temporal.Instant,
): Promise<UnbilledOrder[]> {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'invoiceTargetId', 'currency', 'userId'])
    .where('companyId', '=', companyId)
    .where('invoiceTargetId', 'is not', null)
    .where('invoiceId', 'is', null)
    .where('offInvoiceAt', 'is', null)
    .where('createdAt', '<', new Date(until.epochMilliseconds))
    // What `isBillable` says, for the database.
    .where('status', '=', 'COMPLETED')
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ id, invoiceTargetId, currency, userId }) =>
    invoiceTargetId ? [{ id, targetId: invoiceTargetId, currency, userId }] : [],
  );
}

/** The row is locked until the transaction ends: a number is never skipped, and never given twice. */
export async function nextInvoiceNumber(trx: Database, companyId: string): Promise<number> {
  const { lastNumber } = await trx
    .insertInto('invoiceNumbers')
    .values({ companyId, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('companyId').doUpdateSet((row) => ({
        lastNumber: row('invoiceNumbers.lastNumber', '+', 1),
      })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

export async function insertInvoice(
  trx: Database,
  invoice: Omit<InvoiceRecord, 'orders'>,
  issuedAt: Temporal.Instant,
): Promise<void> {
  const { lines, ...row } = invoice;
  await trx
    .insertInto('invoices')
    .values({
      ...row,
      seller: JSON.stringify(row.seller),
      buyer: JSON.stringify(row.buyer),
      vat: JSON.stringify(row.vat),
      issuedAt: new Date(issuedAt.epochMilliseconds),
    })
    .execute();
  const { id: invoiceId, companyId } = invoice;
  await trx
    .insertInto('invoiceLines')
    .values(lines.map((line, position) => ({ ...line, invoiceId, companyId, position })))
    .execute();
  await trx
    .updateTable('orders')
    .set({ invoiceId })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(lines.map(({ orderId }) => orderId))])
    .execute();
}
