import type { TableResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { chequeAnswer } from '../../cheque-answer.ts';
import { findOpenCheque } from '../../cheque-store.ts';
import type { ResolveTableToken } from '../../table-tokens.ts';

/** The open bill, for those who sit there; guests must not read strangers' bills (D-104). */
export const makeTableCheques =
  (deps: {
    db: Database;
    resolveTableToken: ResolveTableToken;
  }): NonNullable<TableResolvers<GraphContext>['cheques']> =>
  async (table, { qrToken }, { now }) => {
    const tableSeat = await deps.resolveTableToken(qrToken);
    if (tableSeat?.tableId !== table.id) return [];
    const open = await findOpenCheque(deps.db, table.companyId, table.id);
    return open ? [chequeAnswer(open, now())] : [];
  };
