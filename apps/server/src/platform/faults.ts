/**
 * Moments at which a killed server must lose nothing: between a promise and its record, on either side of the
 * provider. The crash test kills a real server at each of them.
 */
export const FAULT_POINTS = [
  'session:written',
  'session:opened-at-provider',
  'session:recorded',
  'details:answered',
  'notice:received',
  'notice:stored',
  'notice:before-taking',
  'notice:taken',
  'settle:answered',
  'authorisation:payment-written',
  'authorisation:order-written',
  'authorisation:promises-used',
  'authorisation:committed',
  'cardless:FREE:order-written',
  'cardless:FREE:committed',
  'cardless:INVOICE:order-written',
  'cardless:INVOICE:committed',
  'cardless:LATER:order-written',
  'cardless:LATER:committed',
  'bill:paid',
  'move:ACCEPTED:written',
  'move:ACCEPTED:committed',
  'capture:written',
  'capture:asked',
  'release:written',
  'release:asked',
  'move:REJECTED:written',
  'move:REJECTED:committed',
  'refund:written',
  'refund:asked',
  'refund-part:written',
  'refund-part:asked',
  'expire:ended',
] as const;

/** The same for tickets: between a printer and the record of what it has printed (KITCHEN-14). */
export const PRINT_FAULT_POINTS = [
  'print:begun',
  'print:acknowledged',
  'cloudprnt:fetched',
  'cloudprnt:confirmed',
] as const;

/** The same for messages to a venue's contacts: between what is told and that it was (KITCHEN-08, KITCHEN-09). */
export const CONTACT_FAULT_POINTS = [
  'escalation:MAIL:written',
  'escalation:committed',
  'escalation:SMS:written',
  'contact-message:sent',
  'board-gone:written',
  'board-gone:committed',
] as const;
export type FaultPoint =
  | (typeof FAULT_POINTS)[number]
  | (typeof PRINT_FAULT_POINTS)[number]
  | (typeof CONTACT_FAULT_POINTS)[number];

let armed: FaultPoint | null = null;

/** Called by `main.ts` in the test environment only; nothing else can switch a fault on. */
export function armFault(point: FaultPoint): void {
  armed = point;
}

/** Ends the process as a power failure would: no handlers, no flush, no goodbye to the database. */
export function faultPoint(point: FaultPoint): void {
  if (armed === point) process.kill(process.pid, 'SIGKILL');
}
