import { ZERO } from '../../money/minor.ts';
import type { CartLine } from '../cart-line.ts';

/** The dish as it is sold without any offer. */
export const outOfOffer = (line: CartLine): CartLine => ({
  ...line,
  discount: ZERO,
  offerId: null,
  offerTitle: null,
  offerTitleLang: undefined,
  bundleId: null,
});
