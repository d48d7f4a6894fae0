import { minor, ZERO } from '@tallrik/domain/money/minor';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import type { FaultPoint } from '../platform/faults.ts';
import { claimedLine, openGuestPhone, openSessionOf } from './guest-orders.ts';
import { findDebtFaults, seedModelDebts } from './model/model-debts.ts';
import { openKitchen } from './model/model-kitchen.ts';
import { findLoyaltyFaults, seedModelLoyalty } from './model/model-loyalty.ts';
import { findMoneyFaults, findStockFaults } from './model/money-invariants.ts';
import { openKillableServer } from './killable-server.ts';
import { seedOpenShop } from './seed-open-shop.ts';
import { pricedCartOf } from './priced-cart.ts';

const FRIES = 3_900;
const FRIES_AT_FIRST = 500;
const DETAILS = `mutation Details($venueId: ID!, $payload: JSON!) {
  updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) { success error } }`;

type Phone = ReturnType<typeof openGuestPhone>;

/** A restaurant whose server dies at one fault point after the other while guests and kitchen go on. */
export async function openKillableShop(file: string, points: readonly FaultPoint[]) {
  const server = await openKillableServer(file, points);
  const ids = await seedOpenShop(server.db, 1, {
    company: { hasMembershipCards: true },
    configuration: { enablePromoCodes: true, enableInvoicing: true, enableQrOrders: true },
  });
  const { db } = server;
  await db
    .updateTable('inventory')
    .set({ count: FRIES_AT_FIRST })
    .where('itemId', '=', ids.fries)
    .execute();
  // A free burger: an order that costs nothing.
  await db.updateTable('items').set({ sizes: null }).where('id', '=', ids.burger).execute();
  await db.updateTable('menuEntries').set({ price: 0 }).where('id', '=', ids.burgerEntry).execute();
  const loyalty = await seedModelLoyalty(server, ids);
  const debts = await seedModelDebts(server, ids);
  const kitchen = await openKitchen(server, ids);
  /** Carts whose guests have done their part: each must have become one order. */
  const paid: string[] = [];

  const shopper = () =>
    createSimulatedShopper(shopperOverHttp(server.simulator.origin), TEST_CREDENTIALS.clientKey);
  const fries = () => claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
  async function filledCart(): Promise<Phone> {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    return phone;
  }
  const pays = (phone: Phone): void => {
    paid.push(phone.cartId);
  };
  const reportPayment = (phone: Phone, id: string, amount: number, sessionResult: string | null) =>
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

  async function payByWebhook(): Promise<Phone> {
    const phone = await filledCart();
    await shopper().pay(await openSessionOf(phone, FRIES));
    pays(phone);
    return phone;
  }

  async function payTwice(): Promise<void> {
    const phone = await filledCart();
    const first = await openSessionOf(phone, FRIES);
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: 'Utan salt' });
    const second = await openSessionOf(phone, FRIES);
    await shopper().pay(first);
    await shopper().pay(second);
    pays(phone);
  }

  async function payByDetails(): Promise<void> {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    const { redirectResult } = await shopper().goToBank(session, 'yes');
    await server.guest(DETAILS, { venueId: ids.venue, payload: { details: { redirectResult } } });
    pays(phone);
  }

  async function payByStatus(): Promise<void> {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    const { sessionResult } = await shopper().pay(session);
    await reportPayment(phone, session.id, FRIES, sessionResult);
    pays(phone);
  }

  async function payNothing(): Promise<void> {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    const item = claimedLine({ itemId: ids.burger, entryId: ids.burgerEntry });
    await phone.put({ ...phone.base(), type: 'ADD_ITEM', item });
    await reportPayment(phone, phone.cartId, 0, null);
    pays(phone);
  }

  /** With a code that has a few uses and an offer that has one; the later ones pay the full price. */
  async function payWithPromises(): Promise<void> {
    const { token, userId } = loyalty.member;
    const phone = openGuestPhone(
      { ...server, guest: (query, variables) => server.guest(query, variables, token) },
      ids,
    );
    const created = { ...phone.base(), type: 'CREATE_CART', serviceType: 'TAKE_AWAY' } as const;
    await phone.put({ ...created, deliveryTargetId: null, userId });
    await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: fries() });
    await loyalty.activateCode(phone);
    await phone.put(loyalty.offerEvent(phone));
    const { totalUnpaid } = await pricedCartOf(phone);
    await shopper().pay(await openSessionOf(phone, totalUnpaid));
    pays(phone);
  }

  /** Two rounds on the bill; all of it is paid, and then the kitchen rejects one. */
  async function eatAtTable(): Promise<string> {
    const eaten = await debts.orderOnBill([fries()]);
    const rejected = await debts.orderOnBill([fries()]);
    paid.push(eaten, rejected);
    await server.calm();
    const bill = await debts.takeShares(0, 1);
    if (!bill) throw new Error('Nothing on the bill');
    const { totalUnpaid } = await pricedCartOf(bill);
    await shopper().pay(await openSessionOf(bill, totalUnpaid));
    pays(bill);
    await server.calm();
    await server.makeAllDue();
    await server.calm();
    return rejected;
  }

  return {
    isImmortal: server.isImmortal,
    reached: server.reached,
    close: server.close,
    paidCarts: () => paid.toSorted(),
    /** Every way from a cart to an order, through the kitchen, and back. */
    visit: async (): Promise<void> => {
      const given = await payByWebhook();
      await payTwice();
      await payByDetails();
      await payByStatus();
      await payNothing();
      await payWithPromises();
      paid.push(await debts.orderOnInvoice([fries()]));
      const offTheBill = await eatAtTable();
      await openSessionOf(await filledCart(), FRIES);
      await server.calm();
      await kitchen.moveCart(given.cartId, 'ACCEPTED');
      await server.makeAllDue();
      await server.calm();
      await kitchen.moveCart(given.cartId, 'REJECTED');
      await kitchen.moveCart(offTheBill, 'REJECTED');
      await kitchen.acceptAll();
      await server.makeAllDue();
      await server.calm();
    },
    orderedCarts: async (): Promise<string[]> => {
      const orders = await db.selectFrom('orders').select('cartId').execute();
      return orders.map(({ cartId }) => cartId).toSorted();
    },
    faults: async (): Promise<string[]> => [
      ...(await findMoneyFaults(db, server.simulator.ledger())),
      ...(await findStockFaults(db, {
        itemId: ids.fries,
        variationId: ids.cheese,
        initial: FRIES_AT_FIRST,
      })),
      ...(await findLoyaltyFaults(db)),
      ...(await findDebtFaults(db)),
    ],
  };
}
