import { MOST_CLOSING_READERS } from '@tallrik/domain/orders/books/closing-readers';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import {
  ClosingReadersDocument,
  SaveClosingReadersDocument,
  type ClosingReadersQuery,
} from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Select } from '../parts/Select.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './Closings.module.css';

const readersKey = (companyId: string) => ['admin', 'closing-readers', companyId] as const;

/** Who gets a venue's closings every morning (MONEY-22). */
export function ClosingReadersSheet(props: {
  company: AdministeredCompany;
  venueId: string | null;
  open: boolean;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { company } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const venueId = chosen ?? props.venueId ?? company.venues[0]?.id ?? '';
  const readers = useQuery({
    queryKey: [...readersKey(company.id), venueId],
    queryFn: async ({ signal }) =>
      (await api.call(ClosingReadersDocument, { companyId: company.id, venueId }, signal))
        .closingReaders,
    enabled: props.open,
  });
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t('Admin.Closing.ByMail')}
      text={t('Admin.Closing.ByMailText')}
      closeLabel={t('Console.Close')}
    >
      {company.venues.length > 1 && (
        <Select
          label={t('Admin.Closing.Venue')}
          value={venueId}
          options={company.venues.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={setChosen}
        />
      )}
      <Remote query={readers}>
        {(data) => (
          <ReadersForm
            key={venueId}
            companyId={company.id}
            venueId={venueId}
            readers={data}
            onSaved={props.onClose}
          />
        )}
      </Remote>
    </ModalSheet>
  );
}

function ReadersForm(props: {
  companyId: string;
  venueId: string;
  readers: ClosingReadersQuery['closingReaders'];
  onSaved: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const id = useId();
  const { companyId, venueId, readers } = props;
  const [staffIds, setStaffIds] = useState(() =>
    readers.people.filter(({ isChosen }) => isChosen).map((person) => person.id),
  );
  const [typed, setTyped] = useState(() => readers.emails.join('\n'));
  const save = useChange({
    send: async (emails: string[]) =>
      (await api.call(SaveClosingReadersDocument, { companyId, venueId, staffIds, emails }))
        .saveClosingReaders,
    refreshes: [readersKey(companyId)],
    done: () => t('Admin.Closing.ByMailSaved'),
    onDone: props.onSaved,
  });
  const error =
    save.code === 'FIELD_INVALID'
      ? t('Admin.Closing.AddressWrong')
      : save.code === 'LIMIT_REACHED'
        ? t('Admin.Closing.TooMany', { count: MOST_CLOSING_READERS })
        : save.code && adminErrorText(t, save.code);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.run(typed.split(/[\s,;]+/).filter((part) => part !== ''));
      }}
    >
      <fieldset className={form.group}>
        <legend className={controls.label}>{t('Admin.Closing.People')}</legend>
        {readers.people.map((person) => (
          <label key={person.id} className={form.option}>
            <input
              type="checkbox"
              checked={staffIds.includes(person.id)}
              onChange={({ target }) =>
                setStaffIds(
                  target.checked
                    ? [...staffIds, person.id]
                    : staffIds.filter((one) => one !== person.id),
                )
              }
            />
            <span className={styles.reader}>
              {person.name}
              <span className={form.optionText}>{person.email}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('Admin.Closing.Others')}
        hint={t('Admin.Closing.OthersHint')}
        maxLength={2_600}
        rows={3}
        errorId={error ? `${id}-error` : null}
        value={typed}
        onChange={setTyped}
      />
      <FormError id={`${id}-error`} text={error || null} />
      <SubmitButton text={t('Console.Save')} isBusy={save.isBusy} />
    </form>
  );
}
