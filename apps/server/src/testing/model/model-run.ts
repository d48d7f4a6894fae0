import { tipOptions } from '@tallrik/domain/cart/tips';
import { addMinor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import { unreachable } from '@tallrik/domain/unreachable';
import { TEST_CARDS } from '@tallrik/payment-simulator/outcomes/test-cards';
import { claimedLine, openGuestPhone } from '../guest-orders.ts';
import type { MoneyWorld } from '../money-world.ts';
import type { seededIds } from '../seed-company.ts';
import { seedModelDebts } from './model-debts.ts';
import { pricedCartOf } from '../priced-cart.ts';
import { openKitchen } from './model-kitchen.ts';
import { seedModelLoyalty } from './model-loyalty.ts';
import type { ModelAction, PaymentManner } from './model-actions.ts';

type Ids = ReturnType<typeof seededIds>;
type Phone = ReturnType<typeof openGuestPhone>;
type Guest = Phone & { isMember: boolean };
type OpenSession = { id: string; sessionData: string; phone: Phone; amount: Minor; tip: Minor };

const DETAILS = `mutation Details($venueId: ID!, $payload: JSON!) {
  updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) { success error response { resultCode } } }`;

const LATEST = 4;
const OLD_TAB = 24;
/** Longer than a kitchen may take its acceptance back: its money is asked for. */
const GRACE_MINUTES = 1;

/** Plays actions on the real server. Refusals are everyday answers; whether money went astray is asked at the end. */
export async function startModelRun(world: MoneyWorld, ids: Ids) {
  const carts: Guest[] = [];
  const sessions: OpenSession[] = [];
  let restocked = 0;
  /** Calls of the provider's that were made to fail; at most so many sessions may end in an error. */
  let failedCalls = 0;
  const kitchen = await openKitchen(world, ids);
  const loyalty = await seedModelLoyalty(world, ids);
  const debts = await seedModelDebts(world, ids);
  await world.db.updateTable('items').set({ sizes: null }).where('id', '=', ids.burger).execute();
  // Mostly one of the latest: guests finish what they have begun, and now and then an old tab wakes up.
  const one = <Value>(list: readonly Value[], index: number): Value | undefined =>
    index < OLD_TAB ? list.at(-1 - (index % LATEST)) : list[index % list.length];

  /** A member's phone signs every call; all members' carts are one member's, at the same time. */
  const begin = async (servedAt: 'TAKE_AWAY' | 'EAT_HERE', isMember: boolean): Promise<Guest> => {
    const token = isMember ? loyalty.member.token : undefined;
    const phone = openGuestPhone(
      {
        get origin() {
          return world.origin;
        },
        now: world.now,
        newId: world.newId,
        guest: (query, variables) => world.guest(query, variables, token),
      },
      ids,
    );
    const created = { ...phone.base(), type: 'CREATE_CART', serviceType: servedAt } as const;
    const userId = isMember ? loyalty.member.userId : null;
    await phone.put({ ...created, deliveryTargetId: null, userId });
    const guest = { ...phone, isMember };
    carts.push(guest);
    return guest;
  };

  const line = (dish: Extract<ModelAction, { type: 'ADD' }>['dish']) =>
    dish === 'FRIES'
      ? claimedLine({ id: world.newId(), itemId: ids.fries, entryId: ids.friesEntry })
      : claimedLine({
          id: world.newId(),
          itemId: ids.burger,
          entryId: ids.burgerEntry,
          variations: dish === 'CHEESEBURGER' ? [cheese] : [],
        });
  const burgers = (count: number, kind: 'BURGER' | 'CHEESEBURGER' = 'CHEESEBURGER') =>
    Array.from({ length: count }, () => line(kind));
  const cheese = { id: ids.cheese, groupId: ids.extras, title: 'Cheese', amount: ZERO };

  async function openSession(phone: Phone, tipIndex: number): Promise<void> {
    const cart = await pricedCartOf(phone);
    const tip = tipIndex === 0 ? ZERO : (tipOptions(cart, 'SEK')[tipIndex]?.amount ?? ZERO);
    const amount = addMinor(cart.totalUnpaid, tip);
    // During an outage of the provider there is an error instead of a refusal: the guest sees that, too. Any other
    // error is ours, and a walk of nothing but errors would find no fault.
    const opened = await phone.openSession(amount, { tip }).catch((error: unknown) => {
      if (failedCalls === 0) throw error;
      failedCalls -= 1;
      return null;
    });
    if (opened?.response) sessions.push({ ...opened.response, phone, amount, tip });
  }

  async function pay(session: OpenSession, how: PaymentManner): Promise<string | null> {
    const { shopper } = world;
    switch (how) {
      case 'AUTHORISED':
        return (await shopper.pay(session)).sessionResult;
      case 'REFUSED':
        return (await shopper.pay(session, { holderName: 'DECLINED' })).sessionResult;
      case 'PENDING':
        return (await shopper.pay(session, { holderName: 'PENDING' })).sessionResult;
      case 'ERROR':
        return (await shopper.pay(session, { holderName: 'ERROR' })).sessionResult;
      case 'THREE_DS':
        return (await shopper.payWithThreeDS(session, { number: TEST_CARDS.threeDSChallenge }))
          .sessionResult;
      case 'THREE_DS_WRONG': {
        const bank = { password: 'wrong' };
        const card = { number: TEST_CARDS.threeDSChallenge };
        return (await shopper.payWithThreeDS(session, card, bank)).sessionResult;
      }
      case 'REDIRECT': {
        const { redirectResult } = await shopper.goToBank(session, 'yes');
        await submitDetails(redirectResult);
        return null;
      }
      case 'ABANDON':
        await shopper.goToBank(session, 'yes');
        return null;
      default:
        return unreachable(how);
    }
  }

  const submitDetails = (redirectResult: string) =>
    world.guest(DETAILS, { venueId: ids.venue, payload: { details: { redirectResult } } });

  const reportPayment = ({ id, amount, tip, phone }: OpenSession, sessionResult: string | null) =>
    phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id,
      tip,
      amount,
      paymentType: 'ADYEN',
      transactionId: null,
      payload: sessionResult && JSON.stringify({ sessionResult }),
    });

  async function raceDetailsWithWebhook(session: OpenSession): Promise<void> {
    const { redirectResult } = await world.shopper.goToBank(session, 'yes');
    const { sessionResult } = await world.shopper.submitDetails(session, { redirectResult });
    await world.together(
      () => submitDetails(redirectResult),
      () => submitDetails(redirectResult),
      () => reportPayment(session, sessionResult),
      () => world.simulator.control.flush().then(() => world.runJobs()),
    );
  }

  async function onCart(action: ModelAction & { cart: number }): Promise<void> {
    const phone = one(carts, action.cart);
    if (!phone) return;
    const base = phone.base();
    switch (action.type) {
      case 'ADD': {
        const items = Array.from({ length: action.count }, () => line(action.dish));
        await phone.put({ ...base, type: 'ADD_ITEMS', items });
        return;
      }
      case 'REMOVE': {
        const first = (await pricedCartOf(phone)).items[0];
        if (first) await phone.put({ ...base, type: 'REMOVE_ITEM', id: first.id });
        return;
      }
      case 'COMMENT':
        await phone.put({ ...base, type: 'SET_COMMENT', comment: `At ${world.now()}` });
        return;
      case 'CLEAR':
        await phone.put({ ...base, type: 'CLEAR_CART' });
        return;
      case 'TWO_PHONES': {
        const event = { ...base, type: 'ADD_ITEM', item: line('FRIES') } as const;
        const other = phone.isMember ? phone : openGuestPhone(world, ids, phone.cartId);
        // The same event from both, and one of each: a retry over a bad line.
        return world.together(
          () => phone.put(event),
          () => other.put(event),
          () => other.addFries(),
        );
      }
      case 'PROMO_CODE':
        return loyalty.activateCode(phone);
      case 'OFFER':
        await phone.put(loyalty.offerEvent(phone));
        return;
      case 'ITEM_OFFER':
        await phone.put(loyalty.itemOfferEvent(phone, [line('BURGER')]));
        return;
      case 'OPEN_SESSION':
        return openSession(phone, action.tip);
      case 'TWO_TABS':
        return world.together(
          () => openSession(phone, 0),
          () => openSession(phone, 1),
        );
      case 'FREE_ORDER':
      case 'BOGUS_PAYMENT': {
        const isFree = action.type === 'FREE_ORDER';
        const amount = isFree ? ZERO : (await pricedCartOf(phone)).totalUnpaid;
        const payment = { id: base.eventId, phone, amount, tip: ZERO, sessionData: '' };
        await reportPayment(payment, null);
        return;
      }
      default:
        return unreachable(action as never);
    }
  }

  async function onSession(action: ModelAction & { session: number }): Promise<void> {
    const session = one(sessions, action.session);
    if (!session) return;
    try {
      if (action.type !== 'PAY') return await raceDetailsWithWebhook(session);
      const sessionResult = await pay(session, action.how);
      if (action.isReported) await reportPayment(session, sessionResult);
    } catch (error) {
      // The provider takes no payment for a session that is paid or over.
      if (!(error instanceof Error && error.name === 'ZodError')) throw error;
    }
  }

  async function payAtOnce(
    phone: Phone,
    tip: number,
    payment: { how: PaymentManner; isReported: boolean },
  ): Promise<void> {
    const before = sessions.length;
    await openSession(phone, tip);
    if (sessions.length > before) await onSession({ ...payment, type: 'PAY', session: 0 });
  }

  function onPayment(action: ModelAction & { payment: number }): void {
    const { control, ledger } = world.simulator;
    if (action.type === 'SETTLE_PENDING') {
      const waiting = ledger().filter(({ resultCode }) => resultCode === 'Received');
      const payment = one(waiting, action.payment);
      if (payment) control.settle(payment.pspReference, action.isAuthorised);
      return;
    }
    if (action.type !== 'SCHEME_REVERSES') return;
    const { kind } = action;
    const done = ledger().filter(({ captured, refunded }) =>
      kind === 'captures' ? captured > 0 && refunded === 0 : refunded > 0,
    );
    const payment = one(done, action.payment);
    if (payment) control.reverse(payment.pspReference, kind);
  }

  async function play(action: ModelAction): Promise<void> {
    const { control } = world.simulator;
    if ('cart' in action) return onCart(action);
    if ('session' in action) return onSession(action);
    if ('payment' in action) return onPayment(action);
    switch (action.type) {
      case 'NEW_CART': {
        await begin(action.servedAt, action.isMember);
        return;
      }
      case 'WHOLE_VISIT': {
        const isMember = action.saves === 'OFFER' || action.saves === 'ITEM_OFFER';
        const phone = await begin('TAKE_AWAY', isMember);
        await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items: burgers(action.count) });
        if (action.saves === 'CODE') await loyalty.activateCode(phone);
        if (action.saves === 'OFFER') await phone.put(loyalty.offerEvent(phone));
        if (action.saves === 'ITEM_OFFER')
          await phone.put(loyalty.itemOfferEvent(phone, [line('BURGER')]));
        return payAtOnce(phone, action.count, action);
      }
      case 'BILL': {
        const phone = await debts.takeShares(action.which, action.fraction);
        if (phone) await payAtOnce(phone, action.tip, action);
        return;
      }
      case 'TABLE_ORDER':
        await debts.orderOnBill(burgers(action.count, 'BURGER'));
        return;
      case 'INVOICE_ORDER':
        await debts.orderOnInvoice(burgers(action.count, 'BURGER'));
        return;
      case 'DELIVER': {
        const { order, only: eventCode } = action;
        await control.flush({ order, ...(eventCode && { eventCode }) });
        return;
      }
      case 'COPIES':
        return control.repeat(action.copies);
      case 'JOBS':
        return world.runJobs();
      case 'MOVE':
        return kitchen.moveOne(action.order, action.to);
      case 'TWO_COOKS':
        return world.together(
          () => kitchen.moveOne(action.order, 'ACCEPTED'),
          () => kitchen.moveOne(action.order, 'REJECTED'),
        );
      case 'REGRET':
        return kitchen.regret(action.order, async () => {
          world.advance(GRACE_MINUTES);
          await world.runJobs();
          if (!action.isUndone) return;
          await control.flush();
          await world.runJobs();
        });
      case 'WAIT':
        return world.advance(action.minutes);
      case 'OUTAGE':
        failedCalls += action.calls;
        return control.failNextCalls(action.calls);
      case 'REFUSE_CHANGES':
        return control.refuseNextChanges(action.changes);
      case 'SOLD_OUT':
        await world.db
          .updateTable('inventory')
          .set({ outOfStock: action.isSoldOut })
          .where('itemId', '=', ids.fries)
          .execute();
        return;
      case 'RESTOCK':
        restocked += action.units;
        await world.db
          .updateTable('inventory')
          .set((row) => ({ count: row('count', '+', action.units) }))
          .where('itemId', '=', ids.fries)
          .execute();
        return;
      case 'RECONCILE':
        return world.runJob('reconcile-money');
      case 'RESTART':
        return world.restart();
      default:
        return unreachable(action);
    }
  }

  return { play, restocked: () => restocked };
}
