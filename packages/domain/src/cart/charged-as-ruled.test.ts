import type {} from '@tallrik/testing/vitest-provided';
import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { categoriesOfLines } from './categories-of-line.ts';
import type { Cart } from './cart.ts';
import { cartToday } from './decide/cart-today.ts';
import { isCartServed } from './decide/menu-of-cart.ts';
import { withSaid } from './fold-cart.ts';
import { discountCorrections } from './offers/discount-corrections.ts';
import { priceCart } from './price-cart.ts';
import {
  arbitraryChange,
  arbitraryVisit,
  arbitraryWorld,
} from './testing/plain/arbitrary-plain.ts';
import { domainCode, domainWorld } from './testing/plain/domain-world.ts';
import { plainBill, plainTip, plainVat } from './testing/plain/plain-price.ts';
import type { PlainWorld } from './testing/plain/plain-world.ts';
import { act, beginVisit } from './testing/plain/visit.ts';
import { isAllowedTip, tipOptions } from './tips.ts';
import { minor } from '../money/minor.ts';

/** In every `npm test`, always the same way. `MODEL_RUNS=100000` tries more, `MODEL_SEED` goes one way again. */
const numRuns = inject('modelRuns') ?? 5_000;
const seed = inject('modelSeed') ?? 20_261_116;
const path = inject('modelPath');

const nowhere = { isAtTable: false, isQrOrderingActive: false };

/** As checkout does it: what is no longer so is written into the cart and told, and only then may anybody pay. */
function payable(cart: Cart, world: PlainWorld, isSignedIn: boolean) {
  const domain = domainWorld(world, isSignedIn);
  let current = cart;
  for (let round = 0; round < 3; round += 1) {
    const today = cartToday(current, domain, nowhere);
    const corrections = [
      ...today.corrections,
      ...discountCorrections(withSaid(current, today.corrections), {
        promoCode: world.code.isActive ? { code: domainCode(world) } : { refusal: 'INACTIVE' },
        offers: domain.offers,
        membershipRate: domain.membershipRate,
        companyOffers: domain.offers,
      }),
    ];
    current = withSaid(current, corrections);
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

it('[CART-41] [D-52] [D-60] [D-61] [D-68] [D-74] [D-210] [TIME-33] whatever changes in between, the guest pays what the rules say, or is refused', () => {
  let paid = 0;
  fc.assert(
    fc.property(arbitraryWorld, arbitraryVisit, arbitraryChange, (world, visit, change) => {
      const { isSignedIn, pickup, actions } = visit;
      const begun = beginVisit(isSignedIn);
      const { cart, noted } = [...(pickup ? [pickup] : []), ...actions].reduce(
        (current, action, step) => act(current, action, world, step),
        begun,
      );
      fc.pre(noted.lines.length > 0);
      const today = {
        ...world,
        ...Object.fromEntries([...change.changed].map((part) => [part, change.other[part]])),
        minute: world.minute + change.minutesLater,
      };
      const { refusal, cart: final } = payable(cart, today, isSignedIn);
      const bill = plainBill(noted, today);
      expect({ isRefused: refusal !== null, refusal }).toMatchObject({
        isRefused: bill.refused !== null,
      });
      if (bill.refused !== null) return;
      const context = { categoriesOf: categoriesOfLines(domainWorld(today, isSignedIn).catalogue) };
      const priced = priceCart(final, context);
      expect(priced.due).toBe(bill.due);
      const vat = [...bill.grossOfRate].map(([rate, gross]) => ({
        rate,
        amount: plainVat(gross, rate),
      }));
      expect(byRate(priced.vat)).toEqual(byRate(vat));
      for (const currency of ['SEK', 'GBP'] as const) {
        const tip = plainTip(bill.due, change.tipPercent, currency);
        const terms = { isTippingEnabled: true, currency };
        expect(isAllowedTip(terms, priced, minor(tip))).toBe(true);
        const isOffered = tipOptions(priced, currency).some(({ amount }) => amount === tip + 1);
        expect(isAllowedTip(terms, priced, minor(tip + 1))).toBe(isOffered);
      }
      paid += 1;
    }),
    { numRuns, seed, ...(path === null ? {} : { path }) },
  );
  // A model whose guests are all refused proves nothing.
  expect(paid).toBeGreaterThan(path === null ? numRuns / 4 : -1);
}, 300_000);
