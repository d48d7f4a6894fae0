import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { readReportDays } from '@tallrik/domain/orders/books/report-days';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { booksReader } from '../../books/books-reader.ts';
import { readClosings } from '../../books/closings.ts';

const LONGEST_PAGE = 100;

export const makeDayClosings =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['dayClosings']> =>
  (_root, args, context) => {
    const reader = booksReader(context, args);
    const { limit } = args;
    if (limit < 1 || limit > LONGEST_PAGE)
      throw badInput(`A page has 1 to ${LONGEST_PAGE} closings`);
    return readClosings(deps.db, reader, { before: readCursor(args.cursor), limit });
  };

function readCursor(cursor: string | null | undefined): { day: string; id: string } | null {
  if (cursor == null) return null;
  const [day = '', id = '', ...more] = cursor.split(' ', 3);
  const isDay = readReportDays({ from: day, to: day }).ok;
  if (!isDay || !isUuid(id) || more.length > 0) throw badInput('Not a cursor of this list');
  return { day, id };
}
