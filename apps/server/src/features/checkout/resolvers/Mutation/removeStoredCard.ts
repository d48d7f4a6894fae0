import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import type { RemoveCard } from '../../stored-cards.ts';

/** Succeeds also for a card that is not there, or somebody else's, which stays: the answer tells nothing. */
export const makeRemoveStoredCard =
  (deps: {
    removeCard: RemoveCard;
  }): NonNullable<MutationResolvers<GraphContext>['removeStoredCard']> =>
  async (_root, { reference }, { viewer }) => {
    if (viewer.kind !== 'USER') throw unauthenticated();
    await deps.removeCard(viewer, reference);
    return { success: true };
  };
