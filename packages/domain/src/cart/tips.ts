import type { Currency } from '../money/currency.ts';
import { type Minor, subtractMinor, ZERO } from '../money/minor.ts';
import { percentageOf } from '../money/percentage.ts';
import type { PricedCart } from './cart.ts';

export const TIP_PERCENTAGES = [5, 10, 15, 20] as const;
export type TipPercentage = (typeof TIP_PERCENTAGES)[number];

export type TipOption = { percentage: TipPercentage; amount: Minor };

type Sums = Pick<PricedCart, 'due' | 'fees' | 'isPayLaterOrder'>;

/** DISC-12: tipping on, something to pay, and not put on the table's bill. */
export const areTipsShown = (isTippingEnabled: boolean, cart: Sums): boolean =>
  isTippingEnabled && cart.due > 0 && !cart.isPayLaterOrder;

const KRONA = 100;
const TIP_UNITS: Partial<Record<Currency, number>> = { SEK: KRONA, NOK: KRONA, DKK: KRONA };

/** DISC-13, D-73: of the amount due without fees, half up; nobody tips 7,84 kr, so kronor are whole (F-58). */
export const tipOptions = (cart: Pick<Sums, 'due' | 'fees'>, currency: Currency): TipOption[] =>
  TIP_PERCENTAGES.map((percentage) => ({
    percentage,
    amount: percentageOf(subtractMinor(cart.due, cart.fees), percentage, TIP_UNITS[currency]),
  }));

/** DISC-14: the same percentage again takes the tip back. Kept as a percentage, so it follows the cart. */
export const chooseTip = (
  current: TipPercentage | null,
  tapped: TipPercentage,
): TipPercentage | null => (current === tapped ? null : tapped);

export const tipAmount = (
  cart: Pick<Sums, 'due' | 'fees'>,
  chosen: TipPercentage | null,
  currency: Currency,
): Minor =>
  tipOptions(cart, currency).find(({ percentage }) => percentage === chosen)?.amount ?? ZERO;

/** What the server lets through: 0, or one of the four values it computes itself (D-73). */
export const isAllowedTip = (
  terms: { isTippingEnabled: boolean; currency: Currency },
  cart: Sums,
  tip: Minor,
): boolean =>
  tip === 0 ||
  (areTipsShown(terms.isTippingEnabled, cart) &&
    tipOptions(cart, terms.currency).some(({ amount }) => amount === tip));
