import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { forbidden } from '../../../../platform/graphql/errors.ts';
import type { ReadCartEvents } from '../../load-cart.ts';
import type { ResolveTableToken } from '../../table-seat.ts';

export const makeShoppingCartEvents =
  (deps: {
    readCartEvents: ReadCartEvents;
    resolveTableToken: ResolveTableToken;
  }): NonNullable<QueryResolvers<GraphContext>['shoppingCartEvents']> =>
  async (_root, { cartId, after, tableToken }, { viewer }) => {
    const tableSeat = await deps.resolveTableToken(tableToken);
    const events = await deps.readCartEvents(cartId, { viewer, tableSeat }, after ?? 0);
    if (events === 'NOT_YOURS') throw forbidden('This cart is not yours');
    return events;
  };
