type Named = { id: string; name: string };

/** What took something off an order or bill: its own offer and code, and those of the orders a bill is made of. */
export type DiscountedOrder = { offer: Named | null; code: Named | null };

/**
 * Whose a discount is (MONEY-18): the offer of its line; else the offer on the whole order, else its code. A receipt
 * has neither, what its orders had is its own, unless they had different ones. Null: a membership, or not to be told.
 */
export function discountSource(
  lineOffer: Named | null,
  order: DiscountedOrder,
  /** The orders of the bill that a receipt pays, those with a discount; null: it pays none. */
  ofBill: readonly DiscountedOrder[] | null,
): Named | null {
  if (lineOffer) return lineOffer;
  const sources = (ofBill ?? [order]).map(({ offer, code }) => offer ?? code);
  const [first = null, ...others] = sources;
  return others.every((other) => other?.id === first?.id) ? first : null;
}
