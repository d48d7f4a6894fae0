import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { minor } from '@tallrik/domain/money/minor';
import { invoiceLines, invoiceTotals } from '@tallrik/domain/orders/invoice';
import { weekToInvoice, type InvoiceWeek } from '@tallrik/domain/orders/invoice-week';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import { writeJobAudit } from '../../../platform/auth/audit-log.ts';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { readOrders } from '../order-store.ts';
import { findBuyer, findSellerParty } from './invoice-parties.ts';
import type { InvoiceTexts } from './invoice-record.ts';
import {
  beginRun,
  findCompaniesToBill,
  insertInvoice,
  lockBillableOrders,
  nextInvoiceNumber,
  type UnbilledOrder,
} from './invoice-store.ts';

export type IssueDeps = {
  db: Database;
  now: () => Temporal.Instant;
  newId: () => string;
  textsIn: (language: Language) => InvoiceTexts;
  defaultLanguageOf: (companyId: string) => Promise<Language | null>;
};

/**
 * Comes every hour and bills each company once a week, on its own Monday morning (D-90). Each company is one
 * transaction: either its whole week is billed, with numbers that follow each other, or nothing of it.
 */
export const makeIssueInvoices = (deps: IssueDeps) => async (): Promise<void> => {
  const now = deps.now();
  const failures: unknown[] = [];
  for (const { id, country } of await findCompaniesToBill(deps.db)) {
    const week = weekToInvoice(now, defaultTimeZone(country));
    try {
      if (week) await billCompany(deps, id, week, now);
    } catch (error) {
      // One company's broken books must not keep the others from being paid; the job is tried again for it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some companies could not be billed');
};

async function billCompany(
  deps: IssueDeps,
  companyId: string,
  week: InvoiceWeek,
  now: Temporal.Instant,
): Promise<void> {
  const defaultLanguage = await deps.defaultLanguageOf(companyId);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await beginRun(trx, companyId, week.start, now))) return;
    const seller = await findSellerParty(trx, companyId);
    for (const bundle of bundled(await lockBillableOrders(trx, companyId, week.until))) {
      const [first] = bundle;
      if (!first) continue;
      const buyer = await findBuyer(trx, companyId, first);
      const language = buyer.language ?? defaultLanguage ?? DEFAULT_LANGUAGE;
      const orders = await readOrders(trx, (rows) =>
        rows
          .where('orders.companyId', '=', companyId)
          .where(
            'orders.id',
            'in',
            bundle.map(({ id }) => id),
          )
          .orderBy('orders.createdAt')
          .orderBy('orders.id'),
      );
      const lines = invoiceLines(
        orders.map((order) => ({ ...order, tip: order.payment?.tip ?? minor(0) })),
        { language, defaultLanguage, tipTitle: deps.textsIn(language)('Mail.Receipt.Tip') },
      );
      const { total, totalVat, vat } = invoiceTotals(lines);
      const invoiceId = deps.newId();
      await insertInvoice(
        trx,
        {
          id: invoiceId,
          companyId,
          number: await nextInvoiceNumber(trx, companyId),
          targetId: first.targetId,
          periodStart: week.start,
          periodEnd: week.end,
          issuedOn: week.issuedOn,
          dueOn: week.dueOn,
          currency: columnOneOf(CURRENCIES, first.currency),
          language,
          seller,
          buyer: buyer.party,
          vat,
          total,
          totalVat,
          lines,
        },
        now,
      );
      const entry = { action: 'issueInvoice' as const, subjectId: invoiceId, details: {} };
      await writeJobAudit(trx, { ...entry, companyId }, now);
      await addJob(trx, 'send-invoice', { companyId, invoiceId }, { key: `invoice:${invoiceId}` });
    }
  });
}

/** One invoice per target; a company that changed its currency in the middle of a week gets two. */
function bundled(orders: readonly UnbilledOrder[]): UnbilledOrder[][] {
  const bundles = new Map<string, UnbilledOrder[]>();
  for (const order of orders) {
    const key = `${order.targetId} ${order.currency}`;
    bundles.set(key, [...(bundles.get(key) ?? []), order]);
  }
  return [...bundles.values()];
}
