import type { PricedCart } from '@tallrik/domain/cart/cart';
import { cartTopic, type CartBroadcast } from '../features/cart/cart-broadcast.ts';
import { findCartsOfTable } from '../features/cart/carts-of-table.ts';
import type { Hold } from '../features/checkout/hold.ts';
import { addPartRefund } from '../features/checkout/refund-part.ts';
import { makeChequeHold } from '../features/tables/cheque-hold.ts';
import { findCartOfOrder } from '../features/orders/cart-of-order.ts';
import { venueTopic, type BoardNews } from '../features/orders/order-news.ts';
import { makeCheque } from '../features/tables/resolvers/Query/Cheque.ts';
import { makeTable } from '../features/tables/resolvers/Query/Table.ts';
import { makeTableCheques } from '../features/tables/resolvers/Table/cheques.ts';
import { makeTableGuests } from '../features/tables/resolvers/Table/guests.ts';
import { makeTableQrToken } from '../features/tables/resolvers/Table/qrToken.ts';
import { makeJoinTable } from '../features/tables/social/join-table.ts';
import { makeReadTableGuests } from '../features/tables/social/read-table-guests.ts';
import { forgetSittings } from '../features/tables/social/sitting-store.ts';
import { makeSocialTable } from '../features/tables/social/social-table.ts';
import { findGuests } from '../features/tables/social/table-guest-store.ts';
import { makeTableWatch, type TableNews } from '../features/tables/social/table-watch.ts';
import { tableStanding } from '../features/tables/table-standing.ts';
import { findTableOfOrder } from '../features/tables/table-store.ts';
import { makeIssueTableToken, makeSeatOf } from '../features/tables/table-tokens.ts';
import type { Tokens } from '../platform/auth/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import type { FanOut } from '../platform/events/fan-out.ts';

export type TablesDeps = {
  db: Database;
  tokens: Tokens;
  news: FanOut<TableNews>;
  broadcast: CartBroadcast;
  boardNews: FanOut<BoardNews>;
  now: () => Temporal.Instant;
  newId: () => string;
};

/** Codes on tables, the bill they grow, and what their guests tell each other. */
export function composeTables(deps: TablesDeps) {
  const { db, now, newId } = deps;
  const seatOf = makeSeatOf(deps);
  const watch = makeTableWatch({
    ...deps,
    findGuests: ({ companyId, sittingId }) => findGuests(db, companyId, sittingId),
    onCartChanged: (cartId, listener) => deps.broadcast.subscribe(cartTopic(cartId), listener),
    onOrderChanged: (venueId, listener) =>
      deps.boardNews.subscribe(venueTopic(venueId), (news) => {
        if ('orderId' in news) listener(news.orderId);
      }),
    cartOfOrder: (companyId, orderId) => findCartOfOrder(db, companyId, orderId),
  });
  const social = { db, now, newId, findCarts: findCartsOfTable };
  const hold: Hold = makeChequeHold({
    newId,
    now,
    refundPart: (trx, companyId, receiptId, amount) =>
      addPartRefund(trx, companyId, { id: newId(), orderId: receiptId, amount }, now()),
  });
  return {
    seatOf,
    hold,
    standing: tableStanding,
    /** Only what is eaten here is carried to a table. */
    tableOf: async (trx: Database, { companyId, cartId, chequeId, serviceType }: PricedCart) =>
      companyId && cartId && serviceType === 'EAT_HERE'
        ? findTableOfOrder(trx, companyId, { cartId, chequeId })
        : null,
    socketHandlers: makeSocialTable({
      db,
      now,
      seatOf,
      watch,
      joinTable: makeJoinTable(social),
    }),
    resolvers: {
      Query: { Cheque: makeCheque({ db }), Table: makeTable({ db }) },
      Table: {
        cheques: makeTableCheques({ db, seatOf }),
        guests: makeTableGuests({ seatOf, readTableGuests: makeReadTableGuests(social) }),
        qrToken: makeTableQrToken({ issueTableToken: makeIssueTableToken(deps) }),
      },
    },
    jobs: { 'forget-table-talk': () => forgetSittings(db, now()) },
  };
}

export type Tables = ReturnType<typeof composeTables>;
