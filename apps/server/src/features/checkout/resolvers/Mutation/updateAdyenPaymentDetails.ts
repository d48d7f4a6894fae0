import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { SubmitDetails } from '../../submit-details.ts';

export const makeUpdateAdyenPaymentDetails =
  (deps: {
    submitDetails: SubmitDetails;
  }): NonNullable<MutationResolvers<GraphContext>['updateAdyenPaymentDetails']> =>
  async (_root, { venueId, payload }) => {
    const result = await deps.submitDetails(venueId, payload);
    return result.ok
      ? { success: true, response: { resultCode: result.value }, error: null }
      : { success: false, response: null, error: result.error };
  };
