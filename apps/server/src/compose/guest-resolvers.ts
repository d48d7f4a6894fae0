import type { OrderResolvers } from '@tallrik/contract/generated/resolvers';
import type { Deployment } from '../features/company/configuration-answer.ts';
import { makeCompanyQuery } from '../features/company/resolvers/Query/companyQuery.ts';
import { currentTime } from '../features/company/resolvers/Query/currentTime.ts';
import { makeOrderingCloudConfiguration } from '../features/company/resolvers/Query/orderingCloudConfiguration.ts';
import type { ReadCartEvents } from '../features/cart/load-cart.ts';
import type { PutCartEvent } from '../features/cart/put-cart-event.ts';
import { makePutShoppingCartEvents } from '../features/cart/resolvers/Mutation/putShoppingCartEvents.ts';
import { makeShoppingCartEvents } from '../features/cart/resolvers/Query/shoppingCartEvents.ts';
import { makeInitAdyenSession } from '../features/checkout/resolvers/Mutation/initAdyenSession.ts';
import { makeRemoveStoredCard } from '../features/checkout/resolvers/Mutation/removeStoredCard.ts';
import { makeUpdateAdyenPaymentDetails } from '../features/checkout/resolvers/Mutation/updateAdyenPaymentDetails.ts';
import { makePaymentSessionState } from '../features/checkout/resolvers/Query/paymentSessionState.ts';
import type { SessionStateOf } from '../features/checkout/session-state.ts';
import type { StartSession } from '../features/checkout/start-session.ts';
import type { RemoveCard } from '../features/checkout/stored-cards.ts';
import type { SubmitDetails } from '../features/checkout/submit-details.ts';
import { categoryItems } from '../features/menu/resolvers/Category/items.ts';
import { makeCompanyModificationGroups } from '../features/menu/resolvers/Company/modificationGroups.ts';
import { makeAllCategories } from '../features/menu/resolvers/Query/allCategories.ts';
import { makeAllItems } from '../features/menu/resolvers/Query/allItems.ts';
import { makeGetAllCategories } from '../features/menu/resolvers/Query/getAllCategories.ts';
import { makeGetAppliedMenus } from '../features/menu/resolvers/Query/getAppliedMenus.ts';
import { makeGetCategoryInfo } from '../features/menu/resolvers/Query/getCategoryInfo.ts';
import { makeGetRemovedVariations } from '../features/menu/resolvers/Query/GetRemovedVariations.ts';
import { makeGetSubCategories } from '../features/menu/resolvers/Query/getSubCategories.ts';
import { makeItem } from '../features/menu/resolvers/Query/Item.ts';
import { makeVenueInventory } from '../features/menu/resolvers/Query/venueInventory.ts';
import type { AskForReceipt } from '../features/orders/mail/ask-for-receipt.ts';
import { makeSendOrderEmail } from '../features/orders/resolvers/Mutation/sendOrderEmail.ts';
import { makeUpdateOrder } from '../features/orders/resolvers/Mutation/updateOrder.ts';
import { makeAllOrders } from '../features/orders/resolvers/Query/allOrders.ts';
import { makeGetHistoryListing } from '../features/orders/resolvers/Query/getHistoryListing.ts';
import { makeGetHistoryOrder } from '../features/orders/resolvers/Query/getHistoryOrder.ts';
import type { OrderRecord } from '../features/orders/order-store.ts';
import { ownComment } from '../features/orders/own-order.ts';
import { makeIsRefunded } from '../features/orders/refunded-order.ts';
import { makeAllVenues } from '../features/venues/resolvers/Query/allVenues.ts';
import { makeVenue } from '../features/venues/resolvers/Query/Venue.ts';
import type { RateLimits } from '../platform/auth/rate-limits.ts';
import type { Database } from '../platform/database/database.ts';
import type { ResolverMap } from '../platform/graphql/build-schema.ts';
import type { GraphContext } from '../platform/graphql/context.ts';
import { notFound } from '../platform/graphql/errors.ts';
import type { Accounts } from './accounts.ts';
import type { ContentResolvers } from './content.ts';
import type { Loyalty } from './loyalty.ts';
import type { Push } from './push.ts';
import type { Shops } from './shops.ts';
import type { Tables } from './tables.ts';

export type GuestResolverDeps = {
  db: Database;
  shops: Shops;
  deployment: Deployment;
  /** Limits looks at receipts by id (D-96). */
  countReceipt: RateLimits['receipt'];
  readCartEvents: ReadCartEvents;
  putCartEvent: PutCartEvent;
  askForReceipt: AskForReceipt;
  accounts: Pick<Accounts, 'Query' | 'Mutation' | 'userFields'>;
  tables: Pick<Tables, 'seatOf' | 'resolvers'>;
  loyalty: Loyalty['resolvers'];
  content: ContentResolvers;
  push: Pick<Push, 'Mutation'>;
  /** Null where no card payment is set up. */
  checkout: {
    startSession: StartSession;
    submitDetails: SubmitDetails;
    removeCard: RemoveCard;
    sessionStateOf: SessionStateOf;
  } | null;
};

export function composeGuestResolvers(deps: GuestResolverDeps): ResolverMap {
  const { db, shops, checkout, tables, accounts, loyalty, content } = deps;
  const companyQuery = makeCompanyQuery(shops);
  /** An old receipt still names its venue, also one that has closed since. */
  const venueOfOrder: OrderResolvers<GraphContext>['venue'] = async ({ companyId, venueId }) => {
    const venue = await shops.findOwnVenue(companyId, venueId);
    if (!venue) throw notFound('Venue');
    return venue;
  };
  const isRefunded = makeIsRefunded(db);
  return {
    Query: {
      orderingCloudConfiguration: makeOrderingCloudConfiguration({
        ...shops,
        deployment: deps.deployment,
      }),
      companyQuery,
      Company: companyQuery,
      currentTime,
      allVenues: makeAllVenues({ db }),
      Venue: makeVenue(shops),
      getAppliedMenus: makeGetAppliedMenus(shops),
      allCategories: makeAllCategories(shops),
      getAllCategories: makeGetAllCategories(shops),
      getCategoryInfo: makeGetCategoryInfo(shops),
      getSubCategories: makeGetSubCategories(shops),
      allItems: makeAllItems(shops),
      Item: makeItem(shops),
      GetRemovedVariations: makeGetRemovedVariations(shops),
      venueInventory: makeVenueInventory({ db }),
      shoppingCartEvents: makeShoppingCartEvents({ ...deps, seatOf: tables.seatOf }),
      allOrders: makeAllOrders({ db, timeZoneOf: shops.timeZoneOf }),
      getHistoryOrder: makeGetHistoryOrder({ db, countReceipt: deps.countReceipt }),
      getHistoryListing: makeGetHistoryListing({ db }),
      ...(checkout ? { paymentSessionState: makePaymentSessionState(checkout) } : {}),
      ...tables.resolvers.Query,
      ...accounts.Query,
      ...loyalty.Query,
      ...content.Query,
    },
    Mutation: {
      ...accounts.Mutation,
      ...loyalty.Mutation,
      putShoppingCartEvents: makePutShoppingCartEvents({ ...deps, seatOf: tables.seatOf }),
      updateOrder: makeUpdateOrder({ db }),
      sendOrderEmail: makeSendOrderEmail(deps),
      ...deps.push.Mutation,
      ...(checkout
        ? {
            initAdyenSession: makeInitAdyenSession(checkout),
            updateAdyenPaymentDetails: makeUpdateAdyenPaymentDetails(checkout),
            removeStoredCard: makeRemoveStoredCard(checkout),
          }
        : {}),
    },
    Company: { modificationGroups: makeCompanyModificationGroups(shops), ...loyalty.Company },
    Category: { items: categoryItems },
    // Other features hand their fields of User in here; all stay closed until the phone is verified.
    User: accounts.userFields(loyalty.User),
    Table: tables.resolvers.Table,
    Order: {
      venue: venueOfOrder,
      isRefunded,
      isDelayed: ({ extensions }: OrderRecord) => extensions > 0,
      answerBy: ({ status, answerBy }: OrderRecord) => (status === 'PENDING' ? answerBy : null),
      comment: (order: OrderRecord, _args: object, { viewer }: GraphContext) =>
        ownComment(order, viewer),
    },
  };
}
