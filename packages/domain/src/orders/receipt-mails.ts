/** D-98: enough for a typing error, too few to bomb a mailbox. */
export const RECEIPT_MAILS_PER_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;

/** `sent` are the moments at which this order's receipt was asked for before. */
export const mayMailReceipt = (sent: readonly Temporal.Instant[], now: Temporal.Instant): boolean =>
  sent.filter((at) => now.epochMilliseconds - at.epochMilliseconds < HOUR_MS).length <
  RECEIPT_MAILS_PER_HOUR;
