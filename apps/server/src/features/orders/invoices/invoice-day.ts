/** The day that counts for what is overdue. */
export const invoiceDay = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO('UTC').toPlainDate().toString();
