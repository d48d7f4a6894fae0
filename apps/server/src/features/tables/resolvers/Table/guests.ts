import type { TableResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { ReadTableGuests } from '../../social/read-table-guests.ts';
import type { ResolveTableToken } from '../../table-tokens.ts';

export const makeTableGuests =
  (deps: {
    resolveTableToken: ResolveTableToken;
    readTableGuests: ReadTableGuests;
  }): NonNullable<TableResolvers<GraphContext>['guests']> =>
  async (table, { qrToken, guestId }) => {
    const tableSeat = await deps.resolveTableToken(qrToken);
    return tableSeat?.tableId === table.id ? deps.readTableGuests(tableSeat, guestId) : null;
  };
