/** PAY-44 */
export const INVOICE_TERMS_DAYS = 30;
/** Sunday's last guests have fetched their food by then, or the server has said so for them (D-91). */
const ISSUED_FROM_HOUR = 4;

export type InvoiceWeek = {
  /** Monday and Sunday, YYYY-MM-DD on the company's wall. */
  start: string;
  end: string;
  /** The first moment after the week: what was ordered before may be billed. */
  until: Temporal.Instant;
  issuedOn: string;
  dueOn: string;
};

/**
 * The last whole week, Monday to Sunday on the company's wall (D-90), or null in the first hours of a Monday.
 * The week after is billed with what this one had to leave out. Days are counted on the calendar: two
 * weeks a year are not 168 hours long.
 */
export function weekToInvoice(now: Temporal.Instant, timeZone: string): InvoiceWeek | null {
  const local = now.toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate();
  if (today.dayOfWeek === 1 && local.hour < ISSUED_FROM_HOUR) return null;
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return {
    start: monday.subtract({ days: 7 }).toString(),
    end: monday.subtract({ days: 1 }).toString(),
    until: monday.toZonedDateTime(timeZone).toInstant(),
    issuedOn: today.toString(),
    dueOn: today.add({ days: INVOICE_TERMS_DAYS }).toString(),
  };
}
