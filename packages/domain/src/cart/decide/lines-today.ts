import { ZERO } from '../../money/minor.ts';
import { ok, type Result } from '../../result.ts';
import { isBagLine } from '../bag-line.ts';
import type { RepricedLine } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import { lineDiscount } from '../line-total.ts';
import { applyOffer } from '../offers/apply-offer.ts';
import {
  areWithinLimit,
  isBundleOffer,
  type OfferUnit,
  offerUnits,
} from '../offers/offer-units.ts';
import type { CartRefusal } from '../refusal-codes.ts';
import type { CartWorld } from './cart-world.ts';
import { changedShares, linesFromCheque } from './cheque-lines.ts';
import { linesFromMenu } from './menu-lines.ts';

/**
 * Every line as it would be sold this moment: by the bill it is on, or by today's menu and, if it was taken with an
 * offer, by today's offer; or the first reason why one cannot be sold. The bag is looked after on its own.
 */
export function linesToday(cart: Cart, world: CartWorld): Result<CartLine[], CartRefusal> {
  if (cart.chequeId !== null) return linesFromCheque(cart.chequeId, cart.items, world);
  // As if every line were added anew to an empty cart: counted beside themselves, the last units would seem short.
  const sold = linesFromMenu({ ...cart, items: [] }, cart.items, world);
  return sold.ok ? ok(withOffers(cart.items, sold.value, world.offers)) : sold;
}

/** Units are kept in the order they were taken: where tokens are short, the last ones go. */
function withOffers(
  before: readonly CartLine[],
  sold: readonly CartLine[],
  offers: CartWorld['offers'],
): CartLine[] {
  const byId = new Map(sold.map((line) => [line.id, line]));
  const offered: CartLine[] = [];
  for (const unit of offerUnits(before)) {
    const lines = unit.lines.flatMap(({ id }) => byId.get(id) ?? []);
    const offer = offers.find(({ id }) => id === unit.offerId);
    const applied = offer ? applyToUnit(offer, unit, lines) : null;
    if (offer && applied && areWithinLimit([...offered, ...applied], offer))
      offered.push(...applied);
  }
  for (const line of offered) byId.set(line.id, line);
  return [...byId.values()];
}

/** Null where the offer no longer gives anything for these dishes. */
function applyToUnit(
  offer: CartWorld['offers'][number],
  { bundleId }: OfferUnit,
  lines: readonly CartLine[],
): CartLine[] | null {
  // An offer that has become one of another kind would turn a bundle into many units of one token.
  if (isBundleOffer(offer.type) !== (bundleId !== null)) return null;
  const applied = applyOffer(offer, lines, bundleId ?? '');
  return applied.ok ? applied.value : null;
}

/** What has to be written into the cart so that its lines are today's; folded, nothing is left to write. */
export function repricedLines(cart: Cart, today: readonly CartLine[]): RepricedLine[] {
  if (cart.chequeId !== null) return changedShares(cart.items, today);
  return cart.items.flatMap((line) => {
    const now = today.find(({ id }) => id === line.id);
    return now && !isSamePrice(line, now) ? [repricedLine(line, now)] : [];
  });
}

function isSamePrice(line: CartLine, now: CartLine): boolean {
  return (
    line.amount === now.amount &&
    line.vatRate === now.vatRate &&
    Boolean(line.offerId) === Boolean(now.offerId) &&
    lineDiscount(line) === lineDiscount(now) &&
    (isBagLine(line) || line.disableMembershipDiscounts === now.disableMembershipDiscounts) &&
    line.variations.every(({ id, amount }) => amount === surchargeOf(now, id))
  );
}

function repricedLine(line: CartLine, now: CartLine): RepricedLine {
  const { id, amount, vatRate, discount, disableMembershipDiscounts } = now;
  const variations = line.variations.map((variation) => ({
    id: variation.id,
    amount: surchargeOf(now, variation.id),
  }));
  const isOtherMembership = line.disableMembershipDiscounts !== disableMembershipDiscounts;
  return {
    id,
    amount,
    vatRate,
    ...(variations.length > 0 ? { variations } : {}),
    ...(now.offerId ? { discount } : {}),
    ...(line.offerId && !now.offerId ? { leavesOffer: true } : {}),
    ...(isOtherMembership ? { disableMembershipDiscounts } : {}),
  };
}

/** A choice that has become part of the dish costs nothing on top any more. */
const surchargeOf = ({ variations }: CartLine, variationId: string) =>
  variations.find(({ id }) => id === variationId)?.amount ?? ZERO;
