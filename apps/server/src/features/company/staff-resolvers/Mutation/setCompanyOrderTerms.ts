import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { LONGEST_ANSWER_MINUTES } from '@tallrik/domain/company/office-switches';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../../platform/graphql/errors.ts';
import { setOrderTerms } from '../../order-terms.ts';

export const makeSetCompanyOrderTerms =
  (deps: { db: Database }): NonNullable<MutationResolvers<StaffContext>['setCompanyOrderTerms']> =>
  async (_root, { companyId: wanted, ...terms }, context) => {
    const { staff, companyId } = administered(context, wanted, ['LOOK', 'WRITE']);
    const minutes = terms.unansweredOrderMinutes;
    if (minutes < 1 || minutes > LONGEST_ANSWER_MINUTES)
      throw badInput(`Orders are answered within 1 to ${LONGEST_ANSWER_MINUTES} minutes`);
    await deps.db.transaction().execute(async (trx) => {
      if (!(await setOrderTerms(trx, companyId, terms))) throw notFound('Company');
      const entry = { action: 'setCompanyOrderTerms', subjectId: companyId, details: terms };
      await writeAudit(trx, staff, { ...entry, companyId }, context.now());
    });
    return { success: true, error: null };
  };
