import { addMinor, minor, type Minor, ZERO } from '@tallrik/domain/money/minor';
import type { Database } from '../../../platform/database/database.ts';

const GIVEN_BACK: ReadonlySet<string> = new Set([
  'CANCEL_ASKED',
  'CANCELLED',
  'REFUND_ASKED',
  'REFUNDED',
  'WAIVED',
]);

/** What of an order's money has gone back, or is on its way: points follow real revenue (D-117). */
export async function moneyGivenBack(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<Minor | 'ALL'> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('partRefunds', 'partRefunds.paymentId', 'payments.id')
    .leftJoin('refunds', 'refunds.id', 'partRefunds.id')
    .select(['payments.state', 'partRefunds.amount', 'refunds.tip'])
    .where('payments.companyId', '=', companyId)
    .where('payments.orderId', '=', orderId)
    .execute();
  if (rows.some(({ state }) => GIVEN_BACK.has(state))) return 'ALL';
  // A tip earned nothing and takes nothing with it.
  return rows.reduce(
    (sum, { amount, tip }) => addMinor(sum, minor((amount ?? 0) - (tip ?? 0))),
    ZERO,
  );
}
