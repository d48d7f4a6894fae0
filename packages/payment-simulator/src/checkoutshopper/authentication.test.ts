import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../outcomes/test-cards.ts';
import { openSimulatedShop, type SimulatedShop } from '../shopper/simulated-shop.ts';

describe('proving to be the cardholder', () => {
  let shop: SimulatedShop;
  beforeAll(async () => {
    shop = await openSimulatedShop();
  });
  afterAll(() => shop.app.close());

  const challenged = { number: TEST_CARDS.threeDSChallenge };

  it('[PAY-26] the right answer to the challenge authorises', async () => {
    const result = await shop.shopper.payWithThreeDS(await shop.openSession(), challenged);
    expect(result.resultCode).toBe('Authorised');
  });

  it('[PAY-26] [D-79] a wrong answer is refused, whatever the browser claims', async () => {
    const session = await shop.openSession();
    const bank = { password: 'guess' };
    const result = await shop.shopper.payWithThreeDS(session, challenged, bank);
    expect(result.resultCode).toBe('Refused');
  });

  it('[PAY-26] giving up the challenge cancels', async () => {
    const session = await shop.openSession();
    const result = await shop.shopper.payWithThreeDS(session, challenged, { givesUp: true });
    expect(result.resultCode).toBe('Cancelled');
  });

  it('[PAY-26] a frictionless card asks nobody anything', async () => {
    const card = { number: TEST_CARDS.threeDSFrictionless };
    const result = await shop.shopper.payWithThreeDS(await shop.openSession(), card);
    expect(result.resultCode).toBe('Authorised');
  });

  it('[D-76] an authenticated card is still refused by its holder name', async () => {
    const card = { ...challenged, holderName: 'NOT_ENOUGH_BALANCE' };
    const result = await shop.shopper.payWithThreeDS(await shop.openSession(), card);
    expect(result.resultCode).toBe('Refused');
  });

  it.each([
    ['yes', 'Authorised'],
    ['no', 'Refused'],
    ['cancel', 'Cancelled'],
  ] as const)('[PAY-27] the bank page answered with %s gives %s', async (answer, expected) => {
    const session = await shop.openSession();
    const { returnUrl, redirectResult } = await shop.shopper.goToBank(session, answer);
    expect(returnUrl.searchParams.get('pp')).toBe('1');
    expect(returnUrl.searchParams.get('sessionId')).toBe(session.id);
    const result = await shop.shopper.submitDetails(session, { redirectResult });
    expect(result.resultCode).toBe(expected);
  });

  it('[D-81] page and server both send the details: one result, one webhook', async () => {
    const session = await shop.openSession({ reference: 'order-both' });
    const { redirectResult } = await shop.shopper.goToBank(session, 'yes');
    const details = { details: { redirectResult } };
    const fromServer = await shop.api('POST', 'payments/details', details);
    const fromPage = await shop.shopper.submitDetails(session, { redirectResult });
    expect(fromServer.body.resultCode).toBe('Authorised');
    expect(fromPage.resultCode).toBe('Authorised');
    const notifications = shop.simulator.control
      .waiting()
      .filter((item) => item.merchantReference === 'order-both');
    expect(notifications).toHaveLength(1);
  });

  it('[D-80] a redirect result nobody issued is refused', async () => {
    const forged = Buffer.from('AAAAAAAAAAAAAAAA').toString('base64url');
    const details = { details: { redirectResult: `${forged}.${forged}` } };
    expect((await shop.api('POST', 'payments/details', details)).status).toBe(422);
  });

  it('[D-81] two tabs in front of the bank pay a session once', async () => {
    const session = await shop.openSession();
    const first = await shop.shopper.goToBank(session, 'yes');
    const second = await shop.shopper.goToBank(session, 'yes');
    await shop.shopper.submitDetails(session, { redirectResult: first.redirectResult });
    const details = { details: { redirectResult: second.redirectResult } };
    expect((await shop.api('POST', 'payments/details', details)).status).toBe(422);
    const authorised = shop.simulator
      .ledger()
      .filter((line) => line.sessionId === session.id && line.authorised > 0);
    expect(authorised).toHaveLength(1);
  });
});
