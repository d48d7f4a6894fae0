import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput, notFound, rateLimited } from '../../../../platform/graphql/errors.ts';
import type { Register } from '../../register.ts';

export const makeRegisterResolver =
  (deps: { register: Register }): NonNullable<MutationResolvers<GraphContext>['register']> =>
  async (_root, { referral, ...fields }, { address, device, language, now }) => {
    const registration = { ...fields, referral: referral ?? null, language };
    const result = await deps.register(registration, { address, device, now: now() });
    if ('retryAfterSeconds' in result) throw rateLimited(result.retryAfterSeconds);
    if ('badField' in result) {
      if (result.badField === 'companyId') throw notFound('Company');
      throw badInput(`Not a usable ${result.badField}`, { field: result.badField });
    }
    return result;
  };
