import { isVenueRole } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { deviceDateTime } from '../device-time.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { isUnprotected } from './people-filter.ts';
import type { Person } from './people.ts';
import styles from './people.module.css';
import { seenText } from './seen-text.ts';

/** One of the team: who, as what and where, how they prove it, and when they were here (TEAM-01). */
export function PersonRow(props: {
  person: Person;
  company: AdministeredCompany;
  administrator: Administrator;
  onEdit: () => void;
}) {
  const t = useAdminText();
  const { person } = props;
  const isSelf = person.id === props.administrator.id;
  const at = Math.max(0, person.email.lastIndexOf('@'));
  return (
    <li className={classNames(styles.row, !person.active && styles.off)}>
      <span className={classNames(styles.avatar, isSelf && styles.self)} aria-hidden="true">
        {initialsOf(person.name)}
      </span>
      <span className={styles.person}>
        <span className={styles.name}>
          {person.name} {isSelf && <span className={styles.you}>{t('Admin.People.You')}</span>}
        </span>
        <span className={styles.more}>
          {/* Too long for its column it goes on below at the sign where people read a pause. */}
          {person.email.slice(0, at)}
          <wbr />
          {person.email.slice(at)}
        </span>
      </span>
      <span className={styles.role}>
        <span className={styles.roleName}>{t(`Admin.Role.${person.role}`)}</span>{' '}
        <span className={styles.more}>{useVenueNames(person, props.company)}</span>
      </span>
      <span className={styles.factor}>
        <span className={styles.what}>{t('Admin.People.TwoFactor')}: </span>
        <Factor person={person} />
      </span>
      <span className={styles.seen}>
        <Seen person={person} />
      </span>
      <button
        type="button"
        className={classNames(controls.iconButton, styles.edit)}
        aria-haspopup="dialog"
        aria-label={t('Admin.People.Edit', { name: person.name })}
        onClick={props.onEdit}
      >
        <OfficeIcon name="more" />
      </button>
    </li>
  );
}

function Factor({ person }: { person: Person }) {
  const t = useAdminText();
  if (person.hasTwoFactor)
    return (
      <span className={styles.good}>
        <Icon name="check" />
        {t('Admin.People.FactorOn')}
      </span>
    );
  if (isUnprotected(person))
    return (
      <span className={styles.bad}>
        <Icon name="alert" />
        {t('Admin.People.FactorMissing')}
      </span>
    );
  return <span className={styles.more}>{t('Admin.People.FactorNotNeeded')}</span>;
}

function Seen({ person }: { person: Person }) {
  const t = useAdminText();
  const { timers } = useServices();
  if (!person.active) return <b className={styles.state}>{t('Admin.People.LetGone')}</b>;
  if (person.isInvited) {
    const { invitationEndsAt } = person;
    const isOver = invitationEndsAt === null || Date.parse(invitationEndsAt) <= timers.now();
    return (
      <>
        <b className={styles.state}>{t('Admin.People.Invited')}</b>{' '}
        <span className={styles.more}>
          {isOver
            ? t('Admin.People.InvitationOver')
            : t('Admin.People.InvitedUntil', {
                sent: deviceDateTime(person.invitationSentAt ?? invitationEndsAt),
                time: deviceDateTime(invitationEndsAt),
              })}
        </span>
      </>
    );
  }
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  return (
    <>
      <span className={styles.what}>{t('Admin.People.LastSeen')}: </span>
      {seenText(t, person.lastSeenAt, now)}
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

function useVenueNames({ role, venueIds }: Person, { venues }: AdministeredCompany): string {
  const t = useAdminText();
  if (!isVenueRole(role)) return t('Admin.People.AllVenues');
  const names = venues.filter(({ id }) => venueIds.includes(id)).map(({ name }) => name);
  return names.length === 0 ? t('Admin.People.NoVenue') : names.join(', ');
}
