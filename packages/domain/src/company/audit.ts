/** What the server's own jobs do to a company, as the audit log names it (TEAM-12). */
export const JOB_ACTIONS = [
  'rejectUnansweredOrder',
  'completeUnfetchedOrder',
  'putBackOnSale',
  'refillStock',
  'issueInvoice',
  'switchOffWebhook',
  'useApiKey',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** Entries that say who was here, and change nothing anybody has open. */
export const UNCHANGING_ACTIONS = ['staffLogin', 'useApiKey'] as const;

/** How much of the log one file can hold; the days narrow it down. */
export const LONGEST_LOG_EXPORT = 100_000;
