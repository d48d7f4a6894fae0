import type { Api } from '@tallrik/contract/client/operation';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { Order, Price } from '@tallrik/domain/orders/order';
import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
import { missingIfMalformed } from '../../shared/graphql-client/missing-if-malformed.ts';
import type { OrderFieldsFragment } from '../../shared/graphql-client/generated/graphql.ts';
import type { LocalData } from '../../shared/local-data/local-data.ts';
import { toLocalized } from '../../shared/to-localized.ts';
import type { Services } from '../../shared/services/services.tsx';
import { type GuestVenue, toVenue } from '../../shared/venue/venue-query.ts';

graphql(`
  fragment OrderFields on Order {
    id
    easyId
    status
    type
    createdAt
    desiredTime
    estimatedFinishTime
    isDelayed
    rejectReason
    confirmed
    isRefunded
    givenBack
    isTableOrder
    comment
    answerBy
    table {
      id
      code
    }
    venue {
      ...VenueFields
    }
    payment {
      id
      tip
    }
    fees {
      id
      name
      price {
        ...PriceFields
      }
    }
    items {
      id
      bundleId
      ageRestricted
      offer {
        id
        name
        type
        nameLang {
          ...LocalizedFields
        }
      }
      price {
        ...PriceFields
      }
      variations {
        id
        name
        nameLang {
          ...LocalizedFields
        }
        price
      }
      removedVariations {
        id
        name
        nameLang {
          ...LocalizedFields
        }
      }
      entry {
        id
        price
        selectedVariations
        item {
          id
          defaultPrice
          title
          titleLang {
            ...LocalizedFields
          }
        }
      }
    }
  }
`);

const HistoryOrder = graphql(`
  query HistoryOrder($orderId: ID!) {
    getHistoryOrder(orderId: $orderId) {
      ...OrderFields
    }
  }
`);

const HistoryListing = graphql(`
  query HistoryListing {
    getHistoryListing {
      ...OrderFields
    }
  }
`);

const ActiveOrders = graphql(`
  query ActiveOrders {
    allOrders {
      id
      createdAt
      desiredTime
    }
  }
`);

const SendOrderEmail = graphql(`
  mutation SendOrderEmail($orderId: ID!, $email: String) {
    sendOrderEmail(orderId: $orderId, email: $email) {
      success
      error
    }
  }
`);

graphql(`
  fragment PriceFields on Price {
    id
    amount
    percentageVAT
    discount
    subtotal
  }
`);

const ConfirmRejection = graphql(`
  mutation ConfirmRejection($id: ID!) {
    updateOrder(id: $id, confirmed: true) {
      id
      confirmed
    }
  }
`);

export const ORDER_POLL_MS = 5_000;

/** What a guest may know of an order by its id (D-96). */
export type GuestOrder = Omit<
  Order,
  'companyId' | 'venueId' | 'cartId' | 'userId' | 'version' | 'isTest'
> & {
  /** While PENDING: until when the kitchen answers (D-231). */
  answerBy: string | null;
  venue: GuestVenue;
  /** Rejected, and what was paid for it goes back (ORDER-15). */
  isRefunded: boolean;
  /** Of what was paid: gone back, or on its way (MONEY-08). */
  givenBack: Minor;
  /** The kitchen has put off its first promise (KITCHEN-10). */
  isDelayed: boolean;
};

const orderKey = (orderId: string) => ['order', orderId];

export const orderQuery = (api: Api, companyId: string, orderId: string) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: async ({ signal }) => {
      const answer = await missingIfMalformed(api.call(HistoryOrder, { orderId }, signal));
      const order = answer?.getHistoryOrder;
      return order ? toGuestOrder(companyId, order) : null;
    },
    staleTime: 0,
  });

/** Where an order stands, if somebody has read it; asks nobody. */
export const knownStatus = (
  queryClient: QueryClient,
  orderId: string,
): GuestOrder['status'] | null =>
  queryClient.getQueryData<GuestOrder | null>(orderKey(orderId))?.status ?? null;

/** API-24: the signed-in guest's last orders, never from a cache, asked for every 5 s while in view. */
export const historyQuery = (api: Api, companyId: string, token: string) =>
  queryOptions({
    queryKey: ['history', token],
    queryFn: async ({ signal }) =>
      (await api.call(HistoryListing, {}, signal)).getHistoryListing.map((order) =>
        toGuestOrder(companyId, order),
      ),
    staleTime: 0,
  });

/** The running orders of a signed-in guest; each is then followed by its id like any other (ORDER-08). */
export const activeOrdersQuery = ({ api, clock }: Pick<Services, 'api' | 'clock'>, token: string) =>
  queryOptions({
    queryKey: ['active-orders', token],
    queryFn: async ({ client, queryKey, signal }) => {
      const active = (await api.call(ActiveOrders, {}, signal)).allOrders;
      // The list drops an order the moment it is over: who followed it is still told how it ended (ORDER-05, ORDER-14).
      const known = client.getQueryData<typeof active>(queryKey) ?? [];
      const over = known.filter(({ id }) => active.every((order) => order.id !== id));
      const now = Temporal.Instant.fromEpochMilliseconds(clock.nowMs());
      return [...active, ...freshAnonymousOrders(over, now)];
    },
    staleTime: 0,
  });

/** The guest knows how it ended: its banner goes, the receipt stays at its address. */
export function forgetOrder(queryClient: QueryClient, localData: LocalData, orderId: string): void {
  const without = <StoredOrder extends { id: string }>(
    orders: readonly StoredOrder[] | undefined,
  ) => orders?.filter(({ id }) => id !== orderId);
  queryClient.setQueriesData<{ id: string }[]>({ queryKey: ['active-orders'] }, without);
  const stored = localData.get('anonymousOrders');
  const remaining = stored.filter(({ id }) => id !== orderId);
  if (remaining.length < stored.length) localData.set('anonymousOrders', remaining);
}

export async function sendReceipt(api: Api, orderId: string, email: string): Promise<boolean> {
  return (await api.call(SendOrderEmail, { orderId, email })).sendOrderEmail.success;
}

/** ORDER-15: showing the rejection is what marks it as seen. */
export async function noteAsSeen(
  api: Api,
  queryClient: QueryClient,
  orderId: string,
): Promise<void> {
  await api.call(ConfirmRejection, { id: orderId });
  const queryKey = orderKey(orderId);
  // An answer from before would say 'not seen' on the next page, and the notice would come back.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<GuestOrder | null>(
    queryKey,
    (known) => known && { ...known, confirmed: true },
  );
}

type Answer = OrderFieldsFragment;

function toGuestOrder(companyId: string, order: Answer): GuestOrder {
  return {
    ...order,
    venue: toVenue(companyId, order.venue),
    givenBack: minor(order.givenBack),
    payment: order.payment && { id: order.payment.id, tip: minor(order.payment.tip) },
    fees: order.fees.map((fee) => ({ ...fee, price: toPrice(fee.price) })),
    items: order.items.map((item) => ({
      ...item,
      offer: item.offer && { ...item.offer, nameLang: toLocalized(item.offer.nameLang) },
      price: toPrice(item.price),
      variations: item.variations.map((variation) => ({
        ...variation,
        price: minor(variation.price),
        nameLang: toLocalized(variation.nameLang),
      })),
      removedVariations: item.removedVariations.map((variation) => ({
        ...variation,
        nameLang: toLocalized(variation.nameLang),
      })),
      entry: {
        ...item.entry,
        price: minor(item.entry.price),
        item: {
          ...item.entry.item,
          defaultPrice:
            item.entry.item.defaultPrice === null ? null : minor(item.entry.item.defaultPrice),
          titleLang: toLocalized(item.entry.item.titleLang),
        },
      },
    })),
  };
}

const toPrice = (price: Answer['items'][number]['price']): Price => ({
  ...price,
  amount: minor(price.amount),
  discount: minor(price.discount),
  subtotal: minor(price.subtotal),
});
