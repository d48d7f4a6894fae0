import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { SearchWords } from '../parts/SearchWords.tsx';
import { Section } from '../parts/Section.tsx';
import { Select } from '../parts/Select.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { CustomerList } from './CustomerList.tsx';
import { EMPTY_ENTRY, entryOf, type CustomerEntry } from './customer-entry.ts';
import { InvoiceCustomerSheet } from './InvoiceCustomerSheet.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { INVOICE_STATES, useCustomers, useInvoices } from './invoices-query.ts';
import styles from './Invoices.module.css';

type Props = { company: AdministeredCompany; administrator: Administrator };
const TABS = ['invoices', 'customers'] as const;

/** What business customers owe, and who is one (MONEY-27, MONEY-28). */
export function InvoicesScreen(props: Props) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const { role } = props.administrator;
  const [entry, setEntry] = useState<CustomerEntry | null>(null);
  const shown = search.get('show') === 'customers' ? 'customers' : 'invoices';
  const mayChange = reachOf(role, 'INVOICES', 'WRITE') === 'ALL';
  return (
    <Section
      title={t('Admin.Section.invoices')}
      actions={
        mayChange && (
          <button type="button" className={controls.solid} onClick={() => setEntry(EMPTY_ENTRY)}>
            {t('Admin.Customer.Open')}
          </button>
        )
      }
    >
      <div className={controls.choices} role="radiogroup" aria-label={t('Admin.Orders.Show')}>
        {TABS.map((tab) => (
          <label key={tab} className={controls.choice}>
            <input
              type="radio"
              name="invoices-tab"
              className={controls.radio}
              checked={shown === tab}
              onChange={() => narrow({ show: tab === 'customers' ? tab : '', q: '' })}
            />
            {t(tab === 'customers' ? 'Admin.Customer.List' : 'Admin.Section.invoices')}
          </label>
        ))}
      </div>
      {shown === 'customers' ? (
        <>
          <SearchWords label={t('Admin.Customer.Search')} />
          <CustomerList
            company={props.company}
            search={search.get('q') ?? ''}
            mayChange={mayChange}
            onEdit={(customer) => setEntry(entryOf(customer))}
          />
        </>
      ) : (
        <InvoiceList {...props} mayChange={mayChange} />
      )}
      <InvoiceCustomerSheet
        key={entry === null ? 'closed' : entry.phone}
        company={props.company}
        entry={entry ?? EMPTY_ENTRY}
        open={entry !== null}
        onClose={() => setEntry(null)}
      />
    </Section>
  );
}

function InvoiceList({ company, administrator, mayChange }: Props & { mayChange: boolean }) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const [isUnpaidOnly, setUnpaidOnly] = useState(false);
  const customers = useCustomers(company.id, '');
  const targetId = search.get('customer');
  const state = INVOICE_STATES.find((one) => one === search.get('state')) ?? null;
  const pages = useInvoices(company.id, { isUnpaidOnly, targetId, state });
  const money = (amount: number) => formatMoneyExact(minor(amount), company.currency);
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={t('Admin.Invoices.Customer')}
          value={targetId ?? ''}
          options={[
            { value: '', text: t('Admin.Ledger.All') },
            ...(customers.data ?? []).map((customer) => ({
              value: customer.targetId,
              text: customer.name,
            })),
          ]}
          onChange={(customer) => narrow({ customer })}
        />
        <Select
          label={t('Admin.Invoices.State')}
          value={state ?? ''}
          options={[
            { value: '', text: t('Admin.Ledger.All') },
            ...INVOICE_STATES.map((value) => ({
              value,
              text: t(`Admin.Invoices.State.${value}`),
            })),
          ]}
          onChange={(chosen) => narrow({ state: chosen })}
        />
        <Toggle
          label={t('Admin.Invoices.UnpaidOnly')}
          isOn={isUnpaidOnly}
          onChange={setUnpaidOnly}
        />
      </div>
      <Remote query={pages}>
        {(data) => {
          const invoices = data.pages.flatMap((page) => page.invoices);
          if (invoices.length === 0)
            return <p className={rows.empty}>{t('Admin.Invoices.None')}</p>;
          return (
            <>
              <p className={styles.sum}>
                {t('Admin.Invoices.Unpaid', { amount: money(data.pages[0]?.unpaid ?? 0) })}
              </p>
              <ul className={rows.rows}>
                {invoices.map((invoice) => (
                  <InvoiceRow
                    key={invoice.id}
                    companyId={company.id}
                    invoice={invoice}
                    mayChange={mayChange}
                    mayMarkPaid={reachOf(administrator.role, 'INVOICE_PAID', 'WRITE') === 'ALL'}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
    </>
  );
}
