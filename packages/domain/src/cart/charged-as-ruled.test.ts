import type {} from '@tallrik/testing/vitest-provided';
import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { categoriesOfLines } from './categories-of-line.ts';
import type { Cart } from './cart.ts';
import { decideCartEvent } from './decide-cart-event.ts';
import { cartToday } from './decide/cart-today.ts';
import { isCartServed } from './decide/menu-of-cart.ts';
import { withEvents } from './fold-cart.ts';
import { discountCorrections } from './offers/discount-corrections.ts';
import { priceCart } from './price-cart.ts';
import {
  arbitraryChange,
  arbitraryStay,
  arbitraryWorld,
  type PlainAction,
} from './testing/plain/arbitrary-plain.ts';
import { eventOf } from './testing/builders.ts';
import { domainCode, domainWorld } from './testing/plain/domain-world.ts';
import {
  isPlainTip,
  mayPay,
  mayTip,
  plainBill,
  plainComment,
  plainTip,
  plainVat,
} from './testing/plain/plain-price.ts';
import type { PlainCart, PlainWorld } from './testing/plain/plain-world.ts';
import { act, beginVisit } from './testing/plain/visit.ts';
import { isAllowedTip } from './tips.ts';
import { minor } from '../money/minor.ts';

/** In every `npm test`, always the same way. `MODEL_RUNS=100000` tries more, `MODEL_SEED` goes one way again. */
const numRuns = inject('modelRuns') ?? 5_000;
const seed = inject('modelSeed') ?? 20_261_116;
const path = inject('modelPath');

/** As checkout does it: what is no longer so is written into the cart and told, and only then may anybody pay. */
function payable(cart: Cart, world: PlainWorld, noted: PlainCart) {
  const domain = domainWorld(world, noted);
  const table = {
    isAtTable: noted.seat === 'TABLE',
    isQrOrderingActive: world.house.servesTables,
  };
  let current = cart;
  for (let round = 0; round < 3; round += 1) {
    const today = cartToday(current, domain, table);
    const corrections = [
      ...today.corrections,
      ...discountCorrections(withEvents(current, today.corrections), {
        promoCode: world.code.isActive ? { code: domainCode(world) } : { refusal: 'INACTIVE' },
        offers: domain.offers,
        membershipRate: domain.membershipRate,
        companyOffers: domain.offers,
      }),
    ];
    current = withEvents(current, corrections);
    if (corrections.length > 0) continue;
    const refusal = today.refusal ?? (isCartServed(current, domain) ? null : 'VENUE_CLOSED');
    return { refusal, cart: current };
  }
  throw new Error('A corrected cart is corrected for ever');
}

/** A bag that costs nothing is taxed nothing, whether anybody writes that down or not. */
const byRate = (vat: { rate: number; amount: number }[]) =>
  vat
    .filter(({ amount }) => amount > 0)
    .map(({ rate, amount }) => `${rate}: ${amount}`)
    .toSorted();

it('[CART-41] [DISC-12] [PAY-43] [D-52] [D-60] [D-61] [D-68] [D-74] [D-83] [D-101] [D-161] [D-210] [TIME-33] whatever changes in between, the guest pays what the rules say, or is refused', () => {
  let paid = 0;
  const seen = new Set<string>();
  fc.assert(
    fc.property(arbitraryWorld, arbitraryStay, arbitraryChange, (world, stay, change) => {
      const { isSignedIn, pickup, actions } = stay.visit;
      const begun = beginVisit(isSignedIn, stay.seat);
      const all: PlainAction[] = [...actions];
      for (const [at, action] of stay.more) all.splice(at, 0, action);
      const { cart, noted } = [...(pickup ? [pickup] : []), ...all].reduce(
        (current, action, step) => act(current, action, world, step),
        begun,
      );
      fc.pre(noted.lines.length > 0);
      const today = {
        ...world,
        ...Object.fromEntries([...change.changed].map((part) => [part, change.other[part]])),
        minute: world.minute + change.minutesLater,
      };
      const { refusal, cart: final } = payable(cart, today, noted);
      const bill = plainBill(noted, today);
      expect({ isRefused: refusal !== null, refusal }).toMatchObject({
        isRefused: bill.refused !== null,
      });
      if (bill.refused !== null) return;
      const context = { categoriesOf: categoriesOfLines(domainWorld(today, noted).catalogue) };
      const priced = priceCart(final, context);
      expect(priced.due).toBe(bill.due);
      const vat = [...bill.grossOfRate].map(([rate, gross]) => ({
        rate,
        amount: plainVat(gross, rate),
      }));
      expect(byRate(priced.vat)).toEqual(byRate(vat));
      for (const currency of ['SEK', 'GBP'] as const) {
        const tip = plainTip(bill.due, change.tipPercent, currency);
        const terms = { isTippingEnabled: today.house.takesTips, currency };
        const isTipAllowed = mayTip(bill.due, noted, today);
        expect(isAllowedTip(terms, priced, minor(tip))).toBe(isTipAllowed || tip === 0);
        const isOffered = isPlainTip(bill.due, tip + 1, currency);
        expect(isAllowedTip(terms, priced, minor(tip + 1))).toBe(isTipAllowed && isOffered);
      }
      expect(final.comment).toBe(plainComment(noted, today));
      const tip = mayTip(bill.due, noted, today) ? plainTip(bill.due, change.tipPercent, 'SEK') : 0;
      const announced = decideCartEvent(
        final,
        eventOf('ADD_CLIENT_SIDE_PAYMENT', {
          id: 'payment-1',
          tip: minor(tip),
          amount: minor(bill.due + tip),
          paymentType: stay.payBy === 'CARD' ? 'ADYEN' : 'INVOICE',
          transactionId: null,
          payload: null,
        }),
        domainWorld(today, noted),
      );
      const now = noted.isPaidLater ? { amount: 0, tip: 0 } : { amount: bill.due + tip, tip };
      expect(announced).toMatchObject(
        mayPay(stay.payBy, noted, today) ? { ok: true, value: { event: now } } : { ok: false },
      );
      paid += 1;
      seen.add(`${noted.seat} ${noted.isPaidLater ? 'LATER' : stay.payBy}`);
    }),
    { numRuns, seed, ...(path === null ? {} : { path }) },
  );
  // A model whose guests are all refused proves nothing.
  expect(paid).toBeGreaterThan(path === null ? numRuns / 4 : -1);
  const ways = ['AWAY CARD', 'AWAY INVOICE', 'HERE CARD', 'TABLE CARD', 'TABLE LATER'];
  expect(ways.filter((way) => path === null && !seen.has(way))).toEqual([]);
}, 300_000);
