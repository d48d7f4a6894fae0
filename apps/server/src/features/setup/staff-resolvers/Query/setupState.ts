import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { SetupDeps } from '../../setup-changes.ts';
import { gatherSetup, toSetupState } from '../../setup-state.ts';

export const makeSetupState =
  ({ db, ports }: SetupDeps): NonNullable<QueryResolvers<StaffContext>['setupState']> =>
  async (_root, { companyId: wanted }, context) => {
    const { companyId } = officeCaller(context, {
      area: 'SETUP',
      access: 'READ',
      companyId: wanted,
    });
    return toSetupState(await gatherSetup(db, ports, companyId, context.now()));
  };
