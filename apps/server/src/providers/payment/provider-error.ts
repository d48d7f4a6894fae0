export type ProviderErrorCode =
  /** No answer in time, or no connection: it may have happened or not. Ask again with the same key. */
  | 'UNREACHABLE'
  /** The provider is in trouble or asks to slow down. */
  | 'UNAVAILABLE'
  /** Understood and refused: asking again gives the same answer. */
  | 'REJECTED'
  /** An answer in a shape this adapter does not know. */
  | 'UNREADABLE';

export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly code: ProviderErrorCode;
  readonly status: number | null;
  readonly providerCode: string | null;
  /** True when the same call with the same idempotency key may succeed later. */
  readonly retryable: boolean;

  constructor(facts: {
    code: ProviderErrorCode;
    message: string;
    status?: number;
    providerCode?: string;
    retryable?: boolean;
    cause?: unknown;
  }) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status ?? null;
    this.providerCode = facts.providerCode ?? null;
    this.retryable =
      facts.retryable ?? (facts.code === 'UNREACHABLE' || facts.code === 'UNAVAILABLE');
  }
}
