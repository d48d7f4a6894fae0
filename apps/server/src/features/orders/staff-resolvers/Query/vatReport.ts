import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { readReportDays } from '@tallrik/domain/orders/books/report-days';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { booksReader } from '../../books/books-reader.ts';
import { readVat } from '../../books/closings.ts';

export const makeVatReport =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['vatReport']> =>
  (_root, args, context) => {
    const reader = booksReader(context, args);
    const { fromMonth, toMonth } = args;
    if (!readReportDays({ from: `${fromMonth}-01`, to: `${toMonth}-01` }).ok)
      throw badInput('Not months of a report');
    return readVat(deps.db, reader, { from: fromMonth, to: toMonth });
  };
