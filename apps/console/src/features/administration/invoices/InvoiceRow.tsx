import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices, useSession } from '../../../shared/services.tsx';
import { dayText, deviceDate } from '../device-time.ts';
import { SetInvoicePaidDocument, type CompanyInvoicesQuery } from '../generated/graphql.ts';
import rows from '../parts/rows.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { saveInvoiceDocument } from './save-document.ts';

type Invoice = CompanyInvoicesQuery['companyInvoices']['invoices'][number];

export function InvoiceRow({
  invoice,
  companyId,
  mayMarkPaid,
}: {
  invoice: Invoice;
  companyId: string;
  mayMarkPaid: boolean;
}) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const { token } = useSession();
  const { number } = invoice;
  const isPaid = invoice.paidAt !== null;
  const pay = useChange({
    send: async (given: { invoiceId: string; paid: boolean }) =>
      (await api.call(SetInvoicePaidDocument, given)).setInvoicePaid,
    refreshes: [['admin', 'invoices', companyId]],
  });
  const save = useChange({
    send: async (given: Invoice) => {
      await saveInvoiceDocument(given, token ?? '');
      return { error: null };
    },
    refreshes: [],
  });
  const code = pay.code ?? save.code;
  const period = { from: dayText(invoice.periodStart), to: dayText(invoice.periodEnd) };
  return (
    <li className={rows.row}>
      <div className={rows.main}>
        <span className={rows.name}>{invoice.buyerName}</span>
        <span className={rows.more}>
          {t('Admin.Invoices.Number', { number })} · {t('Admin.Invoices.Period', period)}
        </span>
        <span className={rows.tags}>
          <Due invoice={invoice} />
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
        {mayMarkPaid && (
          <button
            type="button"
            className={controls.line}
            aria-label={
              isPaid
                ? t('Admin.Invoices.MarkUnpaid', { number })
                : t('Admin.Invoices.MarkPaid', { number })
            }
            disabled={pay.isBusy}
            onClick={() => pay.run({ invoiceId: invoice.id, paid: !isPaid })}
          >
            {isPaid ? t('Admin.Invoices.IsUnpaid') : t('Admin.Invoices.IsPaid')}
          </button>
        )}
      </div>
      <FormError id={id} text={code === null ? null : adminErrorText(t, code)} />
    </li>
  );
}

function Due({ invoice }: { invoice: Invoice }) {
  const t = useAdminText();
  if (invoice.paidAt !== null) {
    const date = deviceDate(invoice.paidAt);
    return <span className={rows.good}>{t('Admin.Invoices.Paid', { date })}</span>;
  }
  const date = dayText(invoice.dueOn);
  // Days written as YYYY-MM-DD follow each other as texts do.
  const isOverdue = invoice.dueOn < Temporal.Now.plainDateISO().toString();
  return isOverdue ? (
    <span className={rows.bad}>{t('Admin.Invoices.Overdue', { date })}</span>
  ) : (
    <span className={rows.tag}>{t('Admin.Invoices.Due', { date })}</span>
  );
}
