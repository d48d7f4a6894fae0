import { graphql } from '../graphql-client/generated/gql.ts';
import type { Api } from '@tallrik/contract/client/operation';
import type { CartGateway } from './cart-session.ts';
import { readStoredEvents } from './server-message.ts';

const ShoppingCartEvents = graphql(`
  query ShoppingCartEvents($cartId: ID!, $after: Int) {
    shoppingCartEvents(cartId: $cartId, after: $after) {
      sequence
      event
    }
  }
`);

const PutShoppingCartEvents = graphql(`
  mutation PutShoppingCartEvents($events: [CartEvent!]!, $tableToken: String) {
    putShoppingCartEvents(events: $events, tableToken: $tableToken) {
      success
      error
      confirmed {
        sequence
        event
      }
      refused {
        eventId
        code
        message
      }
    }
  }
`);

/** The cart over HTTP: for reading, and for writing while the socket is not open (D-54). */
export const cartGateway = (api: Api): CartGateway => ({
  readEvents: async (cartId, after) => {
    const answer = await api.call(ShoppingCartEvents, { cartId, after });
    return readStoredEvents(answer.shoppingCartEvents);
  },
  postEvents: async (events, tableToken) => {
    const { putShoppingCartEvents } = await api.call(PutShoppingCartEvents, { events, tableToken });
    return {
      confirmed: readStoredEvents(putShoppingCartEvents.confirmed),
      refused: putShoppingCartEvents.refused,
    };
  },
});
