import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { longerTimes, closedFromNow } from '@tallrik/domain/venues/change-today';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { ChangeTodayDocument, EndPauseDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { useAffectedOrders } from './AffectedOrders.tsx';
import { PauseSheet } from './PauseSheet.tsx';
import { venuesKey, type OfficeVenue } from './use-office-venues.ts';
import { venueHours } from './venue-hours.ts';
import styles from './VenueToday.module.css';

type Props = { company: AdministeredCompany; venue: OfficeVenue };

/** What can be done about a venue's day with one tap each: closed from now, open longer, paused (PLACES-15, PLACES-16). */
export function VenueToday({ company, venue }: Props) {
  return (
    <div className={styles.today}>
      <Pause company={company} venue={venue} />
      <TodaysHours company={company} venue={venue} />
    </div>
  );
}

function TodaysHours({ company, venue }: Props) {
  const t = useAdminText();
  const { api, timers } = useServices();
  const affected = useAffectedOrders(company.id);
  const change = useChange({
    send: async (given: { isClosed: boolean; openUntil: string | null }) =>
      (await api.call(ChangeTodayDocument, { companyId: company.id, venueId: venue.id, ...given }))
        .changeToday,
    refreshes: [venuesKey(company.id)],
    done: (_result, { isClosed, openUntil }) =>
      isClosed ? t('Admin.Today.Closed') : t('Admin.Today.Longer', { time: openUntil ?? '' }),
    onDone: affected.tell,
  });
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  const hours = venueHours(venue);
  const times = longerTimes(hours, now);
  const [chosen, setChosen] = useState<string | null>(null);
  const until = times.find((time) => time === chosen) ?? times[0];
  return (
    <>
      {until !== undefined && (
        <div className={styles.longer}>
          <select
            className={styles.until}
            aria-label={t('Admin.Today.Until')}
            value={until}
            onChange={({ target }) => setChosen(target.value)}
          >
            {times.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
          <button
            type="button"
            className={controls.line}
            disabled={change.isBusy}
            onClick={() => change.run({ isClosed: false, openUntil: until })}
          >
            {t('Admin.Today.OpenUntil', { time: until })}
          </button>
        </div>
      )}
      {closedFromNow(hours, now) !== null && (
        <button
          type="button"
          className={controls.line}
          disabled={change.isBusy}
          onClick={() => change.run({ isClosed: true, openUntil: null })}
        >
          {t('Admin.Today.CloseNow')}
        </button>
      )}
      {change.code !== null && (
        <p role="alert" className={styles.refusal}>
          {adminErrorText(t, change.code)}
        </p>
      )}
      {affected.element}
    </>
  );
}

function Pause({ company, venue }: Props) {
  const t = useAdminText();
  const { api } = useServices();
  const [isAsking, setAsking] = useState(false);
  const resume = useChange({
    send: async () => (await api.call(EndPauseDocument, { venueId: venue.id })).resumeVenue,
    refreshes: [venuesKey(company.id)],
    done: () => t('Admin.Venues.Resumed'),
  });
  if (venue.pausedUntil == null)
    return (
      <>
        <button
          type="button"
          className={controls.line}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <Icon name="pause" />
          {t('Admin.Today.Pause')}
        </button>
        {isAsking && (
          <PauseSheet company={company} venue={venue} onClose={() => setAsking(false)} />
        )}
      </>
    );
  const time = formatTimeOfDay(Temporal.Instant.from(venue.pausedUntil), venue.timeZone);
  return (
    <div className={styles.paused}>
      <p>
        <b>{t('Admin.Venues.Paused', { time })}</b>
        {venue.pauseReason && <span className={styles.reason}>{venue.pauseReason}</span>}
      </p>
      <button
        type="button"
        className={controls.line}
        disabled={resume.isBusy}
        onClick={() => resume.run(undefined)}
      >
        <Icon name="play" />
        {t('Admin.Venues.Resume')}
      </button>
    </div>
  );
}
