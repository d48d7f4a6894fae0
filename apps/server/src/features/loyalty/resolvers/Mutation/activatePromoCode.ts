import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { systemError } from '../../../../platform/graphql/errors.ts';
import type { ActivatePromoCode } from '../../promo/activate-promo-code.ts';
import type { TakePromoTry } from '../../promo/promo-tries.ts';

/** The client's categoryIds are informative only: the code's own list counts (D-72). */
export const makeActivatePromoCodeMutation =
  (deps: {
    activatePromoCode: ActivatePromoCode;
    takePromoTry: TakePromoTry;
  }): NonNullable<MutationResolvers<GraphContext>['activatePromoCode']> =>
  async (_root, { companyId, venueId, cartId, code }, { viewer, address, now }) => {
    const tried = await deps.takePromoTry({ cartId, address }, now());
    if (!tried.ok) {
      const { retryAfterSeconds } = tried;
      throw systemError('RATE_LIMITED', 'Too many codes tried', { retryAfterSeconds });
    }
    const result = await deps.activatePromoCode({ companyId, venueId, cartId }, code, viewer);
    return result.ok
      ? { success: true, error: null, promoCode: result.value }
      : { success: false, error: result.error, promoCode: null };
  };
