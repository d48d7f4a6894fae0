import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSimulatedShop, type SimulatedShop } from '../shopper/simulated-shop.ts';
import { OUTCOME_BY_HOLDER_NAME } from './holder-names.ts';
import type { Outcome } from './outcome.ts';
import { TEST_CARDS } from './test-cards.ts';

/** A refusal is told with its reason; what is only received is told later. */
function notificationsFor({ resultCode, refusalReason }: Outcome): string[][] {
  if (resultCode === 'Received') return [];
  if (resultCode === 'Authorised') return [['true', '032716:1111:03/2030']];
  return [['false', refusalReason]];
}

describe('what a test card and a holder name lead to', () => {
  let shop: SimulatedShop;
  beforeAll(async () => {
    shop = await openSimulatedShop();
  });
  afterAll(() => shop.app.close());

  const authorisationsOf = (sessionId: string) =>
    shop.simulator.control
      .waiting()
      .filter((item) => item.additionalData?.checkoutSessionId === sessionId);

  it.each([TEST_CARDS.visa, TEST_CARDS.mastercard, TEST_CARDS.amex])(
    '[D-76] card %s is authorised and its webhook says so',
    async (number) => {
      const session = await shop.openSession();
      const securityCode = number === TEST_CARDS.amex ? '7373' : '737';
      const { resultCode } = await shop.shopper.pay(session, { number, securityCode });
      expect(resultCode).toBe('Authorised');
      expect(authorisationsOf(session.id)).toMatchObject([
        { eventCode: 'AUTHORISATION', success: 'true', merchantReference: 'order-1' },
      ]);
    },
  );

  it.each(Object.entries(OUTCOME_BY_HOLDER_NAME))(
    '[D-76] holder name %s decides the result',
    async (holderName, outcome) => {
      const session = await shop.openSession();
      expect((await shop.shopper.pay(session, { holderName })).resultCode).toBe(outcome.resultCode);
      const notifications = authorisationsOf(session.id).map((item) => [item.success, item.reason]);
      expect(notifications).toEqual(notificationsFor(outcome));
    },
  );

  it('[D-76] a wrong security code is refused', async () => {
    const session = await shop.openSession();
    const { resultCode } = await shop.shopper.pay(session, { securityCode: '111' });
    expect(resultCode).toBe('Refused');
    expect(authorisationsOf(session.id)[0]?.reason).toBe('CVC Declined');
  });

  it('[D-76] an outage answers 500 and starts no payment', async () => {
    const session = await shop.openSession();
    const answer = await shop.shopper.submitCard(session, { holderName: 'HTTP_500' });
    expect(answer.status).toBe(500);
    expect(shop.simulator.ledger().filter((line) => line.sessionId === session.id)).toEqual([]);
  });

  it('[D-88] a card number that is not in the test form is refused unread', async () => {
    const session = await shop.openSession();
    const answer = await shop.call({
      method: 'POST',
      url: `/checkoutshopper/test/v1/sessions/${session.id}/payments?clientKey=test_SIMULATOR0000000000000000000`,
      payload: {
        sessionData: session.sessionData,
        paymentMethod: { type: 'scheme', encryptedCardNumber: '4111111111111111' },
      },
    });
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain('4111111111111111');
  });

  it('[D-76] a refusal leaves the session open for another card, success closes it', async () => {
    const session = await shop.openSession();
    await shop.shopper.pay(session, { holderName: 'DECLINED' });
    expect((await shop.shopper.pay(session)).resultCode).toBe('Authorised');
    expect((await shop.shopper.submitCard(session, {})).status).toBe(422);
  });
});
