import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';

export type AdyenClientConfig = {
  /** With the version: `https://checkout-test.adyen.com/v72`, or the simulator's. */
  apiBase: string;
  apiKey: string;
  merchantAccount: string;
  timeoutMs?: number;
};

export type AdyenCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  idempotencyKey?: string;
};

export type AdyenClient = <Answer>(call: AdyenCall, schema: z.ZodType<Answer>) => Promise<Answer>;

const DEFAULT_TIMEOUT_MS = 10_000;

const errorSchema = z.object({ errorCode: z.string().optional(), message: z.string().optional() });

/** Checkout API over fetch. Adyen's own library would bring 35 MB and cannot talk to the simulator. */
export function createAdyenClient(
  config: AdyenClientConfig,
  request: typeof fetch = fetch,
): AdyenClient {
  return async (call, schema) => {
    const answer = await send(config, request, call);
    const body = await readJson(answer);
    if (!answer.ok) throw refusal(call, answer, body);
    const parsed = schema.safeParse(body);
    if (!parsed.success)
      throw new ProviderError({
        code: 'UNREADABLE',
        message: `Adyen answered ${call.method} ${call.path} in an unknown shape`,
        status: answer.status,
        cause: parsed.error,
      });
    return parsed.data;
  };
}

async function send(
  config: AdyenClientConfig,
  request: typeof fetch,
  call: AdyenCall,
): Promise<Response> {
  const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query)}`;
  try {
    return await request(`${config.apiBase.replace(/\/$/, '')}/${call.path}${query}`, {
      method: call.method,
      headers: {
        'X-API-Key': config.apiKey,
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
      },
      ...(call.body !== undefined && {
        body: JSON.stringify({ merchantAccount: config.merchantAccount, ...call.body }),
      }),
      signal: AbortSignal.timeout(config.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ProviderError({
      code: 'UNREACHABLE',
      message: `Adyen did not answer ${call.method} ${call.path}`,
      cause,
    });
  }
}

const NO_CONTENT = 204;

async function readJson(answer: Response): Promise<unknown> {
  if (answer.status === NO_CONTENT) return null;
  try {
    return await answer.json();
  } catch (cause) {
    // The headers came, the rest did not (or is no JSON): whether it happened is not known.
    throw new ProviderError({
      code: 'UNREACHABLE',
      message: `Adyen's answer broke off`,
      status: answer.status,
      cause,
    });
  }
}

function refusal(call: AdyenCall, answer: Response, body: unknown): ProviderError {
  const error = errorSchema.safeParse(body);
  const isTroubled = answer.status === 429 || answer.status >= 500;
  return new ProviderError({
    code: isTroubled ? 'UNAVAILABLE' : 'REJECTED',
    message: `Adyen ${answer.status} on ${call.method} ${call.path}: ${error.data?.message ?? 'no reason given'}`,
    status: answer.status,
    providerCode: error.data?.errorCode,
    // Adyen marks "the same key is being worked on right now" with this header.
    retryable: isTroubled || answer.headers.get('transient-error') === 'true',
  });
}
