import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findTable } from '../../table-store.ts';

/** API-30. A table out of service is none: its printed code leads nowhere (D-101). */
export const makeTable =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['Table']> =>
  async (_root, { id }) => {
    const table = await findTable(deps.db, id);
    return table?.active ? table : null;
  };
