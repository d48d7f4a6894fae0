import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Hold } from '../features/checkout/hold.ts';
import { addPartRefund } from '../features/checkout/refund-part.ts';
import { makeChequeHold } from '../features/tables/cheque-hold.ts';
import { makeCheque } from '../features/tables/resolvers/Query/Cheque.ts';
import { makeTable } from '../features/tables/resolvers/Query/Table.ts';
import { makeTableCheques } from '../features/tables/resolvers/Table/cheques.ts';
import { makeTableQrToken } from '../features/tables/resolvers/Table/qrToken.ts';
import { makeSocialTable, type SocialTableNews } from '../features/tables/social-table.ts';
import { forgetSocialEvents } from '../features/tables/social-table-store.ts';
import { tableStanding } from '../features/tables/table-standing.ts';
import { findTableOfOrder } from '../features/tables/table-store.ts';
import { makeIssueTableToken, makeSeatOf } from '../features/tables/table-tokens.ts';
import type { Tokens } from '../platform/auth/tokens.ts';
import type { Database } from '../platform/database/database.ts';

export type TablesDeps = {
  db: Database;
  tokens: Tokens;
  news: SocialTableNews;
  now: () => Temporal.Instant;
  newId: () => string;
};

/** Codes on tables, the bill they grow, and what their guests tell each other. */
export function composeTables(deps: TablesDeps) {
  const { db, now, newId } = deps;
  const seatOf = makeSeatOf(deps);
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
    socketHandlers: makeSocialTable({ ...deps, seatOf }),
    resolvers: {
      Query: { Cheque: makeCheque({ db }), Table: makeTable({ db }) },
      Table: {
        cheques: makeTableCheques({ db, seatOf }),
        qrToken: makeTableQrToken({ issueTableToken: makeIssueTableToken(deps) }),
      },
    },
    jobs: { 'forget-table-talk': () => forgetSocialEvents(db, now()) },
  };
}

export type Tables = ReturnType<typeof composeTables>;
