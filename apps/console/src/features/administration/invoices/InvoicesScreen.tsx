import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { CompanyInvoicesDocument } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { InvoiceCustomerSheet } from './InvoiceCustomerSheet.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';

/** What business customers owe, and who is one (D-89). */
export function InvoicesScreen(props: {
  company: AdministeredCompany;
  administrator: Administrator;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const companyId = props.company.id;
  const { role } = props.administrator;
  const [isUnpaidOnly, setUnpaidOnly] = useState(false);
  const [isCustomerOpen, setCustomerOpen] = useState(false);
  const pages = useInfiniteQuery({
    queryKey: ['admin', 'invoices', companyId, String(isUnpaidOnly)],
    queryFn: async ({ pageParam, signal }) => {
      const page = { companyId, isUnpaidOnly, cursor: pageParam };
      return (await api.call(CompanyInvoicesDocument, page, signal)).companyInvoices;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  return (
    <Section
      title={t('Admin.Section.invoices')}
      actions={
        reachOf(role, 'INVOICES', 'WRITE') === 'ALL' && (
          <button type="button" className={controls.solid} onClick={() => setCustomerOpen(true)}>
            {t('Admin.Customer.Open')}
          </button>
        )
      }
    >
      <div className={form.narrow}>
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
            <ul className={rows.rows}>
              {invoices.map((invoice) => (
                <InvoiceRow
                  key={invoice.id}
                  companyId={companyId}
                  invoice={invoice}
                  mayMarkPaid={reachOf(role, 'INVOICE_PAID', 'WRITE') === 'ALL'}
                />
              ))}
            </ul>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
      <InvoiceCustomerSheet
        company={props.company}
        open={isCustomerOpen}
        onClose={() => setCustomerOpen(false)}
      />
    </Section>
  );
}
