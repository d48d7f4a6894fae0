import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { saveOwnSettings } from '../../staff/own-settings.ts';

export const makeSaveOwnSettings =
  (deps: { db: Database }): NonNullable<MutationResolvers<StaffContext>['saveOwnSettings']> =>
  async (_root, given, context) => {
    const refusal = await saveOwnSettings(deps.db, signedIn(context), given, context.now());
    return {
      success: refusal === null,
      error: refusal?.error ?? null,
      field: refusal?.field ?? null,
      version: null,
      auditId: null,
    };
  };
