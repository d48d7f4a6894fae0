import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { rateLimited } from '../../../../platform/graphql/errors.ts';
import { accountHolder } from '../../account-holder.ts';
import type { SendActivationCode } from '../../activate.ts';

export const makeRequestActivationCode =
  (deps: {
    sendActivationCode: SendActivationCode;
  }): NonNullable<MutationResolvers<GraphContext>['requestActivationCode']> =>
  async (_root, _args, { viewer, now }) => {
    const owner = accountHolder(viewer);
    // Verified on another device meanwhile: there is nothing left to send.
    if (viewer.kind === 'USER') return { error: null };
    const result = await deps.sendActivationCode(owner, now());
    if (!result.ok) throw rateLimited(result.retryAfterSeconds);
    return { error: null };
  };
