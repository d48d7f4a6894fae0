import type { Localized } from '../company/languages.ts';
import type { Minor } from '../money/minor.ts';

export type CartLineVariation = { id: string; amount: Minor; title: string; groupId: string };

/** One unit of one dish: quantity n is n lines (D-53). Field names are the specification's (DATA-17). */
export type CartLine = {
  id: string;
  itemId: string;
  entryId: string;
  vatRate: number;
  title: string;
  categoryId: string | null;
  /** Unit price of the dish without its variations, VAT included. */
  amount: Minor;
  variations: CartLineVariation[];
  removedVariations: string[];
  /** Part of the line paid in this cart: 1, unless a bill is split (D-53). */
  fraction: number;
  message: string | null;
  discount: Minor;
  disableMembershipDiscounts: boolean;
  offerTitle: string | null;
  /** The same in the languages it has; missing in streams from before (D-332). */
  offerTitleLang?: Localized | undefined;
  /** Set when the line belongs to an offer; such lines take no further discount (D-68). */
  offerId?: string | null;
  bundleId?: string | null;
  /**
   * Of a dish with sizes, extras left out: what it costs in the size chosen, and at least. Offers are on the dish
   * (D-160, D-162), whether its size has a price of its own or a surcharge.
   */
  sizePrices?: { chosen: Minor; least: Minor };
  /** The take-away bag, marked by the server: the fold drops it when no dish is left (CART-36). */
  isBag?: boolean;
  /** Exact part of a split cheque item, set by the server: rounding each `fraction` alone would lose an öre. */
  share?: { amount: Minor; discount: Minor } | null;
};
