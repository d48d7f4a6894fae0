import { makeExtendOrderPromise, type ExtendOrderPromise } from './extend-order-promise.ts';
import { makeMoveOrder, type MoveOrder, type MoveOrderDeps } from './move-order.ts';
import { makeStationReady, type StationReady } from './stations/mark-station-ready.ts';
import { makeUndoOrderMove, type UndoOrderMove } from './undo-order-move.ts';

/** What a kitchen does with an order. */
export type Kitchen = {
  move: MoveOrder;
  undo: UndoOrderMove;
  extend: ExtendOrderPromise;
  stationReady: StationReady;
};

type KitchenDeps = MoveOrderDeps &
  Parameters<typeof makeUndoOrderMove>[0] &
  Parameters<typeof makeExtendOrderPromise>[0] &
  Omit<Parameters<typeof makeStationReady>[0], 'move' | 'undo'>;

export function makeKitchen(deps: KitchenDeps): Kitchen {
  const move = makeMoveOrder(deps);
  const undo = makeUndoOrderMove(deps);
  return {
    move,
    undo,
    extend: makeExtendOrderPromise(deps),
    stationReady: makeStationReady({ ...deps, move, undo }),
  };
}
