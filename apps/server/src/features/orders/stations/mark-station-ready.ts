import type { OrderStatus } from '@tallrik/domain/orders/order';
import {
  markPart,
  orderParts,
  readyStations,
  undoPart,
  type PartRefusal,
} from '@tallrik/domain/orders/station-parts';
import type { UndoRefusal } from '@tallrik/domain/orders/undo-move';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import { stationsOfDishes, type LoadKitchenMenu } from '../board-order.ts';
import type { MoveOrder } from '../move-order.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order-store.ts';
import type { UndoOrderMove } from '../undo-order-move.ts';
import { deletePart, findPart, insertPart, writePartMove, type PartWriting } from './part-store.ts';

type Refusal = PartRefusal | UndoRefusal | 'ORDER_NOT_FOUND' | 'ORDER_MOVE_NOT_ALLOWED';
export type MarkedOrder = Result<OrderRecord, Refusal>;

type WriteDown = (db: Database, order: OrderRecord) => Promise<void>;
type StationTap = { stationId: string; staffId: string };

export type StationReady = {
  mark: (orderId: string, tap: StationTap, writeDown: WriteDown) => Promise<MarkedOrder>;
  undo: (orderId: string, tap: StationTap, writeDown: WriteDown) => Promise<MarkedOrder>;
};

/** Two stations that finish together meet in the order's version; one of them looks again. */
const TRIES = 5;

/** KITCHEN-03: each station marks its part, and the last one the order. */
export function makeStationReady(deps: {
  db: Database;
  move: MoveOrder;
  undo: UndoOrderMove;
  loadKitchenMenu: LoadKitchenMenu;
  publishOrderChange: (venueId: string, orderId: string, version: number) => void;
  now: () => Temporal.Instant;
}): StationReady {
  const { db } = deps;

  async function partsOf(order: OrderRecord) {
    const { stations, stationOf } = await deps.loadKitchenMenu(order.companyId, order.venueId);
    const dishes = stationsOfDishes(order, stationOf);
    const items = dishes.map((stationId, position) => ({ stationId, position }));
    const ready = readyStations(order.markedParts, dishes);
    const parts = orderParts({ ...order, items, readyStations: ready }, stations);
    const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? '';
    return { parts, nameOf };
  }

  /** Writes what changes one part and leaves the order where it is; null when somebody was faster. */
  async function change(
    seen: OrderRecord,
    writing: Omit<PartWriting, 'version' | 'status'>,
    write: (trx: Database, version: number) => Promise<void>,
    writeDown: WriteDown,
  ): Promise<OrderRecord | null> {
    const { companyId, id } = seen;
    const changed = await db.transaction().execute(async (trx): Promise<OrderRecord | null> => {
      const current = await lockOrder(trx, companyId, id);
      if (!current || current.version !== seen.version) return null;
      const version = current.version + 1;
      await write(trx, version);
      await writePartMove(trx, companyId, id, { ...writing, version, status: current.status });
      const order = await findOrder(trx, id);
      if (order) await writeDown(trx, order);
      return order;
    });
    if (changed) deps.publishOrderChange(changed.venueId, id, changed.version);
    return changed;
  }

  async function tryMark(
    order: OrderRecord,
    { stationId, staffId }: StationTap,
    writeDown: WriteDown,
  ): Promise<MarkedOrder | null> {
    const { companyId, id } = order;
    const { parts, nameOf } = await partsOf(order);
    const marked = markPart(order.status, parts, stationId);
    if (!marked.ok) return marked;
    if (marked.value === 'ALREADY') return ok(order);
    const at = deps.now();
    const own = parts.find((part) => part.stationId === stationId);
    const positions = own?.lines.map(({ position }) => position) ?? [];
    if (marked.value === 'PART') {
      const writing = { staffId, at, stationName: nameOf(stationId), undoesVersion: null };
      const changed = await change(
        order,
        writing,
        (trx, version) =>
          insertPart(trx, companyId, id, { stationId, positions, staffId, version, at }),
        writeDown,
      );
      return changed && ok(changed);
    }
    const { version } = order;
    const step = {
      to: 'READY' as OrderStatus,
      version,
      actor: { kind: 'STAFF' as const, staffId },
    };
    const moved = await deps.move(companyId, id, step, async (trx, made) => {
      const part = { stationId, positions, staffId, version: made.version, at };
      await insertPart(trx, companyId, id, part);
      await writeDown(trx, made);
    });
    if (moved.ok) return ok((await findOrder(db, id)) ?? moved.value);
    if (moved.error === 'ORDER_VERSION_CONFLICT') return null;
    return refused(moved.error === 'ORDER_NOT_FOUND' ? moved.error : 'ORDER_MOVE_NOT_ALLOWED');
  }

  async function tryUndo(
    order: OrderRecord,
    { stationId, staffId }: StationTap,
    writeDown: WriteDown,
  ): Promise<MarkedOrder | null> {
    const { companyId, id } = order;
    const at = deps.now();
    const part = await findPart(db, companyId, id, stationId);
    const undone = undoPart(order, part, { staffId, at });
    if (!undone.ok) return undone;
    if (undone.value === 'WHOLE') {
      const { version } = order;
      const back = await deps.undo(companyId, id, { version, staffId }, writeDown);
      if (!back.ok) return back.error === 'ORDER_VERSION_CONFLICT' ? null : back;
      return ok((await findOrder(db, id)) ?? back.value);
    }
    const { nameOf } = await partsOf(order);
    const undoesVersion = part?.version ?? null;
    const changed = await change(
      order,
      { staffId, at, stationName: nameOf(stationId), undoesVersion },
      (trx) => deletePart(trx, companyId, id, stationId),
      writeDown,
    );
    return changed && ok(changed);
  }

  const repeated =
    (attempt: typeof tryMark): StationReady['mark'] =>
    async (orderId, tap, writeDown) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const order = await findOrder(db, orderId);
        if (!order) return refused('ORDER_NOT_FOUND');
        const done = await attempt(order, tap, writeDown);
        if (done) return done;
      }
      return refused('ORDER_VERSION_CONFLICT');
    };
  return { mark: repeated(tryMark), undo: repeated(tryUndo) };
}
