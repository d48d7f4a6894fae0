import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { readReportDays } from '@tallrik/domain/orders/books/report-days';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { booksReader } from '../../books/books-reader.ts';
import { readClosingCursor, readClosings } from '../../books/closings.ts';

const LONGEST_PAGE = 100;

export const makeDayClosings =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['dayClosings']> =>
  (_root, args, context) => {
    const reader = booksReader(context, args);
    const { limit } = args;
    if (limit < 1 || limit > LONGEST_PAGE)
      throw badInput(`A page has 1 to ${LONGEST_PAGE} closings`);
    const before = args.cursor == null ? null : readClosingCursor(args.cursor);
    if (args.cursor != null && !before) throw badInput('Not a cursor of this list');
    const { from, to } = args;
    for (const day of [from, to])
      if (day != null && !readReportDays({ from: day, to: day }).ok) throw badInput('Not a day');
    const days = { ...(from != null && { from }), ...(to != null && { to }) };
    return readClosings(deps.db, reader, { before, limit, days });
  };
