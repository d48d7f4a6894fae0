import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { OwnEmail } from '../../staff/own-email.ts';

export const makeConfirmOwnEmail =
  (deps: { ownEmail: OwnEmail }): NonNullable<MutationResolvers<StaffContext>['confirmOwnEmail']> =>
  async (_root, { secret }, { address, now }) => {
    const error = await deps.ownEmail.confirm(secret, { address, now: now() });
    return { success: error === null, error };
  };
