import { momentName } from '@tallrik/domain/venues/moment-name';
import type { VenueOpening } from '@tallrik/domain/venues/venue-opening';
import { useMessages } from '../translate/use-translate.tsx';

type Place = { timeZone: string; now: Temporal.Instant };

/** A venue's doors in words: 'Closed · opens Mon 12:00', and the button that begins with the time (D-176). */
export function useOpeningText() {
  const { translate: t, language } = useMessages();
  return {
    /** Null while food can be had at once. */
    closed: (opening: VenueOpening, place: Place): string | null => {
      if (opening.isOpen) return null;
      return opening.opensAt === null
        ? t('OpeningHours.Closed')
        : t('OpeningHours.OpensAt', { time: momentName(opening.opensAt, { ...place, language }) });
    },
    /** Names the first slot where that is all there is to be had. */
    forLater: (opening: VenueOpening, place: Place): string =>
      opening.isOpen || opening.firstSlot === null
        ? t('StoreList.PreOrder')
        : t('StoreList.PreOrderAt', {
            time: momentName(opening.firstSlot, { ...place, language }),
          }),
  };
}
