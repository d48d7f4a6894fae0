/** What a key of the programming interface can be given to read (D-770). */
export const API_READS = ['BOOKS', 'ORDERS', 'INVOICES', 'MENU'] as const;
export type ApiRead = (typeof API_READS)[number];

export const MOST_API_KEYS = 10;
export const LONGEST_API_KEY_NAME = 60;
/** After how many days a key can end; null: never by itself. */
export const LONGEST_API_KEY_DAYS = 3_660;

export type ApiKeyInput = {
  name: string;
  reads: readonly ApiRead[];
  endsInDays: number | null;
};

/** The field that cannot be so; null: it can. */
export function apiKeyProblem({ name, reads, endsInDays }: ApiKeyInput): string | null {
  if (name === '' || name.length > LONGEST_API_KEY_NAME) return 'name';
  if (reads.length === 0) return 'reads';
  const isLong = endsInDays !== null && (endsInDays < 1 || endsInDays > LONGEST_API_KEY_DAYS);
  return isLong ? 'endsInDays' : null;
}

/** From its end on it opens nothing. */
export const isApiKeyOver = (endsAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  endsAt !== null && Temporal.Instant.compare(endsAt, now) <= 0;
