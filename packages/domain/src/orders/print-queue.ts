/** KITCHEN-15: what keeps a printer from printing. */
export const PRINTER_STATES = ['OK', 'AWAY', 'COVER', 'PAPER', 'FAULT'] as const;
export type PrinterState = (typeof PRINTER_STATES)[number];

/** A trouble shorter than this is a roll being changed. */
export const TROUBLE_AFTER_SECONDS = 60;
/** CloudPRNT: a printer that asks every few seconds and has not for this long is away. */
const SILENT_AFTER_SECONDS = 30;

const LONGEST_BACK_OFF_SECONDS = 60;

/** When a ticket that could not be printed is tried again: 5, 10, 20, 40, then every 60 seconds, for ever. */
export const retryAfterSeconds = (attempts: number): number =>
  Math.min(LONGEST_BACK_OFF_SECONDS, 5 * 2 ** Math.min(Math.max(attempts, 1) - 1, 10));

const MOST_SENDS = 2;

/**
 * D-303: a ticket that a printer has taken this often without saying how it ended. Somebody is asked whether it is on
 * paper; sent for ever, it would come out every minute, and everything behind it never.
 */
export const needsStaffConfirmation = (sends: number): boolean => sends >= MOST_SENDS;

export type PrinterTrouble = { kind: Exclude<PrinterState, 'OK'>; since: Temporal.Instant };

const isLong = (since: Temporal.Instant, now: Temporal.Instant): boolean =>
  now.epochMilliseconds - since.epochMilliseconds >= TROUBLE_AFTER_SECONDS * 1_000;

/** What the board says of a printer; null while it prints, and for the first minute of a trouble. */
export function printerTrouble(
  printer: {
    kind: 'ESCPOS' | 'CLOUDPRNT';
    state: PrinterState;
    stateSince: Temporal.Instant;
    /** Its last word; of a CloudPRNT printer its last poll. */
    seenAt: Temporal.Instant | null;
    /** Since when the first of what waits for it has waited. */
    waitingSince: Temporal.Instant | null;
    /** When its last ticket came out. */
    printedAt: Temporal.Instant | null;
  },
  now: Temporal.Instant,
): PrinterTrouble | null {
  const { state, stateSince, seenAt, waitingSince, printedAt } = printer;
  if (printer.kind === 'CLOUDPRNT') {
    const since = seenAt ?? stateSince;
    const silentMs = now.epochMilliseconds - since.epochMilliseconds;
    if (silentMs >= SILENT_AFTER_SECONDS * 1_000)
      return isLong(since, now) ? { kind: 'AWAY', since } : null;
  }
  if (!isLong(stateSince, now)) return null;
  if (state !== 'OK') return { kind: state, since: stateSince };
  // It says that it is well, and nothing comes out.
  if (waitingSince === null || (printedAt && !isLong(printedAt, now))) return null;
  return isLong(waitingSince, now) ? { kind: 'FAULT', since: waitingSince } : null;
}

/** What a CloudPRNT printer says of itself: all that begins with 2 is well. */
export function stateOfCloudPrnt(statusCode: string): PrinterState {
  const code = statusCode.trim();
  if (code.startsWith('2') || code.startsWith('OK')) return 'OK';
  if (code.startsWith('41')) return 'PAPER';
  return code.startsWith('42') ? 'COVER' : 'FAULT';
}

/** Star's advice for how long a print may take before its printer is given up. */
export const PRINT_TIMEOUT_SECONDS = 60;

/** The ticket a CloudPRNT printer is to print next. */
export type OfferedTicket = {
  /** When its printer has fetched it, and not yet said how it went. */
  fetchedAt: Temporal.Instant | null;
  /** Not before: its printer has just said that it could not. */
  tryAt: Temporal.Instant;
};

/** What to answer a poll: OFFER and AGAIN have a job, AGAIN one that may be on paper already. */
export type PollAnswer = 'NOTHING' | 'OFFER' | 'AGAIN';

/**
 * KITCHEN-13, KITCHEN-14. After a printer has fetched a ticket it is taken to be printing, until it confirms, says that
 * something is wrong, or is silent about it for a minute: offered in between, the ticket would be printed twice.
 */
export function answerPoll(
  ticket: OfferedTicket | null,
  poll: { state: PrinterState; isPrinting: boolean },
  now: Temporal.Instant,
): PollAnswer {
  if (ticket === null || poll.state !== 'OK') return 'NOTHING';
  if (ticket.fetchedAt === null)
    return Temporal.Instant.compare(ticket.tryAt, now) > 0 ? 'NOTHING' : 'OFFER';
  const passedMs = now.epochMilliseconds - ticket.fetchedAt.epochMilliseconds;
  return !poll.isPrinting && passedMs >= PRINT_TIMEOUT_SECONDS * 1_000 ? 'AGAIN' : 'NOTHING';
}
