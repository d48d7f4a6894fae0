import type { Order } from '@tallrik/domain/orders/order';
import { printersAt, ticketsFor, type PrintMoment } from '@tallrik/domain/orders/printers';
import type { Database } from '../../../platform/database/database.ts';
import { stationsOfDishes, type LoadKitchenMenu } from '../board-order.ts';
import { findPrinters, keepPrinters } from './printer-store.ts';
import { deleteWaiting, findPrintersOfOrder, insertTickets } from './ticket-store.ts';

type Moment = Exclude<PrintMoment, 'BY_HAND'>;

/** Writes the tickets that an order makes necessary at this moment, in the caller's transaction. */
export type PlanTickets = (db: Database, order: Order, moment: Moment) => Promise<void>;

/** What waits to be printed because of an acceptance that is taken back need not be; in the caller's transaction. */
export type DropTickets = (db: Database, order: Pick<Order, 'id' | 'companyId'>) => Promise<void>;

/** Nobody cooks a rejected order: what waits is gone, and paper that lies in the kitchen is told; in the caller's transaction. */
export type CancelTickets = (
  db: Database,
  order: Pick<Order, 'id' | 'companyId' | 'venueId'>,
) => Promise<void>;

/** Where each dish of an order is made, each station once. */
export const stationsOfOrder = (
  order: Pick<Order, 'items'>,
  stationOf: (itemId: string) => string,
): string[] => [...new Set(stationsOfDishes(order, stationOf))];

export const makePlanTickets =
  (deps: {
    loadKitchenMenu: LoadKitchenMenu;
    newId: () => string;
    now: () => Temporal.Instant;
  }): PlanTickets =>
  async (db, order, moment) => {
    const { companyId, venueId, id: orderId } = order;
    // One that is removed in this moment would take its ticket with it, and the acceptance of the order.
    await keepPrinters(db, companyId, venueId);
    const printers = printersAt(await findPrinters(db, companyId, venueId), moment);
    if (printers.length === 0) return;
    const { stations, stationOf } = await deps.loadKitchenMenu(companyId, venueId);
    const used = new Set(stationsOfOrder(order, stationOf));
    const inPlace = stations.map(({ id }) => id).filter((id) => used.has(id));
    const planned = ticketsFor(printers, inPlace);
    const at = deps.now();
    const common = { companyId, venueId, orderId, cause: moment, isCopy: false, at };
    await insertTickets(
      db,
      planned.map((ticket) => ({ ...ticket, ...common, id: deps.newId() })),
    );
  };

export const dropTickets: DropTickets = async (db, { id, companyId }) =>
  // What may be on paper is printed to its end: a cook who holds it must be able to trust the next one.
  deleteWaiting(db, companyId, id, { cause: 'ACCEPTANCE', isUnsent: true });

/** D-304: a short ticket for each printer on which the order is, or may be, on paper. */
export const makeCancelTickets =
  (deps: { newId: () => string; now: () => Temporal.Instant }): CancelTickets =>
  async (db, { id: orderId, companyId, venueId }) => {
    const printerIds = await findPrintersOfOrder(db, companyId, orderId);
    await deleteWaiting(db, companyId, orderId, {});
    const common = { companyId, venueId, orderId, stationId: null, copy: 1, isCopy: false };
    const at = deps.now();
    await insertTickets(
      db,
      printerIds.map((printerId) => ({
        ...common,
        id: deps.newId(),
        printerId,
        prints: 'LABEL',
        cause: 'REJECTION',
        at,
      })),
    );
  };
