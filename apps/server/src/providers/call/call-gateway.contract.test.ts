import { describe, expect, it } from 'vitest';
import { makeInbox } from '../inbox/inbox.ts';
import { GATEWAY_TOKEN, openTestGateway, type GatewayFault } from '../sms/testing/test-gateway.ts';
import { CallNotPlaced } from './call-gateway.ts';
import { makeHttpCallGateway } from './http-call-gateway.ts';
import { makeInboxCallGateway } from './inbox-call-gateway.ts';
import { CALL, describeCallGateway } from './testing/call-gateway.contract.ts';

const textsOf = (messages: readonly { to: string; text: string }[]) =>
  messages.map(({ to, text }) => ({ to, text }));

describeCallGateway('the inbox', async () => {
  const inbox = makeInbox({ now: () => Temporal.Instant.from('2026-11-13T18:30:00Z') });
  return {
    gateway: makeInboxCallGateway(inbox),
    placed: () => textsOf(inbox.list()),
    close: async () => undefined,
  };
});

describeCallGateway('an HTTP gateway', async () => {
  const gateway = await openTestGateway();
  return {
    gateway: makeHttpCallGateway({ url: gateway.url, token: GATEWAY_TOKEN, fetch }),
    placed: () => textsOf(gateway.delivered()),
    close: gateway.close,
  };
});

describe('a call gateway on a bad day', () => {
  const withGateway = async (
    ask: (gateway: Awaited<ReturnType<typeof openTestGateway>>) => Promise<void>,
  ) => {
    const gateway = await openTestGateway();
    try {
      await ask(gateway);
    } finally {
      await gateway.close();
    }
  };
  const placing = (url: string, options: { token?: string; answerWithinMs?: number } = {}) =>
    makeHttpCallGateway({ url, token: GATEWAY_TOKEN, fetch, ...options }).place(CALL);

  const passing: [string, GatewayFault][] = [
    ['is down (500)', { status: 500 }],
    ['has enough of us (429)', { status: 429 }],
    ['hangs up', 'HANG_UP'],
    ['takes the call and never answers', 'SILENT'],
  ];
  it.each(passing)('[D-346] %s: the next try rings once', async (_name, fault) => {
    await withGateway(async ({ url, failNext, delivered }) => {
      failNext(fault);
      const patience = fault === 'SILENT' ? { answerWithinMs: 500 } : {};
      await expect(placing(url, patience)).rejects.toThrow(CallNotPlaced);
      expect(await placing(url)).toBe('PLACED');
      expect(delivered()).toHaveLength(1);
    });
  });

  it('[D-346] refuses the call for good, does not know our token, sends us elsewhere', async () => {
    await withGateway(async ({ url, failNext, delivered }) => {
      failNext({ status: 422 });
      expect(await placing(url)).toBe('REFUSED');
      await expect(placing(url, { token: 'wrong' })).rejects.toThrow('answered 401');
      failNext({ status: 307, location: url });
      await expect(placing(url)).rejects.toThrow(CallNotPlaced);
      expect(delivered()).toEqual([]);
    });
  });

  it('[D-128] what is thrown names neither the number nor the text', async () => {
    await withGateway(async ({ url, failNext }) => {
      failNext({ status: 500 });
      const error: unknown = await placing(url).catch((thrown: unknown) => thrown);
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/4670|Nordbro/);
    });
  });
});
