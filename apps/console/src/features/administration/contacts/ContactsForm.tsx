import { MOST_CONTACTS, type ContactRefusal } from '@tallrik/domain/orders/contacts';
import { useEffect, useId, useRef, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton } from '../../../shared/controls/FormParts.tsx';
import page from '../../../shared/controls/page.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import {
  SetVenueContactsDocument,
  type VenueContactInput,
  type VenueContactsQuery,
} from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import rows from '../parts/rows.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import {
  contactEntries,
  contactOf,
  newContact,
  nextKey,
  type ContactEntry,
} from './contact-entry.ts';
import { ContactFields, isContactRefusal } from './ContactFields.tsx';

/** What is wrong, by the key of its contact. */
type Problems = ReadonlyMap<number, ContactRefusal>;
const NONE: Problems = new Map();

/** All contacts of a restaurant, written down together: the server takes all of them or none. */
export function ContactsForm(props: {
  venueId: string;
  stored: VenueContactsQuery['venueContacts'];
}) {
  const t = useAdminText();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(() => contactEntries(props.stored));
  const [problems, setProblems] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const showProblems = (found: Problems) => {
    setProblems(found);
    setAttempt((times) => times + 1);
  };
  const save = useSaveContacts(props.venueId, (position, refusal) => {
    const entry = entries[position];
    if (entry) showProblems(new Map([[entry.key, refusal]]));
  });
  // Only when they are told: a field that is mended must not send the cursor into the next wrong one.
  useEffect(() => {
    if (attempt > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const change = (changed: ContactEntry[], key: number) => {
    setEntries(changed);
    setProblems(new Map([...problems].filter(([other]) => other !== key)));
    save.reset();
  };
  const submit = () => {
    const checked = entries.map((entry) => ({ key: entry.key, contact: contactOf(entry) }));
    const wrong = checked.flatMap(({ key, contact }) =>
      contact.ok ? [] : [[key, contact.error] as const],
    );
    showProblems(new Map(wrong));
    if (wrong.length > 0) return save.reset();
    const contacts = checked.flatMap(({ contact }) => (contact.ok ? [contact.value] : []));
    // As they are stored: a number without its spaces.
    setEntries(entries.map((entry, place) => ({ ...entry, ...cleaned(contacts[place]) })));
    save.run(contacts);
  };
  // One that is told beside its field is not told twice.
  const refusal = problems.size === 0 && save.code !== null ? adminErrorText(t, save.code) : null;
  return (
    <form
      ref={element}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {entries.length === 0 && <p className={rows.empty}>{t('Admin.Contacts.None')}</p>}
      {entries.map((entry, place) => (
        <ContactFields
          key={entry.key}
          number={place + 1}
          entry={entry}
          problem={problems.get(entry.key) ?? null}
          onChange={(changed) => change(entries.with(place, changed), entry.key)}
          onRemove={() => change(entries.toSpliced(place, 1), entry.key)}
        />
      ))}
      {entries.length < MOST_CONTACTS ? (
        <button
          type="button"
          className={controls.line}
          onClick={() => change([...entries, newContact(nextKey(entries))], nextKey(entries))}
        >
          <Icon name="plus" />
          {t('Admin.Contacts.Add')}
        </button>
      ) : (
        <p className={controls.label}>{t('Admin.Error.TOO_MANY_CONTACTS')}</p>
      )}
      <FormError id={`${id}-error`} text={refusal} />
      {save.result && (
        <p className={page.notice} role="status">
          {t('Admin.Saved')}
        </p>
      )}
      {entries.length + props.stored.length > 0 && (
        <SubmitButton text={t('Console.Save')} isBusy={save.isBusy} />
      )}
    </form>
  );
}

const cleaned = (contact: VenueContactInput | undefined) =>
  contact && { name: contact.name, email: contact.email ?? '', phone: contact.phone ?? '' };

function useSaveContacts(
  venueId: string,
  onRefused: (position: number, refusal: ContactRefusal) => void,
) {
  const { api } = useServices();
  return useChange({
    send: async (contacts: VenueContactInput[]) => {
      const { setVenueContacts: answer } = await api.call(SetVenueContactsDocument, {
        venueId,
        contacts,
      });
      if (answer.position !== null && isContactRefusal(answer.error))
        onRefused(answer.position, answer.error);
      return answer;
    },
    refreshes: [['admin', 'contacts', venueId]],
  });
}
