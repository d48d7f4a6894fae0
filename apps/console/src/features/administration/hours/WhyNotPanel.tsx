import { exceptionOn } from '@tallrik/domain/time/hours-exceptions';
import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { readTypedTime } from '@tallrik/domain/time/typed-time';
import { instantOfWallClock, minutesOfDay } from '@tallrik/domain/time/wall-clock';
import { SLOT_DAYS_AHEAD } from '@tallrik/domain/venues/slots';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { WhyNotThenDocument, type WhyNotThenQuery } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { venuesKey, type OfficeVenue } from '../venues/use-office-venues.ts';
import type { OfficeException } from './exception-draft.ts';
import { dateName, rangesText } from './hours-text.ts';
import { usualOn } from './use-exception-sheet.tsx';
import styles from './WhyNot.module.css';

type Answer = WhyNotThenQuery['whyNotThen'];
type Reason = Answer['reasons'][number];

/** Delivery cannot be ordered yet (D-29). */
const SERVICE_TYPES = ['TAKE_AWAY', 'EAT_HERE'] as const;
/** As they stand below the answer; a venue that is off or a day too far away stand there only when they are the reason. */
const SHOWN = ['HOURS', 'EXCEPTIONS', 'PAUSE', 'WAIT', 'MENU'] as const satisfies Reason[];

/** Why a guest cannot order for a moment, by the server, which takes the orders (PLACES-20). */
export function WhyNotPanel(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  today: Temporal.PlainDate;
  onException: (exception: OfficeException) => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { api } = useServices();
  const { company, venue, today } = props;
  const [serviceType, setServiceType] = useState<(typeof SERVICE_TYPES)[number]>('TAKE_AWAY');
  const [day, setDay] = useState(today.toString());
  const [typed, setTyped] = useState('18:15');
  const time = readTypedTime(typed);
  const date = Temporal.PlainDate.from(day);
  const minutes = time === null ? null : minutesOfDay(time);
  const at = minutes === null ? null : instantOfWallClock(date, minutes, venue.timeZone).toString();
  const answer = useQuery({
    // What was saved since is asked again: it lies below the venues, which every change reads anew.
    queryKey: [...venuesKey(company.id), 'why-not', venue.id, serviceType, at],
    queryFn: async ({ signal }) =>
      (
        await api.call(
          WhyNotThenDocument,
          { companyId: company.id, venueId: venue.id, serviceType, at: at ?? '' },
          signal,
        )
      ).whyNotThen,
    enabled: at !== null,
    placeholderData: (before) => before,
  });
  const days = Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_, ahead) =>
    today.add({ days: ahead }),
  );
  return (
    <Panel
      title={
        <>
          <OfficeIcon name="help" />
          {t('Admin.WhyNot.Title', { time: time ?? '18:15' })}
        </>
      }
    >
      <div className={styles.question}>
        <select
          className={controls.input}
          aria-label={t('Admin.WhyNot.Service')}
          value={serviceType}
          onChange={({ target }) =>
            setServiceType(SERVICE_TYPES.find((type) => type === target.value) ?? 'TAKE_AWAY')
          }
        >
          {SERVICE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`Admin.WhyNot.${type}`)}
            </option>
          ))}
        </select>
        <select
          className={controls.input}
          aria-label={t('Admin.WhyNot.Day')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        >
          {days.map((one) => (
            <option key={one.toString()} value={one.toString()}>
              {one.equals(today) ? t('Admin.Hours.Today') : dateName(language, one, today)}
            </option>
          ))}
        </select>
        <input
          className={classNames(controls.input, styles.time)}
          aria-label={t('Admin.WhyNot.Time')}
          aria-invalid={time === null}
          inputMode="numeric"
          maxLength={5}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTyped(time ?? typed)}
        />
      </div>
      {time === null ? (
        <p className={styles.bad}>{t('Admin.Hours.Problem.UNREADABLE')}</p>
      ) : (
        <Remote query={answer}>
          {(given) => (
            <div aria-live="polite">
              <ReasonBox {...props} answer={given} date={date} serviceType={serviceType} />
              <ul className={styles.checks}>
                {SHOWN.map((check) => {
                  const isWrong = given.reasons.includes(check);
                  return (
                    <li key={check} className={isWrong ? styles.failed : styles.passed}>
                      <Icon name={isWrong ? 'close' : 'check'} size="small" />
                      {t(`Admin.WhyNot.Check.${check}`)}
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
        </Remote>
      )}
    </Panel>
  );
}

function ReasonBox(props: {
  venue: OfficeVenue;
  answer: Answer;
  date: Temporal.PlainDate;
  serviceType: (typeof SERVICE_TYPES)[number];
  onException: (exception: OfficeException) => void;
}) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { answer, venue, date } = props;
  const [reason] = answer.reasons;
  if (reason === undefined) return <p className={styles.good}>{t('Admin.WhyNot.Yes')}</p>;
  const exception = exceptionOn(venue.exceptions, date) as OfficeException | undefined;
  const words: Record<Reason, string> = {
    ACTIVE: t('Admin.WhyNot.ACTIVE'),
    HOURS: t('Admin.WhyNot.HOURS', { hours: rangesText(t, usualOn(venue, date)) }),
    EXCEPTIONS: t('Admin.WhyNot.EXCEPTIONS', {
      name: exception?.name ?? t('Admin.Hours.Exception'),
      hours: rangesText(t, exception?.ranges ?? []),
    }),
    PAUSE: t('Admin.WhyNot.PAUSE', {
      time: venue.pausedUntil
        ? formatTimeOfDay(Temporal.Instant.from(venue.pausedUntil), venue.timeZone)
        : '',
    }),
    WAIT: t('Admin.WhyNot.WAIT', { minutes: answer.waitMinutes }),
    MENU: t('Admin.WhyNot.MENU', { service: t(`Admin.WhyNot.${props.serviceType}`) }),
    LEAD: t('Admin.WhyNot.LEAD'),
  };
  const cures: Partial<Record<Reason, { to: string; text: string }>> = {
    ACTIVE: { to: link(`places/${venue.id}`), text: t('Admin.WhyNot.ToVenue') },
    WAIT: { to: link(`places/${venue.id}`), text: t('Admin.WhyNot.ToVenue') },
    PAUSE: { to: `/${venue.id}`, text: t('Admin.WhyNot.ToBoard') },
    MENU: { to: link('menu'), text: t('Admin.WhyNot.ToMenu') },
  };
  const cure = cures[reason];
  return (
    <div className={styles.answer}>
      <p>
        <b>{t(`Admin.WhyNot.Head.${reason}`)}</b> {words[reason]}
      </p>
      {cure && (
        <Link className={controls.line} to={cure.to}>
          {cure.text}
        </Link>
      )}
      {reason === 'EXCEPTIONS' && exception && (
        <button
          type="button"
          className={controls.line}
          aria-haspopup="dialog"
          onClick={() => props.onException(exception)}
        >
          {t('Admin.WhyNot.ToException')}
        </button>
      )}
    </div>
  );
}
