import type { OfferType } from '@tallrik/domain/cart/offers/offer';
import type { Language } from '@tallrik/domain/company/languages';
import {
  checkOffer,
  hasDiscount,
  hasPrice,
  newOffer,
  type OfferFields,
  type OfferProblem,
} from '@tallrik/domain/cart/offers/editing/check-offer';
import { parsePrice } from '@tallrik/domain/menu/editing/price-input';
import type { Currency } from '@tallrik/domain/money/currency';
import { instantOf, localText, rateOf } from '../codes/code-fields.ts';
import type { OfferInput } from '../generated/graphql.ts';
import { writtenText, type OfficeText } from '../menu/catalogue.ts';
import { priceText } from '../menu/price-text.ts';
import type { OfficeOffer } from './offers-query.ts';

export type TypedStage = {
  id: string;
  name: OfficeText;
  itemIds: readonly string[];
  discountType: OfferFields['discountType'];
  /** Empty: the dish costs its own price. */
  discountRate: string;
};

/** An offer as it is typed: numbers and moments are text until they are sent. */
export type TypedOffer = {
  type: OfferType;
  isDefault: boolean;
  isAtTillOnly: boolean;
  name: OfficeText;
  description: OfficeText;
  image: string | null;
  venueIds: readonly string[];
  discountType: OfferFields['discountType'];
  discountRate: string;
  price: string;
  itemIds: readonly string[];
  stages: readonly TypedStage[];
  /** `YYYY-MM-DDTHH:mm` on this device's wall; empty: none. */
  startsAt: string;
  endsAt: string;
};

export const NO_WORDS: OfficeText = { en: null, se: null, es: null, no: null, tr: null, dk: null };

export const newStage = (): TypedStage => ({
  id: crypto.randomUUID(),
  name: NO_WORDS,
  itemIds: [],
  discountType: 'PERCENTAGE',
  discountRate: '',
});

export const NEW_OFFER: TypedOffer = {
  type: 'BUNDLE',
  isDefault: true,
  isAtTillOnly: false,
  name: NO_WORDS,
  description: NO_WORDS,
  image: null,
  venueIds: [],
  discountType: 'PERCENTAGE',
  discountRate: '10',
  price: '',
  itemIds: [],
  stages: [],
  startsAt: '',
  endsAt: '',
};

type Rate = { discountType: OfferFields['discountType']; discountRate: number };

const rateText = ({ discountType, discountRate }: Rate, currency: Currency): string => {
  if (discountRate === 0) return '';
  return discountType === 'AMOUNT' ? priceText(discountRate, currency) : String(discountRate);
};

export const typedOf = (offer: OfficeOffer, currency: Currency): TypedOffer => ({
  type: offer.type,
  isDefault: offer.isDefault,
  isAtTillOnly: offer.isAtTillOnly,
  name: offer.name,
  description: offer.description,
  image: offer.image,
  venueIds: offer.venueIds,
  discountType: offer.discountType,
  discountRate: rateText(offer, currency),
  price: offer.price === null ? '' : priceText(offer.price, currency),
  itemIds: offer.itemIds,
  stages: offer.stages.map((stage) => ({
    ...stage,
    discountRate: rateText(stage, currency),
  })),
  startsAt: localText(offer.startsAt),
  endsAt: localText(offer.endsAt),
});

/** Not a number where it cannot be read: the rule refuses it, and names the field. */
function priceOf(text: string): number {
  const read = parsePrice(text, 'price');
  return read.ok ? read.value : Number.NaN;
}

export const fieldsOf = (typed: TypedOffer): OfferFields => ({
  type: typed.type,
  isDefault: typed.isDefault,
  isAtTillOnly: typed.isAtTillOnly,
  name: writtenText(typed.name),
  description: writtenText(typed.description),
  venueIds: typed.venueIds,
  discountType: typed.discountType,
  discountRate: rateOf(typed),
  price: hasPrice(typed.type) ? priceOf(typed.price) : null,
  itemIds: typed.itemIds,
  stages: typed.stages.map((stage) => ({
    ...stage,
    name: writtenText(stage.name),
    discountRate: stage.discountRate.trim() === '' ? 0 : rateOf(stage),
  })),
  startsAt: instantOf(typed.startsAt),
  endsAt: instantOf(typed.endsAt),
});

/** What of it is sent, by the names that were changed; a discount goes as a whole. */
export function inputOf(typed: TypedOffer, changed: readonly (keyof TypedOffer)[]): OfferInput {
  const names = new Set<string>(changed);
  if (names.has('discountType') || names.has('discountRate')) {
    names.add('discountType');
    names.add('discountRate');
  }
  const { type: _type, ...fields } = fieldsOf(typed);
  const { price, discountRate, discountType } = fields;
  const sent = {
    ...fields,
    name: typed.name,
    description: typed.description,
    price: price !== null && Number.isNaN(price) ? null : price,
    ...(hasDiscount(typed.type) && !Number.isNaN(discountRate)
      ? { discountType, discountRate }
      : { discountType: undefined, discountRate: undefined }),
    stages: typed.stages.map((stage, at) => ({
      ...stage,
      itemIds: [...stage.itemIds],
      discountRate: fields.stages[at]?.discountRate || 0,
    })),
    venueIds: [...typed.venueIds],
    itemIds: [...typed.itemIds],
  };
  return {
    ...Object.fromEntries(
      Object.entries(sent).filter(([name, value]) => names.has(name) && value !== undefined),
    ),
    ...(names.has('image') ? { pictureKey: typed.image?.slice('/media/'.length) ?? null } : {}),
  };
}

/** What decides what it comes to: a name does not. */
const TRIED = [
  'isDefault',
  'isAtTillOnly',
  'venueIds',
  'discountType',
  'discountRate',
  'price',
  'itemIds',
  'stages',
] as const;

export const trialInput = (typed: TypedOffer): OfferInput => {
  const { stages, ...input } = inputOf(typed, TRIED);
  return {
    type: typed.type,
    ...input,
    ...(stages ? { stages: stages.map((stage) => ({ ...stage, name: {} })) } : {}),
  };
};

/** The first thing that is wrong, before anybody is asked; venues and dishes are chosen, not typed. */
export function problemOf(
  typed: TypedOffer,
  { defaultLanguage }: { defaultLanguage: Language },
): OfferProblem | null {
  const fields = fieldsOf(typed);
  const itemIds = new Set([
    ...typed.itemIds,
    ...typed.stages.flatMap((stage) => [...stage.itemIds]),
  ]);
  const venueIds = new Set(typed.venueIds);
  const question = { before: newOffer(typed.type), defaultLanguage, venueIds, itemIds };
  const checked = checkOffer(fields, question);
  return checked.ok ? null : checked.error;
}
