import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { forbidden } from '../../../../platform/graphql/errors.ts';
import type { ReadCartEvents } from '../../load-cart.ts';

export const makeShoppingCartEvents =
  (deps: {
    readCartEvents: ReadCartEvents;
  }): NonNullable<QueryResolvers<GraphContext>['shoppingCartEvents']> =>
  async (_root, { cartId, after }, { viewer }) => {
    const events = await deps.readCartEvents(cartId, viewer, after ?? 0);
    if (events === 'NOT_YOURS') throw forbidden('This cart is not yours');
    return events;
  };
