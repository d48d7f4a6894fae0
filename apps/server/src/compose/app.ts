import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { HostWorld } from '../features/company/addresses/host-checks.ts';
import type { Database } from '../platform/database/database.ts';
import type { ErrorSink } from '../platform/error-sink/error-sink-port.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import type { Tracing } from '../platform/tracing/tracing-port.ts';
import type { DevelopedApps } from '../platform/web/development.ts';
import type { Media } from '../providers/media/media-port.ts';

export type ComposeDeps = {
  config: Config;
  log: Logger;
  db: Database;
  pool: pg.Pool;
  /** What companies are and sell is read beside transactions: see `OpenDatabase`. */
  reads: Database;
  media: Media;
  now: () => Temporal.Instant;
  newId: () => string;
  /** Jobs run in this process: notices of the provider need not wait for them. */
  hasWorkers?: boolean;
  clockAheadMs?: () => number;
  /** Where what guests' devices tell goes beside our own log. */
  errorSink?: ErrorSink | null;
  tracing?: Tracing | null;
  /** Apps as their sources are, while somebody develops. */
  developed?: DevelopedApps | null;
  /** What the world says of companies' own names; a test has its own. */
  hostWorld?: HostWorld;
};

export type App = {
  http: FastifyInstance;
  jobs: JobHandlers;
  /** Before the jobs are stopped: a printer that does not answer would keep the process for too long (D-351). */
  stopPrinting: () => void;
  /** Asked before each look: deadlines that ended while no server was there are put off. */
  noteOutage: () => Promise<void>;
  /** Looks once for work whose time has come. */
  enqueueDueJobs: () => Promise<void>;
  listen: () => Promise<string>;
  close: () => Promise<void>;
};
