import type { Api } from '@tallrik/contract/client/operation';
import { minor } from '@tallrik/domain/money/minor';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import type { SeenGuest, TableDish } from '@tallrik/domain/tables/social-table';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { graphql } from '../../../shared/graphql-client/generated/gql.ts';
import type {
  TableDishFieldsFragment,
  TableGuestsQuery,
} from '../../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../../shared/services/services.tsx';
import type { Seated, TalkState } from './table-talk.ts';

const TableGuests = graphql(`
  query TableGuests($id: ID!, $qrToken: String!, $guestId: ID!) {
    Table(id: $id) {
      id
      guests(qrToken: $qrToken, guestId: $guestId) {
        id
        number
        name
        isMe
        isHere
        sharesCartOf
        unsentAmount
        sentAmount
        dishes {
          ...TableDishFields
        }
        orders {
          easyId
          status
          createdAt
          dishes {
            ...TableDishFields
          }
        }
      }
    }
  }

  fragment TableDishFields on TableDish {
    itemId
    title
    quantity
    amount
    choices {
      id
      title
    }
  }
`);

export type SeenOrder = Omit<SeenGuest<OrderStatus>['orders'][number], 'cartId'>;
export type TableGuest = Omit<SeenGuest<OrderStatus>, 'orders'> & { orders: SeenOrder[] };

/** The socket says when to look; this is for what it could not say. */
const POLL_MS = 20_000;
/** Three dishes at once are one look. */
const GATHER_MS = 250;

const tableGuestsQuery = (api: Api, seat: Seated) =>
  queryOptions({
    queryKey: ['table-guests', seat.tableId, seat.qrToken, seat.guestId],
    queryFn: async ({ signal }): Promise<TableGuest[] | null> => {
      const { tableId: id, qrToken, guestId } = seat;
      const { Table: table } = await api.call(TableGuests, { id, qrToken, guestId }, signal);
      return table?.guests?.map(toGuest) ?? null;
    },
    refetchInterval: POLL_MS,
  });

type Answer = NonNullable<NonNullable<TableGuestsQuery['Table']>['guests']>[number];

const toDish = ({ amount, ...dish }: TableDishFieldsFragment): TableDish => ({
  ...dish,
  amount: minor(amount),
});

const toGuest = ({ dishes, orders, unsentAmount, sentAmount, ...guest }: Answer): TableGuest => ({
  ...guest,
  unsentAmount: minor(unsentAmount),
  sentAmount: minor(sentAmount),
  dishes: dishes.map(toDish),
  orders: orders.map((order) => ({ ...order, dishes: order.dishes.map(toDish) })),
});

/** Who sits with the guest: asked for whenever the table has something new. Null until it is known. */
export function useTableGuests({ seat, presence, revision }: TalkState): TableGuest[] | null {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isSeated = seat !== null && presence === 'SEATED';
  const query = tableGuestsQuery(api, seat ?? NOWHERE);
  const guests = useQuery({ ...query, enabled: isSeated });
  const key = JSON.stringify(query.queryKey);
  useEffect(() => {
    if (!isSeated) return;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] }),
      GATHER_MS,
    );
    return () => clearTimeout(timer);
  }, [isSeated, key, revision, queryClient]);
  return isSeated ? (guests.data ?? null) : null;
}

const NOWHERE: Seated = { tableId: '', qrToken: '', guestId: '' };
