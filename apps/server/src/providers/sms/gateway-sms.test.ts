import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGatewaySms } from './gateway-sms.ts';
import { SmsNotSent, type Sms } from './sms-port.ts';
import { GATEWAY_TOKEN, openTestGateway, type GatewayFault } from './testing/test-gateway.ts';

const sms = (key: string): Sms => ({
  key,
  to: '+46701234567',
  sender: 'Nordbro',
  text: 'secret words',
});

describe('a gateway on a bad day', () => {
  let gateway: Awaited<ReturnType<typeof openTestGateway>>;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());
  // Short only where nobody will answer: a busy machine may take its time over a good answer.
  const port = (token = GATEWAY_TOKEN, answerWithinMs = 10_000) =>
    makeGatewaySms({ url: gateway.url, token, fetch, answerWithinMs });

  const passing: [string, GatewayFault][] = [
    ['is down (500)', { status: 500 }],
    ['is overloaded (503)', { status: 503 }],
    ['has enough of us (429)', { status: 429 }],
    ['hangs up', 'HANG_UP'],
    ['takes the message and never answers', 'SILENT'],
  ];
  it.each(passing)('[D-148] %s: the next try delivers it once', async (name, fault) => {
    const before = gateway.delivered().length;
    gateway.failNext(fault);
    const patienceMs = fault === 'SILENT' ? 500 : undefined;
    await expect(port(GATEWAY_TOKEN, patienceMs).send(sms(name))).rejects.toThrow(SmsNotSent);
    expect(await port().send(sms(name))).toBe('SENT');
    expect(gateway.delivered()).toHaveLength(before + 1);
  });

  it('[D-148] refuses the message for good: not tried again', async () => {
    gateway.failNext({ status: 422 });
    expect(await port().send(sms('refused'))).toBe('REFUSED');
  });

  it('[D-148] does not know our token: the message waits for the operator', async () => {
    await expect(port('wrong').send(sms('token'))).rejects.toThrow('answered 401');
  });

  it('[D-148] a redirect is not followed to a host nobody configured', async () => {
    const before = gateway.delivered().length;
    gateway.failNext({ status: 307, location: gateway.url });
    await expect(port().send(sms('redirect'))).rejects.toThrow(SmsNotSent);
    expect(gateway.delivered()).toHaveLength(before);
  });

  it('[D-128] what is thrown names neither the number nor the text', async () => {
    for (const fault of [{ status: 500 }, 'HANG_UP'] as const) {
      gateway.failNext(fault);
      const error: unknown = await port()
        .send(sms('private'))
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SmsNotSent);
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/4670|secret/);
    }
  });
});
