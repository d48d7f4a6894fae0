import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import {
  ExportGuestsDocument,
  type GuestColumn,
  type GuestContacts,
  type GuestFilter,
} from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import form from '../parts/form.module.css';
import { saveFile } from '../parts/save-file.ts';
import { ProofInput } from '../payment/ProofInput.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { GUEST_FILE_COLUMNS, guestsCsv } from './guests-csv.ts';
import styles from './GuestList.module.css';

/** The guests of the list as a file, with the columns that are chosen (GUESTS-11). */
export function GuestExport(props: {
  company: AdministeredCompany;
  filter: GuestFilter;
  total: number | null;
}) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={controls.line} onClick={() => setOpen(true)}>
        {t('Admin.Guests.Export')}
      </button>
      {isOpen && <ExportSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportSheet(props: Parameters<typeof GuestExport>[0] & { onClose: () => void }) {
  const t = useAdminText();
  const name = useId();
  const { api } = useServices();
  const { company, filter, total, onClose } = props;
  const [columns, setColumns] = useState<readonly GuestColumn[]>(GUEST_FILE_COLUMNS);
  const [contacts, setContacts] = useState<GuestContacts>('NEWS');
  const [proof, setProof] = useState('');
  const hasContacts = columns.includes('PHONE') || columns.includes('MAIL');
  const run = useChange({
    send: async (_given: null) =>
      (
        await api.call(ExportGuestsDocument, {
          companyId: company.id,
          filter,
          columns: [...columns],
          contacts,
          proof,
        })
      ).exportGuests,
    refreshes: [],
    done: () => t('Admin.Audit.exportGuests'),
    onDone: ({ guests }) => {
      const text = guestsCsv(t, guests, columns, company.country);
      saveFile('guests.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
      onClose();
    },
  });
  return (
    <ConfirmSheet
      open
      title={t('Admin.Guests.Export')}
      text={t('Admin.Guests.Count', { count: total ?? 0 })}
      action={t('Admin.Guests.Export')}
      isDangerous={false}
      isBusy={run.isBusy}
      isIncomplete={columns.length === 0 || proof.trim() === ''}
      code={run.code}
      onConfirm={() => run.run(null)}
      onClose={onClose}
    >
      <div className={styles.columns} role="group" aria-label={t('Admin.Guests.Columns')}>
        {GUEST_FILE_COLUMNS.map((column) => (
          <label key={column} className={styles.columnChoice}>
            <input
              type="checkbox"
              checked={columns.includes(column)}
              onChange={({ target }) =>
                setColumns(
                  target.checked
                    ? [...columns, column]
                    : columns.filter((other) => other !== column),
                )
              }
            />
            {t(`Admin.Guests.Column.${column}`)}
          </label>
        ))}
      </div>
      {hasContacts && (
        <div className={form.group} role="radiogroup" aria-label={t('Admin.Guests.Contacts')}>
          {(['NEWS', 'ALL'] as const).map((one) => (
            <label key={one} className={form.option}>
              <input
                type="radio"
                name={name}
                checked={contacts === one}
                onChange={() => setContacts(one)}
              />
              <span className={form.optionName}>
                {t(`Admin.Guests.Contacts.${one}`)}{' '}
                <span className={form.optionText}>{t(`Admin.Guests.ContactsText.${one}`)}</span>
              </span>
            </label>
          ))}
        </div>
      )}
      <ProofInput
        value={proof}
        errorId={null}
        hint={t('Admin.Guests.ProofHint')}
        onChange={setProof}
      />
    </ConfirmSheet>
  );
}
