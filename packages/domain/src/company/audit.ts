/** What the server's own jobs do to a company, as the audit log names it (TEAM-12). */
export const JOB_ACTIONS = [
  'rejectUnansweredOrder',
  'completeUnfetchedOrder',
  'putBackOnSale',
  'refillStock',
  'issueInvoice',
  'switchOffWebhook',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** How much of the log one file can hold; the days narrow it down. */
export const LONGEST_LOG_EXPORT = 100_000;
