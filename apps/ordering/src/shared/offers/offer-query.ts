import type { Api } from '@tallrik/contract/client/operation';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import { minor } from '@tallrik/domain/money/minor';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { OfferDetailQuery } from '../graphql-client/generated/graphql.ts';
import { toLocalized } from '../to-localized.ts';

const OfferDetail = graphql(`
  query OfferDetail($id: ID!) {
    Offer(id: $id) {
      id
      type
      context
      discountRate
      discountType
      price
      stages {
        id
        nameLang {
          ...LocalizedFields
        }
        items {
          id
        }
        discountRate
        discountType
      }
      items {
        id
      }
      nameLang {
        ...LocalizedFields
      }
      descriptionLang {
        ...LocalizedFields
      }
      venues
      image
      createdAt
    }
  }
`);

/** One offer with all that is needed to take it; null when it is gone. */
export const offerQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: ['offer', offerId],
    queryFn: async ({ signal }) => {
      const { Offer: offer } = await api.readPublic(OfferDetail, { id: offerId }, signal);
      return offer ? toOffer(offer) : null;
    },
    staleTime: 5 * 60_000,
  });

function toOffer(offer: NonNullable<OfferDetailQuery['Offer']>): Offer {
  return {
    id: offer.id,
    type: offer.type,
    context: offer.context,
    // Only the server knows who may take it: here it is what it is.
    isDefault: false,
    deleted: false,
    name: offer.nameLang.en ?? '',
    nameLang: toLocalized(offer.nameLang),
    descriptionLang: toLocalized(offer.descriptionLang),
    discountRate: offer.discountRate ?? 0,
    discountType: offer.discountType ?? 'PERCENTAGE',
    price: offer.price === null || offer.price === undefined ? null : minor(offer.price),
    stages: offer.stages.map((stage) => ({
      id: stage.id,
      nameLang: toLocalized(stage.nameLang),
      itemIds: stage.items.map(({ id }) => id),
      discountRate: stage.discountRate ?? 0,
      discountType: stage.discountType ?? 'PERCENTAGE',
    })),
    itemIds: offer.items.map(({ id }) => id),
    venues: offer.venues,
    image: offer.image ?? null,
    createdAt: offer.createdAt,
  };
}
