import type { Api } from '@tallrik/contract/client/operation';
import type { Localized } from '@tallrik/domain/company/languages';
import type { StampCard } from '@tallrik/domain/loyalty/stamp-cards';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
import type {
  HomeQuery,
  OfferCardFieldsFragment,
} from '../../shared/graphql-client/generated/graphql.ts';
import { toLocalized } from '../../shared/to-localized.ts';

graphql(`
  fragment OfferCardFields on Offer {
    id
    type
    nameLang {
      ...LocalizedFields
    }
    descriptionLang {
      ...LocalizedFields
    }
    venues
    image
  }
`);

const Home = graphql(`
  query Home {
    homepageUserQuery {
      id
      tokens {
        id
        singleUse
        used
        expired
        offer {
          ...OfferCardFields
        }
      }
      stampCards {
        id
        name
        nameLang {
          ...LocalizedFields
        }
        description
        descriptionLang {
          ...LocalizedFields
        }
        details {
          ...LocalizedFields
        }
        icon
        offerImage
        count
        requiredCount
        stamps {
          id
          seen
        }
        venues
      }
      company {
        defaultOffers {
          ...OfferCardFields
        }
      }
    }
  }
`);

const LoggedOutOffers = graphql(`
  query LoggedOutOffers($companyId: ID!) {
    getLoggedOutData(companyId: $companyId) {
      defaultOffers {
        ...OfferCardFields
      }
    }
  }
`);

const MarkStampSeen = graphql(`
  mutation MarkStampSeen($id: ID!) {
    updateStamp(id: $id, seen: true) {
      id
      seen
    }
  }
`);

export type ShownOffer = {
  id: string;
  type: OfferCardFieldsFragment['type'];
  name: Localized;
  description: Localized;
  venues: string[];
  image: string | null;
  /** Held by this guest's token; the others are for everybody (D-74). */
  isPersonal: boolean;
};

export type GuestStampCard = StampCard & {
  name: Localized;
  plainName: string;
  description: Localized;
  plainDescription: string | null;
  details: Localized;
  icon: string | null;
  offerImage: string | null;
};

export type HomeData = { offers: ShownOffer[]; stampCards: GuestStampCard[] };

/** API-14: fetched again every 30 s while the page is in view. */
export const HOME_POLL_MS = 30_000;

export const homeQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['home', token],
    queryFn: async ({ signal }) => toHome(await api.call(Home, {}, signal)),
    refetchInterval: HOME_POLL_MS,
  });

export const loggedOutOffersQuery = (api: Api, companyId: string) =>
  queryOptions({
    queryKey: ['logged-out-offers', companyId],
    queryFn: async ({ signal }): Promise<ShownOffer[]> =>
      (
        await api.readPublic(LoggedOutOffers, { companyId }, signal)
      ).getLoggedOutData.defaultOffers.map((offer) => toOffer(offer, false)),
    staleTime: 5 * 60_000,
  });

export const markStampSeen = (api: Api, id: string) => api.call(MarkStampSeen, { id });

function toHome({ homepageUserQuery: user }: HomeQuery): HomeData {
  if (!user) return { offers: [], stampCards: [] };
  const ownTokens = user.tokens
    .filter(({ expired, singleUse, used }) => !expired && !(singleUse && used))
    .map(({ offer }) => offer);
  const known = new Set(ownTokens.map(({ id }) => id));
  return {
    // What is the guest's own comes first (DISC-10).
    offers: [
      ...ownTokens.map((offer) => toOffer(offer, true)),
      ...user.company.defaultOffers
        .filter(({ id }) => !known.has(id))
        .map((offer) => toOffer(offer, false)),
    ],
    stampCards: user.stampCards.map((card) => ({
      id: card.id,
      plainName: card.name,
      name: toLocalized(card.nameLang),
      plainDescription: card.description ?? null,
      description: toLocalized(card.descriptionLang),
      details: toLocalized(card.details),
      icon: card.icon ?? null,
      offerImage: card.offerImage ?? null,
      requiredCount: card.requiredCount,
      stamps: card.stamps,
      venues: card.venues,
    })),
  };
}

const toOffer = (offer: OfferCardFieldsFragment, isPersonal: boolean): ShownOffer => ({
  id: offer.id,
  type: offer.type,
  name: toLocalized(offer.nameLang),
  description: toLocalized(offer.descriptionLang),
  venues: offer.venues,
  image: offer.image ?? null,
  isPersonal,
});
