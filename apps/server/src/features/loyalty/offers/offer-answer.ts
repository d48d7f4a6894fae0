import type { ResolversTypes } from '@tallrik/contract/generated/resolvers';
import type { LinkedItem } from '@tallrik/contract/linked-catalogue';
import type { Offer } from '@tallrik/domain/cart/offers/offer';

export type OfferAnswer = Awaited<ResolversTypes['Offer']>;

type Items = ReadonlyMap<string, LinkedItem>;

/** An offer with the dishes it names; dishes that are gone are left out. */
export function offerAnswer(offer: Offer, items: Items): OfferAnswer {
  const { id, type, context, price, nameLang, descriptionLang, venues, image, createdAt } = offer;
  return {
    id,
    type,
    context,
    price,
    nameLang,
    descriptionLang,
    venues,
    image,
    createdAt,
    ...discountOf(offer, price !== null),
    items: dishes(offer.itemIds, items),
    stages: offer.stages.map((stage) => ({
      id: stage.id,
      nameLang: stage.nameLang,
      items: dishes(stage.itemIds, items),
      ...discountOf(stage, type !== 'STAGED_INDIVIDUAL'),
    })),
  };
}

/** Null where a price counts instead: "0 %" is not what such an offer saves. */
const discountOf = (
  { discountRate, discountType }: Pick<Offer, 'discountRate' | 'discountType'>,
  isPriced: boolean,
) =>
  isPriced || discountRate === 0
    ? { discountRate: null, discountType: null }
    : { discountRate, discountType };

const dishes = (ids: readonly string[], items: Items): LinkedItem[] =>
  ids.flatMap((id) => items.get(id) ?? []);

/** Answers for offers of several companies; each company's menu is asked for once. */
export const makeOfferAnswers =
  (deps: { loadItems: (companyId: string) => Promise<Items> }) =>
  async (offers: readonly (Offer & { companyId: string })[]): Promise<OfferAnswer[]> => {
    const companyIds = [...new Set(offers.map(({ companyId }) => companyId))];
    const menus = new Map(
      await Promise.all(
        companyIds.map(async (id): Promise<[string, Items]> => [id, await deps.loadItems(id)]),
      ),
    );
    return offers.map((offer) => offerAnswer(offer, menus.get(offer.companyId) ?? new Map()));
  };

export type OfferAnswers = ReturnType<typeof makeOfferAnswers>;
