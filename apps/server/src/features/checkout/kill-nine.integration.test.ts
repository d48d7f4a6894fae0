import { minor, ZERO } from '@tallrik/domain/money/minor';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../../platform/faults.ts';
import { buildServer } from '../../testing/child-server.ts';
import { claimedLine, openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { findMoneyFaults, findStockFaults } from '../../testing/model/money-invariants.ts';
import { openMortalServer, type MortalServer } from '../../testing/mortal-server.ts';
import { plantOpenShop } from '../../testing/plant-open-shop.ts';

const FRIES = 3_900;
const FRIES_AT_FIRST = 500;
const MOST_VISITS = 2 * FAULT_POINTS.length;
const DETAILS = `mutation Details($venueId: ID!, $payload: JSON!) {
  updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) { success error } }`;

type Ids = Awaited<ReturnType<typeof plantOpenShop>>;
type Phone = ReturnType<typeof openGuestPhone>;

describe('a server killed at every step of payment and order', () => {
  let server: MortalServer;
  let ids: Ids;
  let bundle: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => {
    bundle = await buildServer();
    server = await openMortalServer(bundle.file);
    ids = await plantOpenShop(server.db, 1, { company: { capturesAtOnce: true } });
    await server.db
      .updateTable('inventory')
      .set({ count: FRIES_AT_FIRST })
      .where('itemId', '=', ids.fries)
      .execute();
    await server.db
      .updateTable('items')
      .set({ sizes: null })
      .where('id', '=', ids.burger)
      .execute();
    await server.db
      .updateTable('menuEntries')
      .set({ price: 0 })
      .where('id', '=', ids.burgerEntry)
      .execute();
  }, 180_000);
  afterAll(async () => {
    await server.close();
    bundle.remove();
  });

  const shopper = () =>
    createSimulatedShopper(shopperOverHttp(server.simulator.origin), TEST_CREDENTIALS.clientKey);
  async function filledCart(): Promise<Phone> {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    return phone;
  }
  const announce = (phone: Phone, id: string, amount: number, sessionResult: string | null) =>
    phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id,
      tip: ZERO,
      amount: minor(amount),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: sessionResult && JSON.stringify({ sessionResult }),
    });

  /** Every way from a cart to an order and back; the carts that must have become one. */
  async function visit(): Promise<string[]> {
    const byWebhook = await filledCart();
    await shopper().pay(await openSessionOf(byWebhook, FRIES));
    await server.calm();

    const paidTwice = await filledCart();
    const first = await openSessionOf(paidTwice, FRIES);
    await paidTwice.put({ ...paidTwice.base(), type: 'SET_COMMENT', comment: 'Utan salt' });
    const second = await openSessionOf(paidTwice, FRIES);
    await shopper().pay(first);
    await shopper().pay(second);
    await server.calm();

    const byDetails = await filledCart();
    const session = await openSessionOf(byDetails, FRIES);
    const { redirectResult } = await shopper().goToBank(session, 'yes');
    const details = { venueId: ids.venue, payload: { details: { redirectResult } } };
    await server.guest(DETAILS, details);

    const byStatus = await filledCart();
    const asked = await openSessionOf(byStatus, FRIES);
    const { sessionResult } = await shopper().pay(asked);
    await announce(byStatus, asked.id, FRIES, sessionResult);
    await server.calm();

    const forNothing = openGuestPhone(server, ids);
    await forNothing.create();
    const item = claimedLine({ itemId: ids.burger, entryId: ids.burgerEntry });
    await forNothing.put({ ...forNothing.base(), type: 'ADD_ITEM', item });
    await announce(forNothing, forNothing.cartId, 0, null);

    const abandoned = await filledCart();
    await openSessionOf(abandoned, FRIES);
    await server.calm();
    await server.makeAllDue();
    await server.calm();
    return [byWebhook, paidTwice, byDetails, byStatus, forNothing].map(({ cartId }) => cartId);
  }

  it('[D-77] [D-81] [D-82] kill -9 anywhere: one order per paid cart, no money lost, stock right', async () => {
    const ordered: string[] = [];
    for (let visits = 0; visits < MOST_VISITS && !server.isImmortal(); visits += 1)
      ordered.push(...(await visit()));
    expect(server.reached()).toEqual(FAULT_POINTS);
    ordered.push(...(await visit()));

    expect(await findMoneyFaults(server.db, server.simulator.ledger())).toEqual([]);
    const counted = {
      itemId: ids.fries,
      variationId: ids.cheese,
      initial: FRIES_AT_FIRST,
    };
    expect(await findStockFaults(server.db, counted)).toEqual([]);
    const orders = await server.db.selectFrom('orders').select('cartId').execute();
    expect(orders.map(({ cartId }) => cartId).toSorted()).toEqual(ordered.toSorted());
  }, 600_000);
});
