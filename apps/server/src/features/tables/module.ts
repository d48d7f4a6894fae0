import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FanOut } from '../../platform/events/fan-out.ts';
import type { Office } from '../../platform/office/office.ts';
import type { Reservation } from '../checkout/checkout-port.ts';
import type { EntitlementSource } from '../cart/cart-port.ts';
import { makeChequeReservation } from './cheque-reservation.ts';
import { makeCheque } from './resolvers/Query/Cheque.ts';
import { makeTable } from './resolvers/Query/Table.ts';
import { makeTableCheques } from './resolvers/Table/cheques.ts';
import { makeTableGuests } from './resolvers/Table/guests.ts';
import { makeTableQrToken } from './resolvers/Table/qrToken.ts';
import { makeTableSubject } from './office/office-table.ts';
import { makeFindGuestAddress } from './office/table-address.ts';
import {
  makeArchiveTable,
  makeCreateTables,
  makeRotateTables,
  makeSaveTable,
} from './office/table-operations.ts';
import { makeJoinTable } from './social/join-table.ts';
import { makeReadTableGuests } from './social/read-table-guests.ts';
import { forgetSittings } from './social/sitting-store.ts';
import { makeSocialTable } from './social/social-table.ts';
import { findGuests } from './social/table-guest-store.ts';
import { makeTableWatch, type TableUpdate } from './social/table-watch.ts';
import { makeRotateTable } from './staff-resolvers/Mutation/rotateTable.ts';
import { makeVenueTables } from './staff-resolvers/Query/venueTables.ts';
import { tableEntitlements } from './table-entitlements.ts';
import { findTableOfOrder } from './table-store.ts';
import { makeIssueTableToken, makeResolveTableToken } from './table-tokens.ts';

type WatchDeps = Parameters<typeof makeTableWatch>[0];

/** Codes on tables, the bill they grow, and what their guests tell each other. */
export function makeTables(
  deps: Pick<WatchDeps, 'onCartChanged' | 'onOrderChanged'> & {
    db: Database;
    tokens: Tokens;
    tableUpdates: FanOut<TableUpdate>;
    now: () => Temporal.Instant;
    newId: () => string;
    findVenueForStaff: FindVenueForStaff;
    office: Office;
    publicOrigin: string | null;
    findCarts: Parameters<typeof makeJoinTable>[0]['findCarts'];
    findCartOfOrder: (db: Database, companyId: string, orderId: string) => Promise<string | null>;
    addPartRefund: (
      db: Database,
      companyId: string,
      part: { id: string; orderId: string; amount: PricedCart['total'] },
      now: Temporal.Instant,
    ) => Promise<void>;
  },
) {
  const { db, now, newId } = deps;
  const resolveTableToken = makeResolveTableToken(deps);
  const watch = makeTableWatch({
    ...deps,
    updates: deps.tableUpdates,
    findGuests: ({ companyId, sittingId }) => findGuests(db, companyId, sittingId),
    cartOfOrder: (companyId, orderId) => deps.findCartOfOrder(db, companyId, orderId),
  });
  const social = { db, now, newId, findCarts: deps.findCarts };
  const findGuestAddress = makeFindGuestAddress(deps);
  const staffDeps = { db, newId, findVenue: deps.findVenueForStaff, findGuestAddress };
  const subject = deps.office.define(makeTableSubject(() => new Date(now().epochMilliseconds)));
  const officeDeps = { db, newId, office: deps.office, subject, findGuestAddress };
  const reservations: readonly Reservation[] = [
    makeChequeReservation({
      newId,
      now,
      refundPart: (trx, companyId, orderId, amount) =>
        deps.addPartRefund(trx, companyId, { id: newId(), orderId, amount }, now()),
    }),
  ];
  const entitlements: EntitlementSource = tableEntitlements;
  return {
    resolveTableToken,
    findGuestAddress,
    reservations,
    entitlements,
    /** Only what is eaten here is carried to a table. */
    tableOf: async (trx: Database, { companyId, cartId, chequeId, serviceType }: PricedCart) =>
      companyId && cartId && serviceType === 'EAT_HERE'
        ? findTableOfOrder(trx, companyId, { cartId, chequeId })
        : null,
    socketHandlers: makeSocialTable({
      db,
      now,
      resolveTableToken,
      watch,
      joinTable: makeJoinTable(social),
    }),
    guestResolvers: {
      Query: { Cheque: makeCheque({ db }), Table: makeTable({ db }) },
      Table: {
        cheques: makeTableCheques({ db, resolveTableToken }),
        guests: makeTableGuests({
          resolveTableToken,
          readTableGuests: makeReadTableGuests(social),
        }),
        qrToken: makeTableQrToken({ issueTableToken: makeIssueTableToken(deps) }),
      },
    },
    staffResolvers: {
      Query: { venueTables: makeVenueTables(staffDeps) },
      Mutation: {
        rotateTable: makeRotateTable(staffDeps),
        rotateTables: makeRotateTables(officeDeps),
        createTables: makeCreateTables(officeDeps),
        saveTable: makeSaveTable(officeDeps),
        archiveTable: makeArchiveTable(officeDeps),
      },
    },
    jobs: { 'forget-table-talk': () => forgetSittings(db, now()) },
  };
}
