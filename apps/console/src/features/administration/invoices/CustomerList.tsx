import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { EndInvoiceCustomerDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { invoicesKey, useCustomers, type Customer } from './invoices-query.ts';
import styles from './Invoices.module.css';

/** Business customers with what they may owe and what they do (MONEY-27). */
export function CustomerList(props: {
  company: AdministeredCompany;
  search: string;
  mayChange: boolean;
  onEdit: (customer: Customer) => void;
}) {
  const t = useAdminText();
  const { company } = props;
  const query = useCustomers(company.id, props.search);
  const [ending, setEnding] = useState<Customer | null>(null);
  const money = (amount: number) => formatMoneyExact(minor(amount), company.currency);
  return (
    <>
      <Remote query={query}>
        {(customers) =>
          customers.length === 0 ? (
            <p className={rows.empty}>{t('Admin.Customer.None')}</p>
          ) : (
            <ul className={rows.rows}>
              {customers.map((customer) => (
                <li key={customer.userId} className={rows.row}>
                  <div className={rows.main}>
                    <span className={rows.name}>{customer.name}</span>
                    <span className={rows.more}>
                      {[customer.organizationId, customer.email, customer.phone]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    <span className={styles.owes}>
                      <span>
                        {t('Admin.Customer.Limit', { amount: money(customer.creditLimit) })}
                      </span>
                      <span>{t('Admin.Customer.Owed', { amount: money(customer.owed) })}</span>
                      <span>
                        {t('Admin.Customer.Unbilled', { amount: money(customer.unbilled) })}
                      </span>
                      {customer.overdue > 0 && (
                        <span className={rows.bad}>
                          {t('Admin.Customer.Overdue', { amount: money(customer.overdue) })}
                        </span>
                      )}
                    </span>
                  </div>
                  {props.mayChange && (
                    <div className={rows.end}>
                      <button
                        type="button"
                        className={controls.line}
                        aria-label={t('Admin.Customer.EditOf', { name: customer.name })}
                        onClick={() => props.onEdit(customer)}
                      >
                        {t('Admin.Customer.Edit')}
                      </button>
                      <button
                        type="button"
                        className={controls.quiet}
                        aria-label={t('Admin.Customer.EndOf', { name: customer.name })}
                        onClick={() => setEnding(customer)}
                      >
                        {t('Admin.Customer.End')}
                      </button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
      {ending && (
        <EndSheet
          company={company}
          customer={ending}
          money={money}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

function EndSheet(props: {
  company: AdministeredCompany;
  customer: Customer;
  money: (amount: number) => string;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { company, customer, onClose } = props;
  const end = useChange({
    send: async (_given: null) => {
      const sent = { companyId: company.id, phone: customer.phone ?? '' };
      return (await api.call(EndInvoiceCustomerDocument, sent)).endInvoiceCustomer;
    },
    refreshes: [invoicesKey(company.id)],
    done: () => t('Admin.Customer.Ended'),
    onDone: onClose,
  });
  return (
    <ConfirmSheet
      open
      title={t('Admin.Customer.EndOf', { name: customer.name })}
      text={t('Admin.Customer.EndOwed', { amount: props.money(customer.owed) })}
      action={t('Admin.Customer.End')}
      isDangerous
      isBusy={end.isBusy}
      code={end.code}
      onConfirm={() => end.run(null)}
      onClose={onClose}
    />
  );
}
