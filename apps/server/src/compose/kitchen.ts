import {
  makeExtendOrderPromise,
  type ExtendOrderPromise,
} from '../features/orders/extend-order-promise.ts';
import {
  makeMoveOrder,
  type MoveOrder,
  type MoveOrderDeps,
} from '../features/orders/move-order.ts';
import {
  makeStationReady,
  type StationReady,
} from '../features/orders/stations/mark-station-ready.ts';
import { makeUndoOrderMove, type UndoOrderMove } from '../features/orders/undo-order-move.ts';
import type { Database } from '../platform/database/database.ts';
import type { OrderJournal } from '../platform/logging/order-journal.ts';
import type { composeCheckout } from './checkout.ts';
import type { Printing } from './printing.ts';

type Checkout = ReturnType<typeof composeCheckout>;

/** What a kitchen does with an order. */
export type Kitchen = {
  move: MoveOrder;
  undo: UndoOrderMove;
  extend: ExtendOrderPromise;
  stationReady: StationReady;
};

export function composeKitchen(given: {
  db: Database;
  now: () => Temporal.Instant;
  announceOrder: MoveOrderDeps['announceOrder'];
  tellOwner: MoveOrderDeps['tellOwner'];
  journal: OrderJournal;
  printing: Pick<Printing, 'planTickets' | 'dropTickets' | 'cancelTickets' | 'loadKitchenMenu'>;
  /** Null where nothing can be paid for. */
  checkout: Pick<Checkout, 'keepMoney' | 'giveBack' | 'leaveMoney'> | null;
}): Kitchen {
  const { checkout, printing, ...common } = given;
  const deps = { ...common, ...printing };
  const move = makeMoveOrder({
    ...deps,
    keepMoney: async (trx, order) => checkout?.keepMoney(trx, order),
    giveBack: async (trx, order) => checkout?.giveBack(trx, order),
  });
  const undo = makeUndoOrderMove({
    ...deps,
    leaveMoney: async (trx, order) => checkout?.leaveMoney(trx, order),
  });
  return {
    move,
    undo,
    extend: makeExtendOrderPromise(deps),
    stationReady: makeStationReady({ ...deps, move, undo }),
  };
}
