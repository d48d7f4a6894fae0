import type { OfferType } from '../../offers/offer.ts';

// Test support: a restaurant in the words of a till, so that what a cart costs can be worked out with pencil and paper
// from the rules, without one function of the domain.

export type PlainDish = {
  id: string;
  category: 'mains' | 'drinks';
  vatRate: 6 | 12 | 25;
  /** What each menu asks for it; null where it is not on it. */
  price: { lunch: number | null; evening: number | null };
  /** Each either added to the dish's price, or a whole price of its own. */
  sizes: { id: string; added: number; whole: number | null }[];
  extras: { id: string; price: number }[];
  isOutsideMembership: boolean;
  isSoldOut: boolean;
  /** Units left; null is as many as you like. */
  left: number | null;
  isDeleted: boolean;
};

export type PlainRate = { kind: 'PERCENTAGE' | 'AMOUNT'; rate: number };

export type PlainOffer = PlainRate & {
  id: string;
  type: OfferType;
  price: number;
  /** The dishes that fit each place of a bundle; of an ITEM_DISCOUNT all of them together are the dishes it is for. */
  places: string[][];
  /** How many a guest may take; null for everybody, as often as they like. */
  tokens: number | null;
};

export type PlainWorld = {
  /** Minutes since midnight on the venue's wall. Open from 10 to 22. */
  minute: number;
  dishes: PlainDish[];
  offers: PlainOffer[];
  code: PlainRate & { isActive: boolean; categories: string[] };
  membershipRate: number;
  bag: { lunch: number | null; evening: number | null; isSoldOut: boolean } | null;
  isOpenForApp: boolean;
  takesAway: boolean;
  isAnonymousAllowed: boolean;
  isPickupTimeDisabled: boolean;
  house: PlainHouse;
};

/** What the company has switched on for those who stay, and for how they pay. */
export type PlainHouse = {
  servesHere: boolean;
  /** Whether its tables take orders by phone at all, and whether the guest's may be paid for later. */
  servesTables: boolean;
  isPaidLater: boolean;
  takesTips: boolean;
  takesComments: boolean;
  sendsInvoices: boolean;
};

/** To take away, to eat here from the counter, or at a table by its code. */
export type PlainSeat = 'AWAY' | 'HERE' | 'TABLE';

/** What a guest has put together, as accepted at the time. */
export type PlainLine = {
  id: string;
  dishId: string;
  sizeId: string | null;
  extraIds: string[];
  /** The menu it was taken from. */
  menu: PlainMenu;
  /** The offer it was taken with; lines of one bundle share a unit. */
  offer: { id: string; unit: string; isBundle: boolean } | null;
};

export type PlainMenu = 'lunch' | 'evening';

export type PlainCart = {
  isSignedIn: boolean;
  seat: PlainSeat;
  comment: string;
  isPaidLater: boolean;
  pickupMinute: number | null;
  lines: PlainLine[];
  hasCode: boolean;
  orderOfferId: string | null;
  /** The level's rate when the guest asked for it; 0 is never. */
  membershipRateThen: number;
};

export const OPENS = 10 * 60;
export const CLOSES = 22 * 60;
export const LUNCH_ENDS = 14 * 60;
export const WAIT_MINUTES = 15;
export const BAG_VAT = 25;
