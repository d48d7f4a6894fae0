import type { Language } from '@tallrik/domain/company/languages';
import {
  checkStampCard,
  NEW_STAMP_CARD,
  type StampCardProblem,
} from '@tallrik/domain/loyalty/stamps/check-stamp-card';
import type { StampCardInput } from '../generated/graphql.ts';
import { writtenText, type OfficeText } from '../menu/catalogue.ts';
import { NO_WORDS } from '../offers/offer-fields.ts';
import type { OfficeStampCard } from './stamps-query.ts';

/** A card as it is typed. */
export type TypedStampCard = {
  name: OfficeText;
  description: OfficeText;
  details: OfficeText;
  icon: string | null;
  image: string | null;
  requiredCount: string;
  itemIds: readonly string[];
  venueIds: readonly string[];
  offerId: string | null;
};

export const NEW_CARD: TypedStampCard = {
  name: NO_WORDS,
  description: NO_WORDS,
  details: NO_WORDS,
  icon: null,
  image: null,
  requiredCount: '10',
  itemIds: [],
  venueIds: [],
  offerId: null,
};

export const typedOf = (card: OfficeStampCard): TypedStampCard => ({
  name: card.name,
  description: card.description,
  details: card.details,
  icon: card.icon,
  image: card.image,
  requiredCount: String(card.requiredCount),
  itemIds: card.itemIds,
  venueIds: card.venueIds,
  offerId: card.offerId,
});

const LONGEST_COUNT = 4;

/** Not a number where it cannot be read: the rule refuses it. */
export const countOf = ({ requiredCount }: Pick<TypedStampCard, 'requiredCount'>): number => {
  const typed = requiredCount.trim();
  return typed === '' || typed.length > LONGEST_COUNT ? Number.NaN : Number(typed);
};

const keyOf = (address: string | null): string | null => address?.slice('/media/'.length) ?? null;

/** What is sent of what was changed; pictures go by their key. */
export function inputOf({
  icon,
  image,
  requiredCount,
  itemIds,
  venueIds,
  ...fields
}: Partial<TypedStampCard>): StampCardInput {
  return {
    ...fields,
    ...(icon === undefined ? {} : { iconKey: keyOf(icon) }),
    ...(image === undefined ? {} : { pictureKey: keyOf(image) }),
    ...(requiredCount === undefined ? {} : { requiredCount: countOf({ requiredCount }) }),
    ...(itemIds === undefined ? {} : { itemIds: [...itemIds] }),
    ...(venueIds === undefined ? {} : { venueIds: [...venueIds] }),
  };
}

/** The first thing that is wrong, before anybody is asked. */
export function problemOf(
  typed: TypedStampCard,
  { defaultLanguage }: { defaultLanguage: Language },
): StampCardProblem | null {
  const checked = checkStampCard(
    {
      name: writtenText(typed.name),
      description: writtenText(typed.description),
      details: writtenText(typed.details),
      requiredCount: countOf(typed),
      itemIds: typed.itemIds,
      venueIds: typed.venueIds,
      offerId: typed.offerId,
    },
    {
      before: NEW_STAMP_CARD,
      defaultLanguage,
      venueIds: new Set(typed.venueIds),
      itemIds: new Set(typed.itemIds),
      offerIds: new Set(typed.offerId === null ? [] : [typed.offerId]),
    },
  );
  return checked.ok ? null : checked.error;
}
