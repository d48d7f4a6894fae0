import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { booksReader } from '../../books/books-reader.ts';
import { readToday } from '../../books/today.ts';

export const makeToday =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['today']> =>
  (_root, args, context) =>
    readToday(deps.db, booksReader(context, args), context.now());
