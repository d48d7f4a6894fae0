import type { OfficeCode as CodeAnswer } from '@tallrik/contract/generated/staff-resolvers';
import { codeState } from '@tallrik/domain/loyalty/codes/code-state';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeCode } from './office-code.ts';
import { salesOf, type SalesReader } from './sales-reader.ts';

type CodeSums = { id: string; reserved: number; turnover: number };

const dateOf = (now: Temporal.Instant): Date => new Date(now.epochMilliseconds);

export const stateOf = (code: OfficeCode, now: Temporal.Instant) =>
  codeState({ ...code, ...(code.seriesSize === null ? {} : { size: code.seriesSize }) }, now);

/** Codes with what they brought: sales as O-09 counts them, without tips (GROWTH-01). */
export async function answerCodes(
  db: Database,
  reader: SalesReader,
  codes: readonly OfficeCode[],
  now: Temporal.Instant,
): Promise<CodeAnswer[]> {
  if (codes.length === 0) return [];
  const ids = codes.map(({ id }) => id);
  const { rows } = await sql<CodeSums>`
    select coalesce(promo_codes.series_id, promo_codes.id) as id,
      (count(*) filter (where promo_uses.expires_at > ${dateOf(now)}))::int as reserved,
      coalesce(sum(orders.total - orders.tip) filter (where orders.status <> 'REJECTED'
        and not orders.is_test and not orders.is_pay_later and ${salesOf(reader)}), 0)::float8 as turnover
    from promo_codes
    join promo_uses on promo_uses.promo_code_id = promo_codes.id
    left join orders on orders.id = promo_uses.order_id
    where promo_codes.company_id = ${reader.companyId}
      and (promo_codes.id = any(${ids}::uuid[]) or promo_codes.series_id = any(${ids}::uuid[]))
    group by 1`.execute(db);
  const sums = new Map(rows.map((row) => [row.id, row]));
  return codes.map((code) => ({
    ...code,
    venueIds: [...code.venueIds],
    categoryIds: [...code.categoryIds],
    state: stateOf(code, now),
    reservedCount: sums.get(code.id)?.reserved ?? 0,
    turnover: sums.get(code.id)?.turnover ?? 0,
  }));
}

/** What an order of the last 90 days came to on average; null where there was none. */
export async function findAverageOrder(
  db: Database,
  reader: SalesReader,
  now: Temporal.Instant,
): Promise<number | null> {
  const since = dateOf(now.subtract({ hours: 90 * 24 }));
  const { rows } = await sql<{ average: number | null }>`
    select round(avg(total - tip))::int as average from orders
    where company_id = ${reader.companyId} and created_at > ${since} and status <> 'REJECTED'
      and not is_test and not is_pay_later and ${salesOf(reader)}`.execute(db);
  return rows[0]?.average ?? null;
}
