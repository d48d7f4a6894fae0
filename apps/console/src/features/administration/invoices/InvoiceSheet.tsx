import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { addMinor, minor } from '@tallrik/domain/money/minor';
import { CREDIT_REASON } from '@tallrik/domain/orders/credit-note';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices, useSession } from '../../../shared/services.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { dayText } from '../device-time.ts';
import { CreditInvoiceDocument, type OfficeInvoiceQuery } from '../generated/graphql.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { invoicesKey, useInvoice } from './invoices-query.ts';
import { saveCreditDocument } from './save-document.ts';
import styles from './Invoices.module.css';

type Found = OfficeInvoiceQuery['officeInvoice'];

/** An invoice's lines, what was taken back of it, and the way to take back more (MONEY-29). */
export function InvoiceSheet(props: {
  companyId: string;
  id: string;
  number: number;
  mayCredit: boolean;
  onClose: () => void;
}) {
  const t = useAdminText();
  const query = useInvoice(props.companyId, props.id);
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      side="end"
      title={t('Admin.Invoices.Number', { number: props.number })}
      text={t('Admin.Credit.Text')}
      closeLabel={t('Console.Close')}
    >
      <Remote query={query}>
        {(found) => (
          <CreditForm
            key={found.creditNotes.length}
            companyId={props.companyId}
            found={found}
            mayCredit={props.mayCredit}
          />
        )}
      </Remote>
    </ModalSheet>
  );
}

function CreditForm(props: { companyId: string; found: Found; mayCredit: boolean }) {
  const t = useAdminText();
  const errorId = useId();
  const { api } = useServices();
  const { companyId, found } = props;
  const { invoice, lines } = found;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const { id, renew } = useNewId();
  const money = (amount: number) => formatMoneyExact(minor(amount), invoice.currency);
  const credit = useChange({
    send: async (_given: null) => {
      const note = { companyId, id, invoiceId: invoice.id, positions: [...chosen], reason };
      return (await api.call(CreditInvoiceDocument, note)).creditInvoice;
    },
    refreshes: [invoicesKey(companyId)],
    done: () => t('Admin.Credit.Done'),
    onDone: renew,
  });
  const open = lines.filter(({ isCredited }) => !isCredited);
  const sum = addMinor(
    ...open.filter(({ position }) => chosen.includes(position)).map((line) => minor(line.amount)),
  );
  const mayCredit = props.mayCredit && open.length > 0;
  return (
    <div className={styles.sheet}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li
            key={line.position}
            className={classNames(styles.line, line.isCredited && styles.gone)}
          >
            <label className={styles.tick}>
              {mayCredit && !line.isCredited && (
                <input
                  type="checkbox"
                  checked={chosen.includes(line.position)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked
                        ? [...chosen, line.position]
                        : chosen.filter((position) => position !== line.position),
                    )
                  }
                />
              )}
              <span>
                {line.quantity}× {line.title}
                {line.isCredited && <span className={rows.tag}>{t('Admin.Credit.Gone')}</span>}
              </span>
            </label>
            <span>{money(line.amount)}</span>
          </li>
        ))}
      </ul>
      {found.creditNotes.length > 0 && <CreditNotes found={found} money={money} />}
      {mayCredit && (
        <>
          <button
            type="button"
            className={controls.quiet}
            onClick={() => setChosen(open.map(({ position }) => position))}
          >
            {t('Admin.Credit.All')}
          </button>
          <TextInput
            label={t('Admin.Guests.Reason')}
            hint={t('Admin.Credit.Hint')}
            errorId={null}
            autoComplete="off"
            maxLength={CREDIT_REASON.most}
            value={reason}
            onChange={setReason}
          />
          <FormError
            id={errorId}
            text={credit.code === null ? null : adminErrorText(t, credit.code)}
          />
          <button
            type="button"
            className={classNames(controls.danger, controls.big)}
            disabled={
              chosen.length === 0 || reason.trim().length < CREDIT_REASON.least || credit.isBusy
            }
            onClick={() => credit.run(null)}
          >
            {t('Admin.Credit.Button', { amount: money(sum) })}
          </button>
        </>
      )}
    </div>
  );
}

function CreditNotes({ found, money }: { found: Found; money: (amount: number) => string }) {
  const t = useAdminText();
  const { token } = useSession();
  const save = useChange({
    send: async (note: Found['creditNotes'][number]) => {
      await saveCreditDocument(note, token ?? '');
      return { error: null };
    },
    refreshes: [],
  });
  return (
    <>
      <h3 className={styles.part}>{t('Admin.Credit.Notes')}</h3>
      <ul className={styles.lines}>
        {found.creditNotes.map((note) => (
          <li key={note.id} className={styles.line}>
            <span>
              {t('Admin.Credit.Number', { number: note.number })}, {dayText(note.issuedOn)}
              <span className={styles.muted}>
                {t('Admin.Refund.By', { name: note.staffName, reason: note.reason })}
              </span>
            </span>
            <span>{money(-note.total)}</span>
            <button
              type="button"
              className={controls.quiet}
              disabled={save.isBusy}
              aria-label={t('Admin.Credit.DocumentOf', { number: note.number })}
              onClick={() => save.run(note)}
            >
              {t('Admin.Invoices.Document')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
