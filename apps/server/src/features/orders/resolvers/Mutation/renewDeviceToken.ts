import type { MutationResolvers, OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { replaceToken } from '../../push/push-store.ts';

/**
 * A browser's worker, which holds no guest's token, says that its subscription was renewed. The old one with its secret
 * is the key (D-201); a native token, which others may have seen, opens nothing here.
 */
export const makeRenewDeviceToken =
  (deps: {
    db: Database;
    readDeviceToken: (operatingSystem: OperatingSystem, token: string) => string | null;
  }): NonNullable<MutationResolvers<GraphContext>['renewDeviceToken']> =>
  async (_root, { oldToken, token }) => {
    const old = deps.readDeviceToken('WEB', oldToken);
    const renewed = deps.readDeviceToken('WEB', token);
    if (old === null || renewed === null) throw badInput('Not a push subscription');
    await deps.db.transaction().execute((trx) => replaceToken(trx, old, renewed));
    return { success: true, message: null };
  };
