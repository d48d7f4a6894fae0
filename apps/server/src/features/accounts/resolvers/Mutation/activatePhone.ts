import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { rateLimited } from '../../../../platform/graphql/errors.ts';
import { accountHolder } from '../../account-holder.ts';
import type { Activate } from '../../activate.ts';

export const makeActivatePhone =
  (deps: { activate: Activate }): NonNullable<MutationResolvers<GraphContext>['activatePhone']> =>
  async (_root, { code }, { viewer, address, now }) => {
    const result = await deps.activate(accountHolder(viewer), code, { address, now: now() });
    if ('retryAfterSeconds' in result) throw rateLimited(result.retryAfterSeconds);
    return result;
  };
