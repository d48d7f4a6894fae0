import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import { minor } from '@tallrik/domain/money/minor';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { StartSession } from '../../start-session.ts';

export const makeInitAdyenSession =
  (deps: {
    startSession: StartSession;
  }): NonNullable<MutationResolvers<GraphContext>['initAdyenSession']> =>
  async (_root, args, { viewer, log, traceId }) => {
    const started = await deps.startSession({
      companyId: args.companyId,
      venueId: args.venueId,
      reference: args.reference,
      amount: minor(args.amount),
      tip: minor(args.tip),
      currency: args.currency,
      returnUrl: args.returnUrl,
      force3DS: args.force3DS ?? false,
      viewer: viewer.kind === 'USER' ? viewer : null,
    });
    if (started.ok) return { success: true, response: started.value, error: null };
    log.info({ traceId, cartId: args.reference, code: started.error }, 'payment session refused');
    return { success: false, response: null, error: started.error };
  };
