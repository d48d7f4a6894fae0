import { describe, expect, it } from 'vitest';
import { openSimulatedShop, type SimulatedShop } from '../shopper/simulated-shop.ts';
import { TEST_CARDS } from '../outcomes/test-cards.ts';

const SHOPPER = 'b7f1c3a0-0000-4000-8000-000000000001';
const known = { shopperReference: SHOPPER, storePaymentMethodMode: 'askForConsent' };

type Setup = {
  configuration: { enableStoreDetails: boolean };
  paymentMethods: { storedPaymentMethods: { id: string; lastFour: string }[] };
};

async function setUp(shop: SimulatedShop, change: Record<string, unknown>): Promise<Setup> {
  const session = await shop.openSession(change);
  return JSON.parse((await shop.shopper.setUp(session)).body) as Setup;
}

describe('stored cards', () => {
  it('[PAY-41] a known shopper is asked, the card is kept on a yes and offered next time', async () => {
    const shop = await openSimulatedShop();
    expect((await setUp(shop, known)).configuration.enableStoreDetails).toBe(true);
    await shop.shopper.pay(await shop.openSession(known), { storesCard: true });
    const [notification] = shop.simulator.control.waiting();
    const stored = (await setUp(shop, known)).paymentMethods.storedPaymentMethods;
    expect(stored).toMatchObject([{ lastFour: '1111' }]);
    expect(notification?.additionalData).toMatchObject({
      'recurring.shopperReference': SHOPPER,
      'recurring.recurringDetailReference': stored[0]?.id,
    });
  });

  it('[PAY-41] without a yes, after a refusal or for a stranger nothing is kept', async () => {
    const shop = await openSimulatedShop();
    await shop.shopper.pay(await shop.openSession(known));
    await shop.shopper.pay(await shop.openSession(known), {
      storesCard: true,
      holderName: 'DECLINED',
    });
    await shop.shopper.pay(await shop.openSession(), { storesCard: true });
    expect((await setUp(shop, known)).paymentMethods.storedPaymentMethods).toEqual([]);
    expect((await setUp(shop, {})).configuration.enableStoreDetails).toBe(false);
  });

  it('[D-88] a kept card pays for its shopper and for nobody else, until it is forgotten', async () => {
    const shop = await openSimulatedShop();
    await shop.shopper.pay(await shop.openSession(known), { storesCard: true });
    const [card] = (await setUp(shop, known)).paymentMethods.storedPaymentMethods;
    const id = card?.id ?? '';
    const payAs = async (shopper: Record<string, unknown>) =>
      (await shop.shopper.payWithStoredCard(await shop.openSession(shopper), id)).status;
    expect(await payAs(known)).toBe(200);
    expect(await payAs({ ...known, shopperReference: 'somebody-else' })).toBe(422);
    expect(await payAs({})).toBe(422);

    const account = `merchantAccount=${shop.simulator.simulation.credentials.merchantAccount}`;
    const forget = (shopper: string) =>
      shop.call({
        method: 'DELETE',
        url: `/simulator/adyen/v72/storedPaymentMethods/${id}?${account}&shopperReference=${shopper}`,
        headers: { 'x-api-key': shop.simulator.simulation.credentials.apiKey },
      });
    expect((await forget('somebody-else')).status).toBe(404);
    expect((await forget(SHOPPER)).status).toBe(204);
    expect((await forget(SHOPPER)).status).toBe(404);
    expect(await payAs(known)).toBe(422);
  });

  it('a merchant that insists on 3-D Secure gets it with every card', async () => {
    const shop = await openSimulatedShop();
    const session = await shop.openSession({
      authenticationData: { attemptAuthentication: 'always' },
    });
    const card = { number: TEST_CARDS.visa };
    expect((await shop.shopper.payWithThreeDS(session, card)).resultCode).toBe('Authorised');
  });
});
