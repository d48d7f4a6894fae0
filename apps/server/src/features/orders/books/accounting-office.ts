import type {
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import {
  ACCOUNT_TEXT_MOST,
  isAccountKey,
  isAccountNumber,
  MOST_ACCOUNTS,
} from '@tallrik/domain/orders/books/accounting';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';

type Query = Required<Pick<QueryResolvers<StaffContext>, 'accountNumbers'>>;
type Mutation = Required<Pick<MutationResolvers<StaffContext>, 'saveAccountNumbers'>>;

/** What closings are booked as (MONEY-26): entered once, used by every export. */
export function makeAccountingOffice({ db }: { db: Database }): {
  Query: Query;
  Mutation: Mutation;
} {
  return {
    Query: {
      accountNumbers: (_root, { companyId: wanted }, context) => {
        const { companyId } = administered(context, wanted, ['REPORTS', 'READ']);
        return db
          .selectFrom('accountNumbers')
          .select(['key', 'account', 'text'])
          .where('companyId', '=', companyId)
          .orderBy('key')
          .execute();
      },
    },
    Mutation: {
      saveAccountNumbers: async (_root, { companyId: wanted, numbers }, context) => {
        const { staff, companyId } = administered(context, wanted, ['LEDGER', 'WRITE']);
        if (numbers.length > MOST_ACCOUNTS) return { success: false, error: 'LIMIT_REACHED' };
        const rows = new Map<string, { key: string; account: string; text: string }>();
        for (const [place, { key, account, text }] of numbers.entries()) {
          const field = !isAccountKey(key)
            ? 'key'
            : !isAccountNumber(account)
              ? 'account'
              : text.length > ACCOUNT_TEXT_MOST
                ? 'text'
                : null;
          if (field !== null || rows.has(key))
            return {
              success: false,
              error: 'FIELD_INVALID',
              field: `numbers.${place}.${field ?? 'key'}`,
            };
          rows.set(key, { key, account, text: text.trim() });
        }
        await db.transaction().execute(async (trx) => {
          await trx.deleteFrom('accountNumbers').where('companyId', '=', companyId).execute();
          if (rows.size > 0)
            await trx
              .insertInto('accountNumbers')
              .values([...rows.values()].map((row) => ({ ...row, companyId })))
              .execute();
          const details = { count: rows.size };
          const entry = { action: 'saveAccountNumbers', subjectId: companyId, details, companyId };
          await writeAudit(trx, staff, entry, context.now());
        });
        return { success: true, error: null };
      },
    },
  };
}
