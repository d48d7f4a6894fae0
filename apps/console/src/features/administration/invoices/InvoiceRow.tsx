import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices, useSession } from '../../../shared/services.tsx';
import { dayText, deviceDate } from '../device-time.ts';
import { ResendInvoiceDocument, SetInvoicePaidDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import rows from '../parts/rows.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { invoicesKey, type Invoice } from './invoices-query.ts';
import { saveInvoiceDocument } from './save-document.ts';

type Props = {
  invoice: Invoice;
  companyId: string;
  mayChange: boolean;
  mayMarkPaid: boolean;
};

/** One invoice: whose, of which week, where it stands, and what can be done with it (MONEY-28). */
export function InvoiceRow(props: Props) {
  const t = useAdminText();
  const id = useId();
  const { invoice, companyId } = props;
  const [isOpen, setOpen] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const { pay, save, resend } = useInvoiceChanges(companyId);
  const { number } = invoice;
  const isPaid = invoice.paidAt !== null;
  const code = pay.code ?? save.code ?? resend.code;
  const period = { from: dayText(invoice.periodStart), to: dayText(invoice.periodEnd) };
  return (
    <li className={rows.row}>
      <div className={rows.main}>
        <span className={rows.name}>{invoice.buyerName}</span>
        <span className={rows.more}>
          {t('Admin.Invoices.Number', { number })} · {t('Admin.Invoices.Period', period)}
        </span>
        <span className={rows.tags}>
          <State invoice={invoice} />
        </span>
      </div>
      <span className={rows.amount}>
        {formatMoneyExact(minor(invoice.total), invoice.currency)}
      </span>
      <div className={rows.end}>
        <button
          type="button"
          className={controls.quiet}
          aria-label={t('Admin.Invoices.DocumentOf', { number })}
          disabled={save.isBusy}
          onClick={() => save.run(invoice)}
        >
          <Icon name="down" />
          {t('Admin.Invoices.Document')}
        </button>
        <button
          type="button"
          className={controls.quiet}
          aria-label={t('Admin.Invoices.OpenOf', { number })}
          onClick={() => setOpen(true)}
        >
          {t('Admin.Invoices.Open')}
        </button>
        {props.mayChange && (
          <button
            type="button"
            className={controls.quiet}
            aria-label={t('Admin.Invoices.ResendOf', { number })}
            disabled={resend.isBusy}
            onClick={() => resend.run(invoice.id)}
          >
            {t('Admin.Invoices.Resend')}
          </button>
        )}
        {props.mayMarkPaid && (
          <button
            type="button"
            className={controls.line}
            aria-label={
              isPaid
                ? t('Admin.Invoices.MarkUnpaid', { number })
                : t('Admin.Invoices.MarkPaid', { number })
            }
            disabled={pay.isBusy}
            onClick={() =>
              isPaid ? pay.run({ invoiceId: invoice.id, paid: false }) : setPaying(true)
            }
          >
            {isPaid ? t('Admin.Invoices.IsUnpaid') : t('Admin.Invoices.IsPaid')}
          </button>
        )}
      </div>
      <FormError id={id} text={code === null ? null : adminErrorText(t, code)} />
      {isOpen && (
        <InvoiceSheet
          companyId={companyId}
          id={invoice.id}
          number={number}
          mayCredit={props.mayChange}
          onClose={() => setOpen(false)}
        />
      )}
      {isPaying && (
        <PaidSheet
          number={number}
          isBusy={pay.isBusy}
          code={pay.code}
          onPaid={async (paidOn) => {
            if (await pay.wait({ invoiceId: invoice.id, paid: true, paidOn })) setPaying(false);
          }}
          onClose={() => setPaying(false)}
        />
      )}
    </li>
  );
}

function useInvoiceChanges(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const { token } = useSession();
  const refreshes = [invoicesKey(companyId)];
  const pay = useChange({
    send: async (given: { invoiceId: string; paid: boolean; paidOn?: string }) =>
      (await api.call(SetInvoicePaidDocument, given)).setInvoicePaid,
    refreshes,
  });
  const save = useChange({
    send: async (given: Invoice) => {
      await saveInvoiceDocument(given, token ?? '');
      return { error: null };
    },
    refreshes: [],
  });
  const resend = useChange({
    send: async (invoiceId: string) =>
      (await api.call(ResendInvoiceDocument, { companyId, invoiceId })).resendInvoice,
    refreshes,
    done: () => t('Admin.Invoices.Resent'),
  });
  return { pay, save, resend };
}

function PaidSheet(props: {
  number: number;
  isBusy: boolean;
  code: string | null;
  onPaid: (day: string) => Promise<void>;
  onClose: () => void;
}) {
  const t = useAdminText();
  const [day, setDay] = useState(() => Temporal.Now.plainDateISO().toString());
  return (
    <ConfirmSheet
      open
      title={t('Admin.Invoices.MarkPaid', { number: props.number })}
      text={t('Admin.Invoices.PaidText')}
      action={t('Admin.Invoices.IsPaid')}
      isDangerous={false}
      isBusy={props.isBusy}
      isIncomplete={day === ''}
      code={props.code}
      onConfirm={() => void props.onPaid(day)}
      onClose={props.onClose}
    >
      <TextInput
        label={t('Admin.Invoices.PaidOn')}
        type="date"
        errorId={null}
        value={day}
        onChange={setDay}
      />
    </ConfirmSheet>
  );
}

function State({ invoice }: { invoice: Invoice }) {
  const t = useAdminText();
  const due = dayText(invoice.dueOn);
  const part = invoice.credited > 0 && invoice.state !== 'CREDITED' && (
    <span className={rows.tag}>
      {t('Admin.Invoices.CreditedPart', {
        amount: formatMoneyExact(minor(invoice.credited), invoice.currency),
      })}
    </span>
  );
  if (invoice.state === 'PAID' && invoice.paidAt !== null)
    return (
      <>
        <span className={rows.good}>
          {t('Admin.Invoices.Paid', { date: deviceDate(invoice.paidAt) })}
        </span>
        {part}
      </>
    );
  if (invoice.state === 'OVERDUE')
    return (
      <>
        <span className={rows.bad}>{t('Admin.Invoices.Overdue', { date: due })}</span>
        <span className={rows.bad}>
          {t('Admin.Invoices.DaysOverdue', { count: invoice.daysOverdue })}
        </span>
        {part}
      </>
    );
  if (invoice.state === 'CREDITED')
    return <span className={rows.tag}>{t('Admin.Invoices.State.CREDITED')}</span>;
  return (
    <>
      <span className={rows.tag}>{t(`Admin.Invoices.State.${invoice.state}`)}</span>
      <span className={rows.tag}>{t('Admin.Invoices.Due', { date: due })}</span>
      {part}
    </>
  );
}
