import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { ORDER_STATUSES, REJECT_REASONS } from '@tallrik/domain/orders/order';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { readMoneyMetrics } from '../features/checkout/money-metrics.ts';
import type { MissingBoard } from '../features/orders/board-sightings.ts';
import { findPendingByVenue } from '../features/orders/pending-orders.ts';
import type { FindUnprinted } from '../features/orders/printing/waiting-tickets.ts';
import type { Database } from '../platform/database/database.ts';
import { PATIENCE_MS } from '../platform/http/health.ts';
import { inTime } from '../platform/in-time.ts';
import { readQueueMetrics } from '../platform/jobs/queue-metrics.ts';
import type { JobHandlers, JobName } from '../platform/jobs/jobs.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { BoardWatchers } from '../features/orders/boards.ts';
import { makeDatabaseMetrics } from './database-metrics.ts';

/** With ten thousand venues nobody looks at ten thousand lines: the most pressing have a name, the others are one (D-281). */
export const NAMED_VENUES = 100;

type MetricsDeps = {
  metrics: Metrics;
  db: Database;
  pool: pg.Pool;
  now: () => Temporal.Instant;
  boards: BoardWatchers & { findMissing: () => Promise<MissingBoard[]> };
  findUnprinted: FindUnprinted;
  /** Null where no Redis is configured. */
  isRedisReady: (() => boolean) | null;
  isTakingGuests: () => boolean;
  connections: () => number;
};

/** Everything an operator's watch reads, also while the database is away. */
export function composeMetrics(deps: MetricsDeps) {
  const { metrics, db, pool, now, isRedisReady } = deps;
  beginOrders(metrics);
  let isDatabaseUp = false;
  metrics.gauge('tallrik_database_up', 'The database answered this scrape.', () =>
    Number(isDatabaseUp),
  );
  metrics.gauge('tallrik_ready', 'This process takes guests and its database answers.', () =>
    Number(isDatabaseUp && deps.isTakingGuests()),
  );
  if (isRedisReady)
    metrics.gauge('tallrik_redis_up', 'Redis is connected.', () => Number(isRedisReady()));
  metrics.gauge('tallrik_open_sockets', 'Live connections of phones and boards.', deps.connections);
  metrics.gauge('tallrik_memory_bytes', 'Resident memory.', () => process.memoryUsage().rss);
  const pools = {
    tallrik_pool_connections: ['Open connections to the database.', () => pool.totalCount],
    tallrik_pool_idle_connections: ['Of them, those nobody uses.', () => pool.idleCount],
    tallrik_pool_waiting: ['Who waits for a connection.', () => pool.waitingCount],
  } as const;
  for (const [name, [help, read]] of Object.entries(pools)) metrics.gauge(name, help, read);
  const eventLoop = watchEventLoop(metrics);

  const shown = makeDatabaseMetrics(metrics, deps.boards);
  const read = async () => {
    const [pending, tickets, money, queue, missing] = await Promise.all([
      findPendingByVenue(db, now(), NAMED_VENUES),
      deps.findUnprinted(NAMED_VENUES),
      readMoneyMetrics(db, now()),
      readQueueMetrics(db),
      deps.boards.findMissing(),
    ]);
    const named = missing.slice(0, NAMED_VENUES);
    return { pending, tickets, money, queue, missing: named, all: missing.length };
  };
  let reading: ReturnType<typeof read> | null = null;
  return {
    render: async (): Promise<string> => {
      // One at a time: scrapes of a database that hangs must not take its last connections.
      reading ??= read().finally(() => {
        reading = null;
      });
      try {
        shown.show(await inTime(reading, PATIENCE_MS));
        isDatabaseUp = true;
      } catch {
        isDatabaseUp = false;
        shown.hide();
      }
      return metrics.render();
    },
    close: eventLoop.stop,
  };
}

/** Series that are not there before their first event have no rate when it comes. */
function beginOrders(metrics: Metrics): void {
  for (const status of ORDER_STATUSES.filter((one) => one !== 'REJECTED'))
    metrics.count('tallrik_orders_total', { status, reason: '' }, 0);
  for (const reason of [...REJECT_REASONS, 'NO_RESPONSE'])
    metrics.count('tallrik_orders_total', { status: 'REJECTED', reason }, 0);
}

function watchEventLoop(metrics: Metrics): { stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let before = performance.eventLoopUtilization();
  metrics.gauge('tallrik_event_loop_lag_seconds', 'Late by, 99 of 100 since last asked.', () => {
    // Nothing measured yet is not a number.
    const seconds = delay.count === 0 ? 0 : delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
  metrics.gauge('tallrik_event_loop_utilization', 'Busy since last asked, 0 to 1.', () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, before);
    before = current;
    return utilization;
  });
  return { stop: () => delay.disable() };
}

/** How long requests take, by route: their number is what the program has. */
export function timeRequests(http: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.durations('tallrik_request_seconds', 'Answered requests.', [
    'route',
    'method',
    'status',
  ]);
  http.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    // What matches nothing is somebody's invention, and so is its method.
    const method = route === undefined ? 'ANY' : request.method;
    requests.observe({ route: route ?? 'none', method, status }, reply.elapsedTime / 1000);
    done();
  });
}

/** The same handlers, each with its time and how it ended. */
export function timeJobs(handlers: JobHandlers, metrics: Metrics): JobHandlers {
  const jobs = metrics.durations('tallrik_job_seconds', 'Jobs that ran.', ['job', 'outcome']);
  const timed = (Object.keys(handlers) as JobName[]).map((job) => {
    for (const outcome of ['done', 'failed']) jobs.begin({ job, outcome });
    const handle = handlers[job] as (payload: unknown) => Promise<void>;
    return [
      job,
      async (payload: unknown): Promise<void> => {
        const begun = performance.now();
        const end = (outcome: string) =>
          jobs.observe({ job, outcome }, (performance.now() - begun) / 1000);
        try {
          await handle(payload);
          end('done');
        } catch (error) {
          end('failed');
          throw error;
        }
      },
    ];
  });
  return Object.fromEntries(timed) as JobHandlers;
}
