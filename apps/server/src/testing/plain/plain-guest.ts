import type { PlainAction } from '@tallrik/domain/cart/testing/plain/arbitrary-plain';
import { GUEST_ID } from '@tallrik/domain/cart/testing/plain/domain-world';
import { intentOf, noteOf, type Names } from '@tallrik/domain/cart/testing/plain/intent';
import { afterStep } from '@tallrik/domain/cart/testing/plain/plain-order-discount';
import { asSeenBy, plainTip, type PlainBill } from '@tallrik/domain/cart/testing/plain/plain-price';
import type {
  PlainCart,
  PlainSeat,
  PlainWorld,
} from '@tallrik/domain/cart/testing/plain/plain-world';
import { minor } from '@tallrik/domain/money/minor';
import { openGuestPhone } from '../guest-orders.ts';
import type { MoneyWorld } from '../money-world.ts';
import { seededIds } from '../seed-company.ts';
import type { PlainShop } from './plain-shop.ts';
import { PLAIN_CODE } from './write-plain-offers.ts';

const ACTIVATE = `mutation Activate($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {
  activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) { success error } }`;

const MOST_JOB_ROUNDS = 100;

/** What came of trying to pay: what was opened at the provider, ordered for nothing, or said no to. */
export type Attempt =
  | { is: 'REFUSED'; codes: string[] }
  | { is: 'OPENED'; session: { id: string; sessionData: string }; amount: number; tip: number }
  | { is: 'CLAIMED_FREE' }
  /** On the table's bill, or on an invoice. */
  | { is: 'ANNOUNCED' };

export type PlainGuest = ReturnType<typeof openPlainGuest>;

/** A guest of the plain restaurant, and the waiter who notes down what the server has taken. */
export function openPlainGuest(
  world: MoneyWorld,
  shop: PlainShop,
  visit: {
    name: string;
    isSignedIn: boolean;
    seat: PlainSeat;
    /** What the account signs in with. */
    token: string;
    timeOf: Names['timeOf'];
    /** What the code on the table has opened. */
    tableToken: string | null;
  },
) {
  const { idOf, companyId, venueId, userId } = shop;
  const { isSignedIn, seat } = visit;
  let noted = noteOf(isSignedIn, seat);
  let tipRefusals = 0;
  const guest = <Data>(query: string, variables: object = {}) =>
    world.guest<Data>(query, variables, noted.isSignedIn ? visit.token : undefined);
  const ids = { ...seededIds(0), company: companyId, venue: venueId };
  const server = { origin: world.origin, now: world.now, newId: world.newId, guest };
  const cartId = idOf(`cart-${visit.name}`);
  const phone = openGuestPhone(server, ids, cartId, visit.tableToken);
  /** A second device on the same cart: every other thing is done there. */
  const tablet = openGuestPhone(server, ids, cartId, visit.tableToken);
  /** Whoever signs in or out still has, or already has, the account's token. */
  const asMember = openGuestPhone(
    {
      ...server,
      guest: <Data>(query: string, variables: object = {}) =>
        world.guest<Data>(query, variables, visit.token),
    },
    ids,
    cartId,
    visit.tableToken,
  );
  const deviceFor = (action: PlainAction, step: number) =>
    action.do === 'SIGN' ? asMember : step % 2 === 0 ? phone : tablet;
  const names: Names = {
    // Lines are new with every visit, dishes are not.
    idOf: (name) => {
      if (name === GUEST_ID) return userId;
      return idOf(name.startsWith('line-') ? `${visit.name}-${name}` : name);
    },
    timeOf: visit.timeOf,
  };

  const activate = async (): Promise<boolean> => {
    const answer = await guest<{ activatePromoCode: { success: boolean } }>(ACTIVATE, {
      companyId,
      venueId,
      cartId,
      code: PLAIN_CODE,
    });
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.activatePromoCode.success;
  };

  async function act(action: PlainAction, plain: PlainWorld, step: number): Promise<void> {
    const intent = intentOf(noted, action, plain, step, names);
    if (intent === null) return;
    const device = deviceFor(action, step);
    const isAccepted =
      intent.is === 'CODE'
        ? await activate()
        : (await device.put({ ...device.base(), ...intent.payload })).success;
    if (isAccepted) noted = afterStep(intent.noted, asSeenBy(intent.noted, plain));
  }

  /** A payment that no card is needed for. */
  const reportPayment = (
    device: typeof phone,
    { amount, tip }: { amount: number; tip: number },
    paymentType: 'ADYEN' | 'INVOICE',
    id = world.newId(),
  ) =>
    device.put({
      ...device.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id,
      tip: minor(tip),
      amount: minor(amount),
      paymentType,
      transactionId: null,
      payload: null,
    });

  /** As the browser does where nothing is to be paid (PAY-19). */
  const claimFree = async (): Promise<Attempt> => {
    const { success, refused } = await reportPayment(phone, { amount: 0, tip: 0 }, 'ADYEN');
    return success
      ? { is: 'CLAIMED_FREE' }
      : { is: 'REFUSED', codes: refused.map(({ code }) => code) };
  };

  /** What became of it; another seat's worker may just have it in hand. */
  const isOrdered = async (paymentId: string): Promise<boolean> => {
    for (let round = 0; round < MOST_JOB_ROUNDS; round += 1) {
      await world.runJobs();
      for (const { event } of await phone.events()) {
        if (event.type === 'ORDER_CREATED') return true;
        if (event.type === 'PAYMENT_FAILED' && event.paymentId === paymentId) return false;
      }
    }
    throw new Error('An announced payment is never taken');
  };

  return {
    cartId,
    noted: (): PlainCart => noted,
    fill: async (actions: readonly PlainAction[], plain: PlainWorld): Promise<void> => {
      await phone.put({
        ...phone.base(),
        type: 'CREATE_CART',
        serviceType: seat === 'AWAY' ? 'TAKE_AWAY' : 'EAT_HERE',
        deliveryTargetId: null,
        userId: isSignedIn ? userId : null,
      });
      for (const [step, action] of actions.entries()) await act(action, plain, step);
    },
    /**
     * First with the amount the screen has shown all along, then with what the rules say today, twice: what has changed
     * is told with the first refusal, and only then may anybody pay it (D-52).
     */
    pay: async (
      shown: PlainBill,
      due: PlainBill,
      { percent, isTipTaken }: Tip,
    ): Promise<Attempt> => {
      const tipPercent = isTipTaken ? percent : 0;
      if (isFree(shown) && !isFree(due)) return claimFree();
      const codes: string[] = [];
      for (const bill of [shown, due, due]) {
        if (!isTipTaken && percent > 0) {
          // Where none are taken the till says no, and opens nothing.
          const wish = amountOf(bill, percent);
          const tried = await phone.openSession(wish.amount, { tip: wish.tip });
          if (wish.tip > 0 && tried.response)
            return { is: 'OPENED', session: tried.response, ...wish };
          codes.push(tried.error ?? '');
          if (tried.error === 'TIP_NOT_ALLOWED') tipRefusals += 1;
        }
        const { amount, tip } = amountOf(bill, tipPercent);
        const { response, error } = await phone.openSession(amount, { tip });
        if (response) return { is: 'OPENED', session: response, amount, tip };
        codes.push(error ?? '');
      }
      return isFree(due) ? claimFree() : { is: 'REFUSED', codes };
    },
    /** The same without a card: on an invoice, or on the bill of the table, whose code is scanned anew. */
    order: async (
      by: 'INVOICE' | 'LATER',
      bills: readonly PlainBill[],
      tipPercent: number,
      tableToken: string | null,
    ): Promise<Attempt> => {
      const seated = openGuestPhone(server, ids, cartId, tableToken);
      const codes: string[] = [];
      for (const bill of bills) {
        // What was refused is not to be paid later any more (D-331).
        if (by === 'LATER') await seated.put({ ...seated.base(), type: 'MARK_AS_PAY_LATER_ORDER' });
        const wish = by === 'LATER' ? { amount: 0, tip: 0 } : amountOf(bill, tipPercent);
        const paymentId = world.newId();
        const { success, refused } = await reportPayment(
          seated,
          wish,
          by === 'LATER' ? 'ADYEN' : 'INVOICE',
          paymentId,
        );
        codes.push(...refused.map(({ code }) => code));
        if (success && (await isOrdered(paymentId))) return { is: 'ANNOUNCED' };
      }
      return { is: 'REFUSED', codes };
    },
    tipRefusals: () => tipRefusals,
  };
}

type Tip = { percent: number; isTipTaken: boolean };

export const isFree = (bill: PlainBill): boolean => bill.refused === null && bill.due === 0;

/** What nobody may pay has no amount; asked for all the same. */
const UNPAYABLE = 10_000;

export function amountOf(bill: PlainBill, tipPercent: number): { amount: number; tip: number } {
  if (bill.refused !== null) return { amount: UNPAYABLE, tip: 0 };
  const tip = plainTip(bill.due, tipPercent, 'SEK');
  return { amount: bill.due + tip, tip };
}
