import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { readReportDays } from '@tallrik/domain/orders/books/report-days';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { booksReader } from '../../books/books-reader.ts';
import { readSales } from '../../books/sales.ts';

export const makeSales =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['sales']> =>
  (_root, args, context) => {
    const reader = booksReader(context, args);
    const days = readReportDays(args);
    if (!days.ok) throw badInput('Not days of a report');
    return readSales(deps.db, reader, {
      days: days.value,
      by: args.by,
      comparedWith: args.comparedWith ?? null,
      now: new Date(context.now().epochMilliseconds),
    });
  };
