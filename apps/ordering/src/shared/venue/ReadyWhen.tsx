import { useMinute } from '../clock/use-minute.ts';
import type { Offering } from '../menu/offering.ts';
import { openingAt } from '../pre-order/pre-order-times.ts';
import { useTranslate } from '../translate/use-translate.tsx';
import { dateTimeText } from '../translate/venue-time.ts';
import { useOpeningText } from './use-opening-text.ts';

/** The chosen time, or what can be promised now: a closed kitchen promises nothing (D-176). */
export function ReadyWhen({ offering }: { offering: Offering }) {
  const t = useTranslate();
  const now = useMinute();
  const openingText = useOpeningText();
  const { venue, pickupTime, waitMinutes } = offering;
  if (pickupTime !== 'ASAP') return dateTimeText(t, pickupTime, venue.timeZone);
  return (
    openingText.closed(openingAt({ ...offering, now }), { timeZone: venue.timeZone, now }) ??
    t('Time.ReadyInAbout', { minutes: waitMinutes })
  );
}
