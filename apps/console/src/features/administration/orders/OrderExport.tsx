import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { OrderExportDocument, type OrderFilter } from '../generated/graphql.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { saveFile } from '../parts/save-file.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { MOST_EXPORTED, ordersCsv } from './orders-csv.ts';
import type { OrderRow } from './payment-text.ts';

/** The list as it is narrowed down, as a file for a spreadsheet (MONEY-24). */
export function OrderExport(props: { company: AdministeredCompany; filter: OrderFilter }) {
  const t = useAdminText();
  const { api } = useServices();
  const [state, setState] = useState<'IDLE' | 'BUSY' | { code: string }>('IDLE');
  const { company, filter } = props;
  const run = async () => {
    setState('BUSY');
    try {
      const orders: OrderRow[] = [];
      let cursor: string | null = null;
      do {
        const page: { orders: OrderRow[]; nextCursor: string | null } = (
          await api.call(OrderExportDocument, { companyId: company.id, filter, cursor })
        ).officeOrders;
        orders.push(...page.orders);
        cursor = page.nextCursor;
      } while (cursor !== null && orders.length < MOST_EXPORTED);
      const text = ordersCsv(t, orders.slice(0, MOST_EXPORTED), company);
      saveFile('orders.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
      setState('IDLE');
    } catch (error) {
      setState({ code: codeOf(error) });
    }
  };
  return (
    <>
      <button
        type="button"
        className={controls.line}
        disabled={state === 'BUSY'}
        onClick={() => void run()}
      >
        <OfficeIcon name="download" />
        {state === 'BUSY' ? t('Console.Loading') : t('Admin.Audit.Export')}
      </button>
      <FormError
        id="order-export"
        text={typeof state === 'object' ? adminErrorText(t, state.code) : null}
      />
    </>
  );
}
