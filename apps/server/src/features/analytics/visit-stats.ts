import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Days of UTC, both included. */
export type FigurePeriod = { from: string; to: string };

export type VisitStats = {
  visits: number;
  /** Carts, by the furthest they came: a guest whom the bank sends back has two visits and one cart. */
  carts: number;
  payments: number;
  failedPayments: number;
  orders: number;
  /** `exits`: visits that ended on this page. */
  pages: { page: string; views: number; visits: number; exits: number }[];
  sources: (Funnel & { source: string })[];
  devices: (Funnel & { device: string })[];
  consent: {
    loads: number;
    consentedLoads: number;
    offered: number;
    allowed: number;
    refused: number;
    withdrawn: number;
    /** Of all pages that were opened, how many by guests who had agreed or did so there; null without any. */
    share: number | null;
  };
};
type Funnel = { visits: number; carts: number; orders: number };

const ofPeriod = (companyId: string, { from, to }: FigurePeriod) => sql`
  visits as (
    select id, device, source from analytics_visits
    where company_id = ${companyId} and started_at >= ${from}::date
      and started_at < ${to}::date + 1),
  events as (
    select events.*, visits.device, visits.source from visits
    join analytics_events events on events.company_id = ${companyId} and events.visit_id = visits.id)`;

/** Counts as numbers: PostgreSQL's are larger than a number, ours are not. */
const carts = (...names: string[]) =>
  sql`count(distinct cart_digest) filter (where name in (${sql.join(names)}))::int`;

/** What guests who have agreed did, and how many they are among all: the figures of an owner's report (F-41). */
export async function findVisitStats(
  db: Database,
  companyId: string,
  period: FigurePeriod,
): Promise<VisitStats> {
  const scope = ofPeriod(companyId, period);
  const funnel = sql`count(distinct visit_id)::int as visits,
    count(distinct cart_digest)::int as carts, ${carts('cart_finished')} as orders`;
  const [totals, pages, sources, devices, consent] = await Promise.all([
    sql<Omit<VisitStats, 'pages' | 'sources' | 'devices' | 'consent'>>`with ${scope}
      select count(distinct visit_id)::int as visits, count(distinct cart_digest)::int as carts,
        ${carts('payment_started')} as payments, ${carts('cart_finished')} as orders,
        ${carts('payment_initialize_failed', 'payment_error', 'payment_dropin_error')} as "failedPayments"
      from events`.execute(db),
    sql<VisitStats['pages'][number]>`with ${scope},
      ends as (select distinct on (visit_id) visit_id, page from events order by visit_id, id desc)
      select page, count(*) filter (where name = 'page_view')::int as views,
        count(distinct visit_id)::int as visits,
        (select count(*)::int from ends where ends.page = events.page) as exits
      from events group by page order by views desc, page`.execute(db),
    sql<Funnel & { source: string }>`with ${scope}
      select source, ${funnel} from events group by source order by visits desc, source`.execute(
      db,
    ),
    sql<Funnel & { device: string }>`with ${scope}
      select device, ${funnel} from events group by device order by visits desc, device`.execute(
      db,
    ),
    findConsent(db, companyId, period),
  ]);
  const none = { visits: 0, carts: 0, payments: 0, failedPayments: 0, orders: 0 };
  return {
    ...(totals.rows[0] ?? none),
    pages: pages.rows,
    sources: sources.rows,
    devices: devices.rows,
    consent,
  };
}

async function findConsent(
  db: Database,
  companyId: string,
  { from, to }: FigurePeriod,
): Promise<VisitStats['consent']> {
  const { rows } = await sql<Omit<VisitStats['consent'], 'share'>>`
    select coalesce(sum(loads), 0)::int as loads,
      coalesce(sum(consented_loads), 0)::int as "consentedLoads",
      coalesce(sum(offered), 0)::int as offered, coalesce(sum(allowed), 0)::int as allowed,
      coalesce(sum(refused), 0)::int as refused, coalesce(sum(withdrawn), 0)::int as withdrawn
    from consent_counts where company_id = ${companyId} and day between ${from} and ${to}`.execute(
    db,
  );
  const none = { loads: 0, consentedLoads: 0, offered: 0, allowed: 0, refused: 0, withdrawn: 0 };
  const counts = rows[0] ?? none;
  const agreed = counts.consentedLoads + counts.allowed;
  return { ...counts, share: counts.loads === 0 ? null : Math.min(1, agreed / counts.loads) };
}
