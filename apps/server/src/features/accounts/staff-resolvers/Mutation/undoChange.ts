import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import type { Office } from '../../../../platform/office/office.ts';

export const makeUndoChange =
  (deps: { office: Office }): NonNullable<MutationResolvers<StaffContext>['undoChange']> =>
  async (_root, { auditId }, context) => {
    const { staffId } = signedIn(context);
    if (!/^\d{1,15}$/.test(auditId)) throw badInput('Not an entry of the log');
    const error = await deps.office.undo(context, staffId, auditId);
    return { success: error === null, error, field: null, version: null, auditId: null };
  };
