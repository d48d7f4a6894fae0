import type { Localized } from '../../company/languages.ts';
import type { Minor } from '../../money/minor.ts';
import type { DiscountType } from '../cart-event.ts';

export const OFFER_TYPES = [
  'BUNDLE',
  'ITEM_DISCOUNT',
  'ORDER_DISCOUNT',
  'STAGED_BUNDLE',
  'STAGED_INDIVIDUAL',
  'VISUAL',
] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** The guest picks one dish of each stage. Rate and type count for STAGED_INDIVIDUAL only. */
export type OfferStage = {
  id: string;
  nameLang: Localized;
  itemIds: string[];
  discountRate: number;
  discountType: DiscountType;
};

/** DATA-29, with `default` and `deleted` from the company's side. */
export type Offer = {
  id: string;
  type: OfferType;
  context: 'APP' | 'POS';
  isDefault: boolean;
  deleted: boolean;
  name: string;
  nameLang: Localized;
  descriptionLang: Localized;
  discountRate: number;
  discountType: DiscountType;
  /** The price of a BUNDLE or STAGED_BUNDLE as a whole. */
  price: Minor | null;
  stages: OfferStage[];
  /** The dishes of a BUNDLE (twice the same id is two of them), or those an ITEM_DISCOUNT counts for. */
  itemIds: string[];
  /** Empty means every venue. */
  venues: string[];
  image: string | null;
  createdAt: string;
};
