import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { chequeAnswer } from '../../cheque-answer.ts';
import { findCheque } from '../../cheque-store.ts';

/** Whoever holds the random id may read the bill (API-29, D-104). */
export const makeCheque =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['Cheque']> =>
  async (_root, { id }, { now }) => {
    const found = await findCheque(deps.db, id);
    return found && chequeAnswer(found, now());
  };
