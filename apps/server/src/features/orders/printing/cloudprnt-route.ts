import type { PrinterPaper } from '@tallrik/domain/orders/printers';
import {
  answerPoll,
  stateOfCloudPrnt,
  type PrinterState,
} from '@tallrik/domain/orders/print-queue';
import type { TicketLine } from '@tallrik/domain/orders/ticket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { retryAfterSeconds, type Overrun } from '../../../platform/auth/rate-limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import { faultPoint } from '../../../platform/faults.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { isSecretOf, macOf } from './cloudprnt-key.ts';
import { nextUsefulTicket } from './missed-tickets.ts';
import {
  findPrinter,
  findSecretDigest,
  rememberMac,
  saveState,
  type StoredPrinter,
} from './printer-store.ts';
import type { ReadTicket } from './ticket-content.ts';
import {
  findTicketOf,
  markPrinted,
  markSent,
  markUnacknowledged,
  putOffTicket,
  type WaitingTicket,
} from './ticket-store.ts';

const MEDIA_TYPE = 'image/png';
/** A poll is a few hundred bytes, also of one with a barcode reader. */
const LONGEST_POLL = 8_192;

const addressSchema = z.object({ printerId: z.guid(), secret: z.string().max(64) });
const pollSchema = z.object({
  statusCode: z.string().max(200),
  printerMAC: z.string().max(20).optional(),
  printingInProgress: z.boolean().nullish(),
});
const jobSchema = z.object({
  mac: z.string().max(20).optional(),
  token: z.guid(),
  type: z.string().max(100).optional(),
  code: z.string().max(200).optional(),
});

export type CloudPrntDeps = {
  db: Database;
  log: Pick<Logger, 'error'>;
  /** False where jobs are off: what is due in a restored backup is not sent, also not to who asks for it (D-284). */
  isPrinting: boolean;
  now: () => Temporal.Instant;
  readTicket: ReadTicket;
  /** The ticket as a picture. */
  render: (lines: readonly TicketLine[], paper: PrinterPaper) => Promise<Buffer>;
  publishPrinterChange: (venueId: string) => void;
  countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
};

/**
 * Star CloudPRNT (KITCHEN-13): the printer asks every few seconds, fetches what is offered and says how it went. Its
 * address is its secret; the first device that asks with it is the one, and every other is refused.
 */
export function cloudPrntRoute(app: FastifyInstance, deps: CloudPrntDeps): void {
  const path = '/cloudprnt/:printerId/:secret';
  const options = { bodyLimit: LONGEST_POLL };
  void app.register(async (printers) => {
    // Read here, whatever they call it: refused for its type, or for a body that is missing, a confirmation would not be
    // heard, and its ticket come out once more (D-347).
    printers.removeAllContentTypeParsers();
    printers.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    printers.post(path, options, (request, reply) => takePoll(deps, request, reply));
    printers.get(path, options, (request, reply) => {
      // How it confirms where somebody has told it that DELETE is not known.
      if (hasParameter(request.query, 'delete')) return takeEnd(deps, request, reply);
      return giveJob(deps, request, reply);
    });
    printers.delete(path, options, (request, reply) => takeEnd(deps, request, reply));
  });
}

async function takePoll(
  deps: CloudPrntDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const poll = pollSchema.safeParse(jsonIn(request.body));
  const printer = await admitted(deps, request, reply, poll.data?.printerMAC);
  if (!printer) return reply;
  if (!poll.success) return reply.status(400).send();
  return reply.send(await answer(deps, printer, poll.data));
}

function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

async function giveJob(
  deps: CloudPrntDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Star's printers ask so for settings of other ways than HTTP when they start; there are none.
  if (!hasParameter(request.query, 'token')) return reply.status(404).send();
  const job = jobSchema.safeParse(request.query);
  const printer = await admitted(deps, request, reply, job.data?.mac);
  if (!printer) return reply;
  if (!job.success) return reply.status(400).send();
  if (job.data.type !== undefined && job.data.type !== MEDIA_TYPE) return reply.status(415).send();
  const ticket = deps.isPrinting
    ? await findTicketOf(deps.db, printer, job.data.token, false)
    : null;
  const picture = ticket && (await pictureOf(deps, printer, ticket));
  if (!ticket || !picture) return reply.status(404).send();
  // Asked for again before its end is told it is the same ticket: not "possibly a copy".
  const sent = { ...ticket, printerId: printer.id };
  if (!(await markSent(deps.db, sent, deps.now(), 'AGAIN'))) return reply.status(404).send();
  faultPoint('cloudprnt:fetched');
  return reply
    .type(MEDIA_TYPE)
    .header('cache-control', 'private, no-store')
    .header('x-star-cut', 'partial; feed=true')
    .send(picture);
}

async function takeEnd(
  deps: CloudPrntDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const job = jobSchema.safeParse(request.query);
  const printer = await admitted(deps, request, reply, job.data?.mac);
  if (!printer) return reply;
  if (!job.success) return reply.status(400).send();
  const ticket = await findTicketOf(deps.db, printer, job.data.token, true);
  // Confirmed before, or no longer its own: there is nothing to say to that but that it is well.
  if (ticket) {
    const state = stateOfCloudPrnt(job.data.code ?? '');
    const isCurrent = ticket.token === job.data.token;
    if (state === 'OK') await markPrinted(deps.db, ticket, deps.now());
    else if (isCurrent) await giveUpFor(deps, printer, ticket);
    faultPoint('cloudprnt:confirmed');
    if (state === 'OK' || isCurrent) await reportState(deps, printer, state);
  }
  return reply.status(200).send();
}

/** The printer whose address this is, asked by the device it belongs to; null when the refusal is sent. */
async function admitted(
  deps: CloudPrntDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  typedMac: string | undefined,
): Promise<StoredPrinter | null> {
  const address = addressSchema.safeParse(request.params);
  const network = callerNetwork(request);
  const mayGoOn = async (caller: string | null): Promise<boolean> => {
    const overrun = await deps.countCall(caller, network);
    if (overrun) await reply.status(429).header('retry-after', retryAfterSeconds(overrun)).send();
    return overrun === null;
  };
  if (!(await mayGoOn(null))) return null;
  // One refusal for all that is wrong with an address: it tells nobody which part of it was right.
  const printer = address.success ? await known(deps.db, address.data) : null;
  if (!printer) {
    await reply.status(401).send();
    return null;
  }
  // After its secret: whoever only knows its id must not be counted against it, and silence it so.
  if (!(await mayGoOn(`printer:${printer.id}`))) return null;
  const mac = macOf(typedMac ?? macInHeader(request));
  if (mac === null) {
    await reply.status(400).send();
    return null;
  }
  const isIts =
    printer.mac === null
      ? await rememberMac(deps.db, printer.companyId, printer.id, mac)
      : printer.mac === mac;
  if (!isIts) {
    await reply.status(403).send();
    return null;
  }
  return printer;
}

/** Where a printer says it beside the query or the poll, or instead of it. */
const macInHeader = ({ headers }: FastifyRequest): string => String(headers['x-star-mac'] ?? '');

async function known(
  db: Database,
  { printerId, secret }: { printerId: string; secret: string },
): Promise<StoredPrinter | null> {
  const digest = await findSecretDigest(db, printerId);
  return isSecretOf(secret, digest) ? findPrinter(db, printerId) : null;
}

async function answer(
  deps: CloudPrntDeps,
  printer: StoredPrinter,
  poll: z.infer<typeof pollSchema>,
): Promise<object> {
  const state = stateOfCloudPrnt(poll.statusCode);
  await reportState(deps, printer, state);
  const ticket = deps.isPrinting ? await nextUsefulTicket(deps.db, printer, deps) : null;
  if (!ticket) return { jobReady: false };
  // It had fetched one, and now something is wrong with it: that one is not on paper, or not all of it.
  if (ticket.sentAt && state !== 'OK') await leaveOpen(deps, printer, ticket);
  const answered = answerPoll(
    { fetchedAt: ticket.sentAt, tryAt: ticket.tryAt },
    { state, isPrinting: poll.printingInProgress === true },
    deps.now(),
  );
  if (answered === 'NOTHING') return { jobReady: false };
  if (answered === 'OFFER') return offerOf(ticket);
  await leaveOpen(deps, printer, ticket);
  const next = await nextUsefulTicket(deps.db, printer, deps);
  return next ? offerOf(next) : { jobReady: false };
}

const offerOf = ({ token }: WaitingTicket) => ({
  jobReady: true,
  mediaTypes: [MEDIA_TYPE],
  jobToken: token,
  deleteMethod: 'DELETE',
});

/** What it fetched may be on paper: it is not offered again by its token (D-303). */
async function leaveOpen(deps: CloudPrntDeps, printer: StoredPrinter, ticket: WaitingTicket) {
  if (await markUnacknowledged(deps.db, ticket, deps.now()))
    deps.publishPrinterChange(printer.venueId);
}

/** The printer could not print it: later once more, and then somebody is asked. */
async function giveUpFor(deps: CloudPrntDeps, printer: StoredPrinter, ticket: WaitingTicket) {
  await leaveOpen(deps, printer, ticket);
  await putOffTicket(deps.db, ticket, deps.now());
}

/** Null when its order has gone, and when it cannot be drawn, which must not keep the next one from being printed. */
async function pictureOf(
  deps: CloudPrntDeps,
  printer: StoredPrinter,
  ticket: WaitingTicket,
): Promise<Buffer | null> {
  try {
    const lines = await deps.readTicket(ticket);
    return lines && (await deps.render(lines, printer.paper));
  } catch (error) {
    const about = { companyId: printer.companyId, printerId: printer.id, ticketId: ticket.id };
    deps.log.error({ ...about, err: error }, 'a ticket could not be made');
    await giveUpFor(deps, printer, ticket);
    return null;
  }
}

const hasParameter = (query: unknown, name: string): boolean =>
  typeof query === 'object' && query !== null && name in query;

async function reportState(deps: CloudPrntDeps, printer: StoredPrinter, state: PrinterState) {
  const hasChanged = await saveState(deps.db, printer.companyId, printer.id, state, deps.now());
  if (hasChanged) deps.publishPrinterChange(printer.venueId);
}
