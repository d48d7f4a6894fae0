import { useState } from 'react';
import { useSearchParams } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { FactorSwitch } from './FactorSwitch.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { filterPeople, PEOPLE_FILTERS, readFilter, type PeopleFilter } from './people-filter.ts';
import { usePeople, type Person } from './people.ts';
import styles from './people.module.css';
import { PersonRow } from './PersonRow.tsx';
import { PersonSheet } from './PersonSheet.tsx';

/** Everybody who works for a company (TEAM-01). */
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
        {(everybody) => <PeopleList {...props} everybody={everybody} onEdit={setEditedId} />}
      </Remote>
      <FactorSwitch company={props.company} />
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

const FILTER_WORDS = {
  all: 'Admin.People.All',
  unprotected: 'Admin.People.Unprotected',
  invited: 'Admin.People.Invited',
  off: 'Admin.People.LetGone',
} as const satisfies Record<PeopleFilter, string>;

function PeopleList(props: {
  company: AdministeredCompany;
  administrator: Administrator;
  everybody: readonly Person[];
  onEdit: (id: string) => void;
}) {
  const t = useAdminText();
  const { everybody } = props;
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search.get('show'));
  const choose = (chosen: PeopleFilter) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen === 'all') after.delete('show');
        else after.set('show', chosen);
        return after;
      },
      { replace: true },
    );
  const listed = filterPeople(everybody, filter);
  const unprotected = filterPeople(everybody, 'unprotected');
  return (
    <>
      <div className={styles.filters} role="group" aria-label={t('Admin.People.Filter')}>
        {PEOPLE_FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={one === filter}
            onClick={() => choose(one)}
          >
            {t(FILTER_WORDS[one])} {filterPeople(everybody, one).length}
          </button>
        ))}
      </div>
      {listed.length === 0 && <p className={rows.empty}>{t('Admin.People.NobodyListed')}</p>}
      <div>
        {listed.length > 0 && (
          <div className={styles.head} aria-hidden="true">
            <span />
            <span>{t('Admin.People.Person')}</span>
            <span>{t('Admin.People.Role')}</span>
            <span>{t('Admin.People.TwoFactor')}</span>
            <span>{t('Admin.People.LastSeen')}</span>
            <span />
          </div>
        )}
        <ul>
          {listed.map((person) => (
            <PersonRow
              key={person.id}
              {...props}
              person={person}
              onEdit={() => props.onEdit(person.id)}
            />
          ))}
        </ul>
      </div>
      {unprotected.length > 0 && (
        <p className={styles.notice}>
          <Icon name="alert" />
          {t('Admin.People.UnprotectedText', {
            count: unprotected.length,
            name: unprotected[0]?.name ?? '',
          })}
        </p>
      )}
    </>
  );
}
