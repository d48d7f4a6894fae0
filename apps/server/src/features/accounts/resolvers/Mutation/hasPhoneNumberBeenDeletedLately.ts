import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { notFound, rateLimited } from '../../../../platform/graphql/errors.ts';
import type { AskCooldown } from '../../phone-cooldown.ts';

export const makeHasPhoneNumberBeenDeletedLately =
  (deps: {
    askCooldown: AskCooldown;
    /** The company a host name belongs to. */
    companyOfHost: (host: string) => Promise<string | null>;
  }): NonNullable<MutationResolvers<GraphContext>['hasPhoneNumberBeenDeletedLately']> =>
  async (_root, { phoneNumber, companyId: named }, { address, host, now }) => {
    const companyId = named ?? (await deps.companyOfHost(host));
    if (!companyId) throw notFound('Company');
    const result = await deps.askCooldown(
      { companyId, phone: phoneNumber },
      { address, now: now() },
    );
    if ('retryAfterSeconds' in result) throw rateLimited(result.retryAfterSeconds);
    if ('error' in result) {
      return { deletedLately: false, success: false, error: result.error, message: null };
    }
    const { daysLeft } = result;
    return {
      deletedLately: daysLeft > 0,
      message: daysLeft > 0 ? String(daysLeft) : null,
      success: true,
      error: null,
    };
  };
