import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { SessionStateOf } from '../../session-state.ts';

export const makePaymentSessionState =
  (deps: {
    sessionStateOf: SessionStateOf;
  }): NonNullable<QueryResolvers<GraphContext>['paymentSessionState']> =>
  (_root, { cartId, sessionId }) =>
    deps.sessionStateOf(cartId, sessionId);
