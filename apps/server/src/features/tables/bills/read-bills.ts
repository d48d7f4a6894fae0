import type {
  BillReceipt,
  OfficeBill,
  OfficeBillLine,
} from '@tallrik/contract/generated/staff-resolvers';
import type { CartLineVariation } from '@tallrik/domain/cart/cart-line';
import { subtractMinor } from '@tallrik/domain/money/minor';
import { chequeTotals } from '@tallrik/domain/tables/cheque';
import { isClaimActive, payableCheque } from '@tallrik/domain/tables/cheque-claims';
import { sql, type RawBuilder } from 'kysely';
import type { OfficeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findCheque, type LoadedCheque } from '../cheque-store.ts';

const CLOSED_DAYS = 30;
const MOST_BILLS = 200;

type Head = {
  id: string;
  venueId: string;
  venueName: string;
  timeZone: string;
  createdAt: Date;
  closedAt: Date | null;
};

const readHeads = async (db: Database, where: RawBuilder<unknown>): Promise<Head[]> =>
  (
    await sql<Head>`
      select cheques.id, cheques.venue_id, venues.name as venue_name, venues.time_zone, cheques.created_at,
        cheques.closed_at
      from cheques join venues on venues.id = cheques.venue_id
      where ${where} limit ${MOST_BILLS}`.execute(db)
  ).rows;

export async function findBills(
  db: Database,
  { companyId, venueIds }: OfficeCaller,
  wanted: { venueId: string | null; isClosed: boolean },
  now: Temporal.Instant,
): Promise<OfficeBill[]> {
  const since = new Date(now.subtract({ hours: CLOSED_DAYS * 24 }).epochMilliseconds);
  const heads = await readHeads(
    db,
    sql`cheques.company_id = ${companyId}::uuid
      and ${venueIds === 'ALL' ? sql`true` : sql`cheques.venue_id = any(${[...venueIds]}::uuid[])`}
      and ${wanted.venueId === null ? sql`true` : sql`cheques.venue_id = ${wanted.venueId}::uuid`}
      and ${
        wanted.isClosed
          ? sql`cheques.closed_at >= ${since} order by cheques.closed_at desc, cheques.id`
          : sql`cheques.closed_at is null order by cheques.created_at, cheques.id`
      }`,
  );
  const bills: OfficeBill[] = [];
  for (const head of heads) {
    const loaded = await findCheque(db, head.id);
    if (loaded) bills.push(await billOf(db, head, loaded, now));
  }
  return bills;
}

/** Null where it is not there for this company. */
export async function readBill(
  db: Database,
  companyId: string,
  billId: string,
  now: Temporal.Instant,
): Promise<OfficeBill | null> {
  const [head] = await readHeads(
    db,
    sql`cheques.company_id = ${companyId}::uuid and cheques.id = ${billId}::uuid`,
  );
  const loaded = head && (await findCheque(db, billId));
  return head && loaded ? billOf(db, head, loaded, now) : null;
}

async function billOf(
  db: Database,
  { id, venueId, venueName, timeZone, createdAt, closedAt }: Head,
  { cheque, claims, tableCode }: LoadedCheque,
  now: Temporal.Instant,
): Promise<OfficeBill> {
  const { amount, discount, paid, left } = chequeTotals(cheque);
  const payable = new Map(
    payableCheque(cheque, claims, now, null).items.map((item) => [item.id, item.left]),
  );
  const busy = claims.filter((claim) => claim.until !== null && isClaimActive(claim, now));
  const lines = (await readLines(db, id)).map((line): OfficeBillLine => {
    const rest = line.takenOffAt === null ? payable.get(line.id) : undefined;
    return {
      ...line,
      left: rest && rest.fraction > 0 ? subtractMinor(rest.amount, rest.discount) : 0,
      isBeingPaid: busy.some(({ chequeItemId }) => chequeItemId === line.id),
    };
  });
  return {
    id,
    tableCode,
    venueId,
    venueName,
    timeZone,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    amount,
    discount,
    paid,
    left,
    beingPaid: busy.reduce((sum, claim) => sum + claim.amount - claim.discount, 0),
    lines,
    receipts: await readReceipts(db, id),
  };
}

/** All of them, also what was taken off. */
async function readLines(
  db: Database,
  chequeId: string,
): Promise<Omit<OfficeBillLine, 'left' | 'isBeingPaid'>[]> {
  const rows = await db
    .selectFrom('chequeItems')
    .innerJoin('orders', 'orders.id', 'chequeItems.orderId')
    .select([
      'chequeItems.id',
      'chequeItems.title',
      'chequeItems.variations',
      'chequeItems.amount',
      'chequeItems.discount',
      'chequeItems.paid',
      'chequeItems.takenOffAt',
      'chequeItems.takenOffReason',
      'chequeItems.orderId',
      'orders.easyId as orderNumber',
    ])
    .where('chequeItems.chequeId', '=', chequeId)
    .orderBy('chequeItems.position')
    .execute();
  return rows.map(({ variations, takenOffAt, ...row }) => ({
    ...row,
    options: (variations as CartLineVariation[]).map(({ title }) => title),
    takenOffAt: takenOffAt?.toISOString() ?? null,
  }));
}

async function readReceipts(db: Database, chequeId: string): Promise<BillReceipt[]> {
  const { rows } = await sql<Omit<BillReceipt, 'createdAt'> & { createdAt: Date }>`
    select orders.id as order_id, orders.easy_id as order_number, orders.created_at, orders.total, payments.kind,
      payments.counter_kind
    from orders left join payments on payments.order_id = orders.id
    where orders.cheque_id = ${chequeId}::uuid order by orders.created_at, orders.id`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
