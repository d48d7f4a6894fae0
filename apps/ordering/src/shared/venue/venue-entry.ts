import { closedMessage, type ClosedMessageKey } from '@tallrik/domain/venues/closed-message';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { firstSlot } from '@tallrik/domain/venues/slots';
import { venueOpening, type VenueOpening } from '@tallrik/domain/venues/venue-opening';
import type { CompanyPageData } from '../company/company-query.ts';
import type { GuestVenue } from './venue-query.ts';

export type VenueEntry = {
  /** Why nothing can be had at once; null while the venue is open. */
  closed: ClosedMessageKey | null;
  opening: VenueOpening;
  canPreOrder: boolean;
};

/**
 * What a guest finds at a venue before choosing anything (VENUE-15, VENUE-16, D-36). A paused kitchen is closed too.
 * Menus are not asked: which of them counts depends on the service type, and the picker says so per day.
 */
export function venueEntry(
  venue: GuestVenue,
  { company, configuration }: CompanyPageData,
  now: Temporal.Instant,
): VenueEntry {
  const waitMinutes = minimumWaitMinutes(venue, configuration.syncEta, now);
  const isPickupTimeEnabled = !configuration.isPickupTimeDisabled;
  const request = { venue, now, waitMinutes, isServedDuring: () => true };
  const opening = venueOpening(request);
  // Opening hours alone promise nothing: all of them may lie in a pause, or the venue may be gone.
  const slot = opening.isOpen ? firstSlot(request) : opening.firstSlot;
  const hasSlot = isPickupTimeEnabled && slot !== null;
  return {
    opening,
    canPreOrder: company.hasAppOrders && hasSlot,
    closed: closedMessage({
      hasAppOrders: company.hasAppOrders,
      isOpen: opening.isOpen,
      isPickupTimeEnabled,
      hasSlot,
      isBrowsingAllowed: true,
    }),
  };
}
