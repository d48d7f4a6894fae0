import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';
import { createAdyenClient } from './adyen-client.ts';

const CONFIG = { apiBase: 'https://adyen.test/v72/', apiKey: 'key', merchantAccount: 'Account' };
const answerSchema = z.object({ id: z.string() });

const clientAnswering = (answer: () => Promise<Response> | Response) =>
  createAdyenClient(CONFIG, async () => answer());
const failure = async (answer: () => Promise<Response> | Response): Promise<unknown> =>
  clientAnswering(answer)({ method: 'POST', path: 'sessions', body: {} }, answerSchema).catch(
    (error: unknown) => error,
  );

describe('calling Adyen', () => {
  it('[D-81] sends key, account and idempotency key', async () => {
    const sent: Array<{ url: string; init: RequestInit | undefined }> = [];
    const call = createAdyenClient(CONFIG, async (url, init) => {
      sent.push({ url: String(url), init });
      return Response.json({ id: 'CS1' });
    });
    const body = { reference: 'order-1' };
    const request = { method: 'POST' as const, path: 'sessions', body, idempotencyKey: 'k-1' };
    expect(await call(request, answerSchema)).toEqual({ id: 'CS1' });
    expect(sent[0]?.url).toBe('https://adyen.test/v72/sessions');
    expect(sent[0]?.init?.headers).toEqual({
      'X-API-Key': 'key',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k-1',
    });
    expect(sent[0]?.init?.body).toBe('{"merchantAccount":"Account","reference":"order-1"}');
    expect(sent[0]?.init?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['an outage', 500, 'UNAVAILABLE', true],
    ['too many calls', 429, 'UNAVAILABLE', true],
    ['a refusal', 422, 'REJECTED', false],
    ['a wrong key', 401, 'REJECTED', false],
  ])('[D-82] %s (%i) is %s, worth a retry: %s', async (_what, status, code, retryable) => {
    const body = { status, errorCode: '704', message: 'reason', errorType: 'validation' };
    const error = await failure(() => Response.json(body, { status }));
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ code, status, retryable, providerCode: '704' });
  });

  it('[D-81] a key that is being worked on is worth a retry', async () => {
    const headers = { 'transient-error': 'true' };
    const error = await failure(() => Response.json({}, { status: 422, headers }));
    expect(error).toMatchObject({ code: 'REJECTED', retryable: true });
  });

  it('[D-82] no connection and a broken answer leave open what happened', async () => {
    const noConnection = await failure(() => Promise.reject(new TypeError('fetch failed')));
    expect(noConnection).toMatchObject({ code: 'UNREACHABLE', status: null, retryable: true });
    const broken = await failure(() => new Response('<html>', { status: 200 }));
    expect(broken).toMatchObject({ code: 'UNREACHABLE', retryable: true });
  });

  it('[D-82] an answer in an unknown shape is not guessed at', async () => {
    const error = await failure(() => Response.json({ other: 1 }));
    expect(error).toMatchObject({ code: 'UNREADABLE', retryable: false });
  });
});
