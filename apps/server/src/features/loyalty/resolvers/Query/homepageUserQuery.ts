import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Account } from '@tallrik/domain/accounts/account';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { type SignedInUser, signedInUser } from '../../signed-in.ts';

/** The viewer's own account; its stamps, cards and company are answered field by field. */
export const makeHomepageUserQuery =
  (deps: {
    findAccount: (companyId: string, userId: string) => Promise<Account | null>;
  }): NonNullable<QueryResolvers<GraphContext>['homepageUserQuery']> =>
  (_root, _args, { viewer }) => {
    const { companyId, userId }: SignedInUser = signedInUser(viewer);
    return deps.findAccount(companyId, userId);
  };
