import type { CodePage, PrinterPaper } from '@tallrik/domain/orders/printers';
import type { PrinterState } from '@tallrik/domain/orders/print-queue';
import type { TicketLine } from '@tallrik/domain/orders/ticket';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { faultPoint } from '../../../platform/faults.ts';
import { DUE_BATCH, hasNoJob, type EnqueueDueJobs } from '../../../platform/jobs/deadlines.ts';
import { addingJob } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { nextUsefulTicket } from './missed-tickets.ts';
import { findPrinter, saveState, type StoredPrinter } from './printer-store.ts';
import type { ReadTicket } from './ticket-content.ts';
import {
  markPossibleCopy,
  markPrinted,
  markSent,
  markUnacknowledged,
  putOff,
  type WaitingTicket,
} from './ticket-store.ts';

/** As the port of the providers: what printing on a printer of the venue's network can come to. */
export type PrintOnNetwork = (
  printer: { host: string; port: number; paper: PrinterPaper; codePage: CodePage },
  lines: readonly TicketLine[],
  onSending: () => Promise<boolean>,
) => Promise<
  | { kind: 'PRINTED'; state: PrinterState }
  | { kind: 'CALLED_OFF' }
  | { kind: 'NOT_SENT' | 'UNACKNOWLEDGED'; state: Exclude<PrinterState, 'OK'> }
>;

/** One in trouble for which nothing waits is asked this often how it is. */
const LOOK_EVERY_MS = 60_000;

/** Adds a job for each printer we speak to that has a ticket whose time has come, or nothing to print and a trouble. */
export const enqueueDuePrinting: EnqueueDueJobs = async (db, now) => {
  const at = new Date(now.epochMilliseconds);
  const lookedAt = new Date(now.epochMilliseconds - LOOK_EVERY_MS);
  // The minute is part of the key: one that died must not keep a printer silent for ever.
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  const key = sql`'print:' || due.printer_id || ${`:${minute}`}`;
  const payload = sql`json_build_object('companyId', due.company_id, 'printerId', due.printer_id)`;
  await sql`
    select ${addingJob('print-tickets', { payload, key })} from (
      select distinct ticket.company_id, ticket.printer_id from print_tickets as ticket
      join printers on printers.id = ticket.printer_id and printers.kind = 'ESCPOS'
      where ticket.printed_at is null and ticket.missed_at is null and ticket.set_aside_at is null and ticket.try_at <= ${at}
      union
      select company_id, id from printers
      where kind = 'ESCPOS' and state <> 'OK' and coalesce(looked_at, state_since) <= ${lookedAt}
        and not exists (select 1 from print_tickets as waiting
          where waiting.printer_id = printers.id and waiting.printed_at is null and waiting.missed_at is null
            and waiting.set_aside_at is null)
      limit ${DUE_BATCH}
    ) as due where ${hasNoJob(key)}`.execute(db);
};

/**
 * Prints what waits for one printer, oldest first, until there is nothing or it cannot. A printer's trouble is no
 * failure of the job: a job that fails often enough is dead, a ticket is never given up (KITCHEN-14).
 */
export const makePrintTickets =
  (deps: {
    db: Database;
    log: Pick<Logger, 'warn' | 'error'>;
    now: () => Temporal.Instant;
    readTicket: ReadTicket;
    print: PrintOnNetwork;
    /** How it is, without a letter on its paper. */
    look: (printer: { host: string; port: number }) => Promise<PrinterState>;
    publishPrinterChange: (venueId: string) => void;
    /** Aborted when the process shall end. */
    stopping: AbortSignal;
  }) =>
  async ({ companyId, printerId }: { companyId: string; printerId: string }): Promise<void> => {
    await whileOursAlone(deps.db, printerId, async () => {
      let isGoing = true;
      while (isGoing && !deps.stopping.aborted) {
        // Read anew each time: whoever has changed its address meanwhile means the next ticket too.
        const printer = await findPrinter(deps.db, printerId);
        if (printer?.companyId !== companyId) return;
        const ticket = await nextUsefulTicket(deps.db, printer, deps);
        isGoing = ticket !== null && (await printOne(printer, ticket));
        if (ticket === null && printer.state !== 'OK') await lookAt(printer);
      }
    });

    /** Its tickets have gone elsewhere: nobody else would notice that it is well again. */
    async function lookAt({ id, venueId, host, port }: StoredPrinter): Promise<void> {
      if (host === null || port === null) return;
      const state = await deps.look({ host, port });
      const hasChanged = await saveState(deps.db, companyId, id, state, deps.now());
      if (hasChanged) deps.publishPrinterChange(venueId);
    }

    /** False: the printer cannot print now. */
    async function printOne(to: StoredPrinter, ticket: WaitingTicket): Promise<boolean> {
      const { host, port } = to;
      if (host === null || port === null) return false;
      // A send that nobody has said the end of: this process was not there to hear it.
      const isPossibleCopy = ticket.isPossibleCopy || ticket.sentAt !== null;
      if (ticket.sentAt !== null) await markPossibleCopy(deps.db, ticket);
      const about = { companyId, printerId, ticketId: ticket.id };
      const send = async (): ReturnType<PrintOnNetwork> => {
        const lines = await deps.readTicket({ ...ticket, isPossibleCopy });
        if (!lines) {
          deps.log.warn(about, 'a ticket without an order');
          await markPrinted(deps.db, ticket, deps.now());
          return { kind: 'CALLED_OFF' };
        }
        return deps.print({ ...to, host, port }, lines, async () => {
          if (deps.stopping.aborted) return false;
          const isWanted = await markSent(deps.db, { ...ticket, printerId }, deps.now(), 'ONCE');
          if (isWanted) faultPoint('print:begun');
          return isWanted;
        });
      };
      const sending = send().catch((error: unknown) => {
        // One that cannot be drawn must not keep all behind it from being printed: it is asked about like any other.
        deps.log.error({ ...about, err: error }, 'a ticket could not be made');
        return { kind: 'UNACKNOWLEDGED', state: 'FAULT' } as const;
      });
      const outcome = await untilLeft(sending, deps.stopping);
      // Not heard to its end: that it was begun is written down, and whoever comes next says so on it (D-351).
      if (outcome === null) return false;
      // Taken back, or taken over by another printer, while this one was asked how it is.
      if (outcome.kind === 'CALLED_OFF') return true;
      if (outcome.kind === 'PRINTED') faultPoint('print:acknowledged');
      const now = deps.now();
      let needsConfirmation = false;
      if (outcome.kind === 'PRINTED') await markPrinted(deps.db, ticket, now);
      else {
        if (outcome.kind === 'UNACKNOWLEDGED') {
          needsConfirmation = await markUnacknowledged(deps.db, ticket, now);
          if (needsConfirmation)
            deps.log.warn(about, 'a ticket nobody knows the end of is asked about');
        }
        if (!needsConfirmation) await putOff(deps.db, companyId, to.id, ticket.attempts + 1, now);
      }
      const hasChanged = await saveState(deps.db, companyId, to.id, outcome.state, now);
      if (hasChanged || needsConfirmation) deps.publishPrinterChange(to.venueId);
      // What is asked about does not keep the next one waiting.
      return outcome.kind === 'PRINTED' || needsConfirmation;
    }
  };

/** Less than a supervisor waits before it kills, and other work has to be ended too. */
const PATIENCE_WHEN_STOPPING_MS = 10_000;

/** Null when the process has to end before the work has. */
async function untilLeft<Outcome>(
  work: Promise<Outcome>,
  stopping: AbortSignal,
): Promise<Outcome | null> {
  let timer: NodeJS.Timeout | undefined;
  let onStop = (): void => undefined;
  const left = new Promise<null>((resolve) => {
    onStop = () => {
      timer = setTimeout(() => resolve(null), PATIENCE_WHEN_STOPPING_MS);
    };
  });
  if (stopping.aborted) onStop();
  else stopping.addEventListener('abort', onStop);
  try {
    return await Promise.race([work, left]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', onStop);
  }
}

/**
 * Does the work while no other process prints on this printer; two at once would tear each other's tickets apart. The
 * lock is the connection's: when the process is killed it is free at once, and no ticket waits for a dead man's turn.
 */
const whileOursAlone = (
  db: Database,
  printerId: string,
  work: () => Promise<void>,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`printer:${printerId}`}, 0)`;
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${key}) as "isOurs"`.execute(connection);
    if (!rows[0]?.isOurs) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
