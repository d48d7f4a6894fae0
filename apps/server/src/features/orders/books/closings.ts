import type {
  DayClosing,
  DayClosingPage,
  VatMonth,
  VatSum,
} from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import type { Currency } from '@tallrik/domain/money/currency';
import type { AmountOfRate } from '@tallrik/domain/orders/books/book-entries';
import type { DaySums } from '@tallrik/domain/orders/books/day-closing';
import { readReportDays, type ReportDays } from '@tallrik/domain/orders/books/report-days';
import { addRates } from '@tallrik/domain/orders/books/sum-entries';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { BooksReader } from './books-reader.ts';

type Row = {
  id: string;
  venueId: string;
  venueName: string;
  timeZone: string;
  street: string | null;
  city: string | null;
  organizationId: string | null;
  day: string;
  number: number;
  currency: Currency;
  beginsAt: Date;
  endsAt: Date;
  closedAt: Date;
  /** Days that were closed before disputes were written down have none. */
  figures: Omit<DaySums, 'chargebacks'> & Partial<Pick<DaySums, 'chargebacks'>>;
};

const CLOSING_COLUMNS = sql`day_closings.id, day_closings.venue_id, day_closings.venue_name, day_closings.time_zone,
  day_closings.organization_id, day_closings.street, day_closings.city, day_closings.day, day_closings.number,
  day_closings.currency, day_closings.begins_at, day_closings.ends_at, day_closings.closed_at, day_closings.figures`;

const vatRows = (rates: readonly AmountOfRate[]): VatSum[] =>
  rates.map(({ rate, gross, vat }) => ({ rate, gross, vat, net: gross - vat }));

const toClosing = ({ figures, ...row }: Row): DayClosing => ({
  ...row,
  ...figures,
  chargebacks: figures.chargebacks ?? [],
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  closedAt: row.closedAt.toISOString(),
  backKinds: figures.backKinds ?? [],
  sales: vatRows(figures.salesByRate),
  back: vatRows(figures.refundsByRate),
});

/** Null where it is not there for this company. */
export async function findClosing(
  db: Database,
  companyId: string,
  id: string,
): Promise<DayClosing | null> {
  const { rows } = await sql<Row>`
    select ${CLOSING_COLUMNS} from day_closings
    where day_closings.company_id = ${companyId}::uuid and day_closings.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0] ? toClosing(rows[0]) : null;
}

const ofVenues = ({ venueIds }: BooksReader) =>
  venueIds === 'ALL' ? sql`` : sql`and day_closings.venue_id = any(${[...venueIds]}::uuid[])`;

/** Newest day first; `before` is the last one of the page before. */
export async function readClosings(
  db: Database,
  reader: BooksReader,
  page: { before: { day: string; id: string } | null; limit: number; days?: Partial<ReportDays> },
): Promise<DayClosingPage> {
  const { before, limit } = page;
  const { from, to } = page.days ?? {};
  const { rows } = await sql<Row>`
    select ${CLOSING_COLUMNS} from day_closings
    where day_closings.company_id = ${reader.companyId}::uuid ${ofVenues(reader)}
      ${before ? sql`and (day_closings.day, day_closings.id) < (${before.day}, ${before.id}::uuid)` : sql``}
      ${from === undefined ? sql`` : sql`and day_closings.day >= ${from}`}
      ${to === undefined ? sql`` : sql`and day_closings.day <= ${to}`}
    order by day_closings.day desc, day_closings.id desc limit ${limit + 1}`.execute(db);
  const closings = rows.slice(0, limit).map(toClosing);
  const last = closings.at(-1);
  return { closings, nextCursor: rows.length > limit && last ? `${last.day} ${last.id}` : null };
}

/** Null for a cursor that is none of ours. */
export function readClosingCursor(cursor: string): { day: string; id: string } | null {
  const [day = '', id = '', ...more] = cursor.split(' ', 3);
  const isDay = readReportDays({ from: day, to: day }).ok;
  return isDay && isUuid(id) && more.length === 0 ? { day, id } : null;
}

/** Per rate and month, of the closings alone: it is their sum because it is made of them (MONEY-23). */
export async function readVat(
  db: Database,
  reader: BooksReader,
  { from, to }: { from: string; to: string },
): Promise<VatMonth[]> {
  const { rows } = await sql<{ month: string; figures: DaySums }>`
    select substr(day_closings.day, 1, 7) as month, day_closings.figures from day_closings
    where day_closings.company_id = ${reader.companyId}::uuid ${ofVenues(reader)}
      and substr(day_closings.day, 1, 7) between ${from} and ${to}
    order by day_closings.day`.execute(db);
  const months = [...new Set(rows.map(({ month }) => month))];
  return months.map((month) => {
    const days = rows.filter((row) => row.month === month).map(({ figures }) => figures);
    return {
      month,
      days: days.length,
      sales: vatRows(addRates(days.flatMap(({ salesByRate }) => salesByRate))),
      back: vatRows(addRates(days.flatMap(({ refundsByRate }) => refundsByRate))),
    };
  });
}
