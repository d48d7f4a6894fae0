import type { Api } from '@tallrik/contract/client/operation';
import type { Timers } from '@tallrik/contract/client/timers';
import {
  VenueBoardDocument,
  type BoardOrderPartsFragment,
  type VenueBoardQuery,
} from '../../shared/graphql-client/generated/graphql.ts';

export type BoardOrder = BoardOrderPartsFragment;

export type BoardStation = VenueBoardQuery['venueBoard']['stations'][number];
export type BoardPrinter = VenueBoardQuery['venueBoard']['printers'][number];

export type Board = Omit<VenueBoardQuery['venueBoard'], 'serverTime'> & {
  /** Added to the device's clock it gives the server's: a tablet's clock is often minutes off. */
  clockOffsetMs: number;
};

export const boardKey = (venueId: string) => ['board', venueId] as const;

export async function fetchBoard(
  api: Api,
  timers: Pick<Timers, 'now'>,
  venueId: string,
  signal: AbortSignal,
): Promise<Board> {
  const { venueBoard } = await api.call(VenueBoardDocument, { venueId }, signal);
  const { serverTime, ...board } = venueBoard;
  const serverMs = Temporal.Instant.from(serverTime).epochMilliseconds;
  return { ...board, clockOffsetMs: serverMs - timers.now() };
}

/**
 * An answer that was asked before a move and arrives after it shows the order where it was.
 * The higher version is the later truth.
 */
export function keepNewerOrders(known: Board | undefined, fetched: Board): Board {
  const knownOrders = new Map(known?.orders.map((order) => [order.id, order]));
  return {
    ...fetched,
    orders: fetched.orders.map((order) => {
      const before = knownOrders.get(order.id);
      return before && before.version > order.version ? before : order;
    }),
  };
}

export const withOrder = (board: Board, changed: BoardOrder): Board => ({
  ...board,
  orders: board.orders.map((order) =>
    order.id === changed.id && order.version <= changed.version ? changed : order,
  ),
});
