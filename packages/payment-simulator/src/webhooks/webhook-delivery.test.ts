import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AMOUNT,
  listenForWebhooks,
  openSimulatedShop,
  type SimulatedShop,
} from '../shopper/simulated-shop.ts';
import { TEST_CREDENTIALS } from '../start-payment-simulator.ts';
import { signNotification } from './sign-notification.ts';

describe('webhooks on their way', () => {
  let answers: { status: number };
  let merchant: ReturnType<typeof listenForWebhooks>;
  let webhookUrl: () => string;
  let planned: Array<{ run: () => void; delayMs: number }>;
  let shop: SimulatedShop;
  const opened: FastifyInstance[] = [];

  beforeEach(async () => {
    answers = { status: 202 };
    planned = [];
    merchant = listenForWebhooks(answers);
    const origin = await merchant.app.listen({ host: '127.0.0.1', port: 0 });
    webhookUrl = () => `${origin}/webhooks/adyen`;
    shop = await openSimulatedShop({
      webhookUrl,
      timer: (run, delayMs) => {
        const entry = { run, delayMs };
        planned.push(entry);
        return () => planned.splice(planned.indexOf(entry), 1);
      },
    });
    opened.push(shop.app, merchant.app);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((app) => app.close()));
  });

  const payAndCapture = async (): Promise<string> => {
    await shop.shopper.pay(await shop.openSession());
    const psp = shop.simulator.ledger().at(-1)?.pspReference ?? '';
    await shop.api('POST', `payments/${psp}/captures`, { amount: AMOUNT });
    return psp;
  };
  const events = () => merchant.delivered.map(({ item }) => item.eventCode);
  /** Lets the one planned delivery happen and waits for its turn to be over. */
  const runPlanned = async () => {
    for (const { run } of planned.splice(0)) run();
    await shop.simulator.control.flush({ eventCode: 'REFUND_FAILED' });
  };

  it('[D-77] are signed and carry the merchant’s login', async () => {
    await payAndCapture();
    await shop.simulator.control.flush();
    expect(events()).toEqual(['AUTHORISATION', 'CAPTURE']);
    for (const { item, authorization } of merchant.delivered) {
      expect(authorization).toBe(`Basic ${btoa('adyen:webhook-password')}`);
      expect(item.additionalData?.hmacSignature).toBe(
        signNotification(item, TEST_CREDENTIALS.hmacKey),
      );
    }
  });

  it('[D-77] stay held back until they are flushed', async () => {
    await payAndCapture();
    expect(planned).toEqual([]);
    expect(events()).toEqual([]);
    await shop.simulator.control.flush({ eventCode: 'CAPTURE' });
    expect(events()).toEqual(['CAPTURE']);
    await shop.simulator.control.flush();
    expect(events()).toEqual(['CAPTURE', 'AUTHORISATION']);
  });

  it('[D-77] arrive out of order when told so', async () => {
    await payAndCapture();
    await shop.simulator.control.flush({ order: 'REVERSED' });
    expect(events()).toEqual(['CAPTURE', 'AUTHORISATION']);
  });

  it('[D-81] arrive twice when told so, each the same notice', async () => {
    shop.simulator.control.repeat(2);
    await shop.shopper.pay(await shop.openSession());
    await shop.simulator.control.flush();
    expect(merchant.delivered).toHaveLength(2);
    expect(merchant.delivered[0]).toEqual(merchant.delivered[1]);
  });

  it('[D-77] are sent again until somebody takes them, and then never again', async () => {
    answers.status = 500;
    await shop.shopper.pay(await shop.openSession());
    expect(await shop.simulator.control.flush()).toMatchObject([{ status: 500 }]);
    answers.status = 202;
    expect(await shop.simulator.control.flush()).toMatchObject([{ status: 202 }]);
    expect(await shop.simulator.control.flush()).toEqual([]);
    expect(merchant.delivered).toHaveLength(2);
  });

  it('[D-77] leave by themselves when not held, and wait longer after each failure', async () => {
    shop.simulator.control.release();
    answers.status = 503;
    await shop.shopper.pay(await shop.openSession());
    expect(planned.map((one) => one.delayMs)).toEqual([0]);
    await runPlanned();
    expect(planned.map((one) => one.delayMs)).toEqual([1_000]);
    await runPlanned();
    expect(planned.map((one) => one.delayMs)).toEqual([2_000]);
    answers.status = 200;
    await runPlanned();
    expect(planned).toEqual([]);
    expect(merchant.delivered).toHaveLength(3);
  });

  it('[D-77] are late when told so', async () => {
    shop.simulator.control.delay(90_000);
    shop.simulator.control.release();
    await shop.shopper.pay(await shop.openSession());
    expect(planned.map((one) => one.delayMs)).toEqual([90_000]);
  });

  it('[D-77] a pending payment is told once it settles', async () => {
    await shop.shopper.pay(await shop.openSession(), { holderName: 'PENDING' });
    const psp = shop.simulator.ledger()[0]?.pspReference ?? '';
    expect(await shop.simulator.control.flush()).toEqual([]);
    shop.simulator.control.settle(psp, true);
    expect(await shop.simulator.control.flush()).toMatchObject([
      { eventCode: 'AUTHORISATION', success: 'true', pspReference: psp },
    ]);
    expect(shop.simulator.ledger()[0]).toMatchObject({ authorised: AMOUNT.value });
  });

  it('[D-82] a capture that the scheme takes back is told and leaves the ledger', async () => {
    const psp = await payAndCapture();
    shop.simulator.control.reverse(psp, 'captures');
    await shop.simulator.control.flush();
    expect(events()).toEqual(['AUTHORISATION', 'CAPTURE', 'CAPTURE_FAILED']);
    expect(shop.simulator.ledger()[0]).toMatchObject({ captured: 0 });
  });

  it('[D-77] the same can be told over HTTP', async () => {
    const post = (path: string, payload: object) =>
      shop.call({ method: 'POST', url: `/simulator/control/${path}`, payload });
    await post('schedule', { mode: 'HELD', copies: 2 });
    await payAndCapture();
    const flushed = await post('flush', { order: 'REVERSED' });
    expect(JSON.parse(flushed.text)).toHaveLength(4);
    expect(events()).toEqual(['CAPTURE', 'CAPTURE', 'AUTHORISATION', 'AUTHORISATION']);
    const ledger = await shop.call({ method: 'GET', url: '/simulator/control/ledger' });
    expect(JSON.parse(ledger.text)).toEqual(shop.simulator.ledger());
    const left = await shop.call({ method: 'GET', url: '/simulator/control/webhooks' });
    expect(JSON.parse(left.text)).toEqual([]);
  });

  it('[D-76] the control is not there unless asked for', async () => {
    const closed = await openSimulatedShop({ webhookUrl, hasControlApi: false });
    opened.push(closed.app);
    const answer = await closed.call({ method: 'GET', url: '/simulator/control/ledger' });
    expect(answer.status).toBe(404);
  });
});
