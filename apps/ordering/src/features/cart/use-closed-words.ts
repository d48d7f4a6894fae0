import type { Offering } from '../../shared/menu/offering.ts';
import { openingAt } from '../../shared/pre-order/pre-order-times.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { useOpeningText } from '../../shared/venue/use-opening-text.ts';

/** What the cart says above its dishes while they cannot be had as the cart stands (ERR-25, ERR-27, D-176); null otherwise. */
export function useClosedWords(state: {
  offering: Offering;
  now: Temporal.Instant;
  isVenueOpen: boolean;
  canPreOrder: boolean;
}): { title: string; text: string | null } | null {
  const t = useTranslate();
  const openingText = useOpeningText();
  const { offering, now } = state;
  if (state.isVenueOpen) return null;
  // A time that the guest chose: that one is the trouble, not the present.
  if (offering.pickupTime !== 'ASAP')
    return { title: t('Cart.Modal.Error.DesiredTime'), text: null };
  const place = { timeZone: offering.venue.timeZone, now };
  return {
    title: openingText.closed(openingAt({ ...offering, now }), place) ?? t('OpeningHours.Closed'),
    text: t(state.canPreOrder ? 'Cart.ClosedPreOrder' : 'Store.ClosedNoPreOrder'),
  };
}
