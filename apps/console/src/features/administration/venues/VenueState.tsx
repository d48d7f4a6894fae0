import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import { dateName } from '../hours/hours-text.ts';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeVenue } from './use-office-venues.ts';
import styles from './Venues.module.css';

/** Open or closed and until when, paused, and what stands against selling there (PLACES-01, PLACES-17). */
export function VenueState({ venue }: { venue: OfficeVenue }) {
  const t = useAdminText();
  const ways = venue.typesWithoutMenu.map((type) => t(`Admin.ServiceType.${type}`)).join(', ');
  return (
    <div className={styles.fact}>
      <span className={rows.tags}>
        <OpenTag venue={venue} />
        {venue.pausedUntil && (
          <span className={rows.warning}>
            {t('Admin.Venues.Paused', {
              time: formatTimeOfDay(Temporal.Instant.from(venue.pausedUntil), venue.timeZone),
            })}
          </span>
        )}
        {venue.hours.length === 0 && <span className={rows.bad}>{t('Admin.Venues.NoHours')}</span>}
        {ways && <span className={rows.bad}>{t('Admin.Venues.NoMenuFor', { ways })}</span>}
      </span>
      <NextChange venue={venue} />
    </div>
  );
}

function OpenTag({ venue }: { venue: OfficeVenue }) {
  const t = useAdminText();
  if (!venue.active) return <span className={rows.tag}>{t('Admin.Venues.Hidden')}</span>;
  return venue.isOpenNow ? (
    <span className={rows.good}>{t('Admin.Venues.Open')}</span>
  ) : (
    <span className={rows.tag}>{t('Admin.Hours.Closed')}</span>
  );
}

function NextChange({ venue }: { venue: OfficeVenue }) {
  const t = useAdminText();
  const { language } = useMessages();
  const { timers } = useServices();
  if (!venue.active || venue.nextChangeAt == null) return null;
  const at = Temporal.Instant.from(venue.nextChangeAt);
  const dateOf = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(venue.timeZone).toPlainDate();
  const today = dateOf(Temporal.Instant.fromEpochMilliseconds(timers.now()));
  const date = dateOf(at);
  const time = formatTimeOfDay(at, venue.timeZone);
  const when = date.equals(today) ? time : `${dateName(language, date, today)} ${time}`;
  return (
    <span className={styles.next}>
      {t(venue.isOpenNow ? 'Admin.Venues.OpenUntil' : 'Admin.Venues.OpensAt', { when })}
    </span>
  );
}
