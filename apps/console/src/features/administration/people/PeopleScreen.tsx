import { isVenueRole } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { usePeople, type Person } from './people.ts';
import { PersonSheet } from './PersonSheet.tsx';

/** Everybody who works for a company (TEAM-01 to TEAM-06 grow out of it). */
export function PeopleScreen(props: {
  company: AdministeredCompany;
  administrator: Administrator;
}) {
  const t = useAdminText();
  const people = usePeople(props.company.id);
  const [isInviting, setInviting] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  // Its last state stays in the sheet while that leaves the screen.
  const [shown, setShown] = useState<Person | null>(null);
  const edited = people.data?.find(({ id }) => id === editedId) ?? null;
  if (edited && edited !== shown) setShown(edited);
  return (
    <Section
      title={t('Admin.Section.people')}
      actions={
        <button type="button" className={controls.solid} onClick={() => setInviting(true)}>
          <Icon name="plus" />
          {t('Admin.People.Invite')}
        </button>
      }
    >
      <Remote query={people}>
        {(everybody) => (
          <ul className={rows.rows}>
            {everybody.map((person) => (
              <PersonRow
                key={person.id}
                {...props}
                person={person}
                onEdit={() => setEditedId(person.id)}
              />
            ))}
          </ul>
        )}
      </Remote>
      <InviteSheet {...props} open={isInviting} onClose={() => setInviting(false)} />
      {shown && (
        <PersonSheet
          key={shown.id}
          {...props}
          person={shown}
          open={editedId !== null}
          onClose={() => setEditedId(null)}
        />
      )}
    </Section>
  );
}

function PersonRow(props: {
  person: Person;
  company: AdministeredCompany;
  administrator: Administrator;
  onEdit: () => void;
}) {
  const t = useAdminText();
  const { person } = props;
  return (
    <li className={classNames(rows.row, !person.active && rows.off)}>
      <div className={rows.main}>
        <span className={rows.name}>
          {person.name}{' '}
          {person.id === props.administrator.id && (
            <span className={rows.more}>{t('Admin.People.You')}</span>
          )}
        </span>
        <span className={rows.more}>{person.email}</span>
        <span className={rows.more}>
          {t(`Admin.Role.${person.role}`)} · {useVenueNames(person, props.company)}
        </span>
        <span className={rows.tags}>
          {!person.active && <span className={rows.bad}>{t('Admin.People.LetGone')}</span>}
          {person.isInvited && <span className={rows.warning}>{t('Admin.People.Invited')}</span>}
          <span className={person.hasTwoFactor ? rows.good : rows.tag}>
            {person.hasTwoFactor ? t('Admin.People.HasTwoFactor') : t('Admin.People.NoTwoFactor')}
          </span>
        </span>
      </div>
      <div className={rows.end}>
        <button
          type="button"
          className={controls.iconButton}
          aria-haspopup="dialog"
          aria-label={t('Admin.People.Edit', { name: person.name })}
          onClick={props.onEdit}
        >
          <Icon name="settings" />
        </button>
      </div>
    </li>
  );
}

function useVenueNames({ role, venueIds }: Person, { venues }: AdministeredCompany): string {
  const t = useAdminText();
  if (!isVenueRole(role)) return t('Admin.People.AllVenues');
  const names = venues.filter(({ id }) => venueIds.includes(id)).map(({ name }) => name);
  return names.length === 0 ? t('Admin.People.NoVenue') : names.join(', ');
}
