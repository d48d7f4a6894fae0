import type { TableResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { ReadTableGuests } from '../../social/read-table-guests.ts';
import type { SeatOf } from '../../table-tokens.ts';

export const makeTableGuests =
  (deps: {
    seatOf: SeatOf;
    readTableGuests: ReadTableGuests;
  }): NonNullable<TableResolvers<GraphContext>['guests']> =>
  async (table, { qrToken, guestId }) => {
    const seat = await deps.seatOf(qrToken);
    return seat?.tableId === table.id ? deps.readTableGuests(seat, guestId) : null;
  };
