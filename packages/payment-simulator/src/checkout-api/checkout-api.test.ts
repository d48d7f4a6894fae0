import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AMOUNT,
  openSimulatedShop,
  SESSION_REQUEST,
  type SimulatedShop,
} from '../shopper/simulated-shop.ts';

describe('the Checkout API', () => {
  let shop: SimulatedShop;
  beforeEach(async () => {
    shop = await openSimulatedShop();
  });
  afterEach(() => shop.app.close());

  const authorise = async (change: Record<string, unknown> = {}): Promise<string> => {
    const session = await shop.openSession(change);
    await shop.shopper.pay(session);
    const line = shop.simulator.ledger().find((one) => one.sessionId === session.id);
    return line?.pspReference ?? '';
  };
  const modify = (psp: string, kind: string, body: object, key?: string) =>
    shop.api('POST', `payments/${psp}/${kind}`, body, key ? { 'idempotency-key': key } : {});
  const lineOf = (psp: string) => shop.simulator.ledger().find((line) => line.pspReference === psp);
  const notificationsOf = (psp: string) =>
    shop.simulator.control
      .waiting()
      .filter((item) => item.originalReference === psp)
      .map((item) => [item.eventCode, item.success, item.amount.value]);

  it('[D-76] a wrong API key and a foreign merchant account are turned away', async () => {
    const noKey = await shop.api('POST', 'sessions', SESSION_REQUEST, { 'x-api-key': 'other' });
    expect(noKey.status).toBe(401);
    const foreign = { ...SESSION_REQUEST, merchantAccount: 'Somebody' };
    expect((await shop.api('POST', 'sessions', foreign)).status).toBe(403);
  });

  it('[D-76] a session without its amount is refused with the field’s name', async () => {
    const { amount: _left, ...incomplete } = SESSION_REQUEST;
    const { status, body } = await shop.api('POST', 'sessions', incomplete);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errorCode: '130', errorType: 'validation' });
    expect(body.message).toContain(`'amount'`);
  });

  it('[D-81] the same idempotency key gives the same session, another body is an error', async () => {
    const key = { 'idempotency-key': 'cart-1' };
    const first = await shop.api('POST', 'sessions', SESSION_REQUEST, key);
    const again = await shop.api('POST', 'sessions', SESSION_REQUEST, key);
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
    const dearer = { ...SESSION_REQUEST, amount: { ...AMOUNT, value: 1 } };
    const other = await shop.api('POST', 'sessions', dearer, key);
    expect(other).toMatchObject({ status: 422, body: { errorCode: '704' } });
  });

  it('[D-77] a session’s result is told only to who holds its sessionResult', async () => {
    const session = await shop.openSession();
    const { sessionResult } = await shop.shopper.pay(session);
    const answer = await shop.api('GET', `sessions/${session.id}?sessionResult=${sessionResult}`);
    expect(answer.body).toMatchObject({
      id: session.id,
      status: 'completed',
      reference: SESSION_REQUEST.reference,
      payments: [{ amount: AMOUNT, resultCode: 'Authorised' }],
    });
    const other = await shop.openSession();
    const stolen = await shop.api('GET', `sessions/${other.id}?sessionResult=${sessionResult}`);
    expect(stolen.status).toBe(422);
  });

  it.each([
    ['DECLINED', 'active'],
    ['PENDING', 'paymentPending'],
  ])('[D-77] after holder name %s the session is %s', async (holderName, status) => {
    const session = await shop.openSession();
    const { sessionResult } = await shop.shopper.pay(session, { holderName });
    const answer = await shop.api('GET', `sessions/${session.id}?sessionResult=${sessionResult}`);
    expect(answer.body.status).toBe(status);
  });

  it('[D-82] capture then part refund, each told by its webhook', async () => {
    const psp = await authorise();
    const captured = await modify(psp, 'captures', { amount: AMOUNT, reference: 'capture-1' });
    expect(captured).toMatchObject({
      status: 201,
      body: {
        status: 'received',
        paymentPspReference: psp,
        reference: 'capture-1',
        amount: AMOUNT,
      },
    });
    await modify(psp, 'refunds', { amount: { ...AMOUNT, value: 900 } });
    expect(notificationsOf(psp)).toEqual([
      ['CAPTURE', 'true', AMOUNT.value],
      ['REFUND', 'true', 900],
    ]);
    expect(lineOf(psp)).toMatchObject({
      authorised: AMOUNT.value,
      captured: AMOUNT.value,
      refunded: 900,
      cancelled: 0,
    });
  });

  it('[D-82] cancelling frees the authorisation and forbids the capture', async () => {
    const psp = await authorise();
    const cancelled = await modify(psp, 'cancels', { reference: 'cancel-1' });
    expect(cancelled.body).not.toHaveProperty('amount');
    await modify(psp, 'captures', { amount: AMOUNT });
    expect(notificationsOf(psp)).toEqual([
      ['CANCELLATION', 'true', AMOUNT.value],
      ['CAPTURE', 'false', AMOUNT.value],
    ]);
    expect(lineOf(psp)).toMatchObject({ cancelled: AMOUNT.value, captured: 0 });
  });

  it('[D-81] a second capture fails and shows in the ledger, a repeated one does not', async () => {
    const psp = await authorise();
    await modify(psp, 'captures', { amount: AMOUNT }, 'capture-key');
    await modify(psp, 'captures', { amount: AMOUNT }, 'capture-key');
    expect(lineOf(psp)).toMatchObject({ captured: AMOUNT.value, captureRequests: 1 });
    await modify(psp, 'captures', { amount: AMOUNT }, 'another-key');
    expect(lineOf(psp)).toMatchObject({ captured: AMOUNT.value, captureRequests: 2 });
    expect(notificationsOf(psp).at(-1)).toEqual(['CAPTURE', 'false', AMOUNT.value]);
  });

  it('[D-82] no more is refunded than was captured', async () => {
    const psp = await authorise();
    await modify(psp, 'captures', { amount: { ...AMOUNT, value: 1_000 } });
    await modify(psp, 'refunds', { amount: { ...AMOUNT, value: 1_001 } });
    expect(notificationsOf(psp).at(-1)).toEqual(['REFUND', 'false', 1_001]);
    expect(lineOf(psp)).toMatchObject({ captured: 1_000, refunded: 0 });
  });

  it('[D-82] without manual capture the money is captured at once', async () => {
    const psp = await authorise({ additionalData: {} });
    expect(lineOf(psp)).toMatchObject({ captured: AMOUNT.value, captureRequests: 0 });
  });

  it('[D-82] an unknown payment, another currency and no amount are refused at once', async () => {
    const psp = await authorise();
    const euros = { amount: { currency: 'EUR', value: 100 } };
    expect((await modify('UNKNOWN', 'captures', { amount: AMOUNT })).status).toBe(422);
    expect((await modify(psp, 'captures', euros)).status).toBe(422);
    expect((await modify(psp, 'refunds', {})).status).toBe(422);
    expect(lineOf(psp)).toMatchObject({ captureRequests: 0, refundRequests: 0 });
  });

  it('[D-82] after an outage the same idempotency key gets through', async () => {
    const psp = await authorise();
    shop.simulator.control.failNextCalls(1);
    expect((await modify(psp, 'captures', { amount: AMOUNT }, 'key')).status).toBe(500);
    expect((await modify(psp, 'captures', { amount: AMOUNT }, 'key')).status).toBe(201);
    expect(lineOf(psp)).toMatchObject({ captureRequests: 1 });
  });
});
