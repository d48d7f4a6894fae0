import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';

export const makeSetTwoFactorRequired =
  (deps: { db: Database }): NonNullable<MutationResolvers<StaffContext>['setTwoFactorRequired']> =>
  async (_root, { companyId: wanted, required }, context) => {
    const { staff, companyId } = administered(context, wanted, ['PEOPLE', 'WRITE']);
    await deps.db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('companies')
        .set({ requiresTwoFactor: required })
        .where('id', '=', companyId)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw notFound('Company');
      const entry = { action: 'setTwoFactorRequired', subjectId: companyId, details: { required } };
      await writeAudit(trx, staff, { ...entry, companyId }, context.now());
    });
    return { success: true, error: null };
  };
