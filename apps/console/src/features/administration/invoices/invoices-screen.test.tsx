import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import type { Customer, Invoice } from './invoices-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const owner: Administrator = { id: 'ada', role: 'COMPANY_ADMIN' };
const accountant: Administrator = { id: 'bo', role: 'ACCOUNTANT' };
const INVOICE: Invoice = {
  id: 'i-1',
  number: 12,
  buyerName: 'Acme',
  periodStart: '2026-11-02',
  periodEnd: '2026-11-08',
  issuedOn: '2026-11-09',
  dueOn: '2026-12-09',
  total: 20_000,
  currency: 'GBP',
  targetId: 't-1',
  credited: 5_000,
  state: 'OVERDUE',
  daysOverdue: 4,
  mailedAt: '2026-11-09T05:00:00Z',
  paidAt: null,
};
const CUSTOMER: Customer = {
  userId: 'u-1',
  targetId: 't-1',
  name: 'Acme',
  phone: '+46701740605',
  organizationId: '5566',
  email: 'bills@acme.example',
  street: null,
  zip: null,
  city: null,
  creditLimit: 500_000,
  owed: 15_000,
  unbilled: 0,
  overdue: 15_000,
};
const LINE = { orderId: 'o-1', quantity: 1, vatRate: 12, isCredited: false };
const OPENED = {
  invoice: INVOICE,
  lines: [
    { ...LINE, position: 0, title: 'Soup', amount: 15_000 },
    { ...LINE, position: 1, title: 'Beer', amount: 5_000, isCredited: true },
  ],
  creditNotes: [
    {
      id: 'c-1',
      number: 3,
      issuedOn: '2026-11-12',
      total: 5_000,
      reason: 'Never came',
      staffName: 'Ada',
    },
  ],
};

const show = (path = '/office/reports/invoices', administrator = owner) =>
  renderOffice(
    <InvoicesScreen company={smash} administrator={administrator} />,
    {
      CompanyInvoices: () => ({
        companyInvoices: { invoices: [INVOICE], nextCursor: null, unpaid: 15_000 },
      }),
      InvoiceCustomers: () => ({ invoiceCustomers: [CUSTOMER] }),
      OfficeInvoice: () => ({ officeInvoice: OPENED }),
      CreditInvoice: () => ({ creditInvoice: { error: null, field: null } }),
      ResendInvoice: () => ({ resendInvoice: { success: true, error: null } }),
      EndInvoiceCustomer: () => ({ endInvoiceCustomer: { success: true, error: null } }),
    },
    path,
  );
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const sheet = () => within(document.querySelector<HTMLElement>('dialog[open]')!);

describe('invoices', () => {
  it('[MONEY-28] stand with their state, what was credited and the sum of unpaid; by customer and state; sent again', async () => {
    const { sent } = show('/office/reports/invoices?state=OVERDUE&customer=t-1');
    await screen.findByText('4 days late');
    screen.getByText('£50.00 credited');
    screen.getByText('Unpaid: £150.00');
    expect(sent('CompanyInvoices')[0]).toMatchObject({ state: 'OVERDUE', targetId: 't-1' });
    await tap('Send invoice 12 again');
    expect(sent('ResendInvoice')).toEqual([{ companyId: 'smash', invoiceId: 'i-1' }]);
  });

  it('[MONEY-29] a line is ticked and taken back with a reason, once', async () => {
    const { sent } = show();
    await screen.findByText('4 days late');
    await tap('Lines of invoice 12');
    await sheet().findByText(/Credit note 3/);
    const button = sheet().getByRole<HTMLButtonElement>('button', { name: /^Credit £/ });
    expect(button.disabled).toBe(true);
    expect(sheet().getAllByRole('checkbox')).toHaveLength(1);
    await act(async () => void fireEvent.click(sheet().getByRole('checkbox')));
    fireEvent.change(sheet().getByLabelText(/^Reason/), { target: { value: 'Wrong price' } });
    await act(
      async () => void fireEvent.click(sheet().getByRole('button', { name: 'Credit £150.00' })),
    );
    expect(sent('CreditInvoice')).toMatchObject([
      { invoiceId: 'i-1', positions: [0], reason: 'Wrong price' },
    ]);
  });

  it('[MONEY-27] customers are listed with what they owe, and ending one says it', async () => {
    const { sent } = show('/office/reports/invoices?show=customers');
    await screen.findByText('Limit £5 000.00'.replace(' 000', '\u00a0000'), {
      normalizer: (text) => text,
    });
    screen.getByText('Overdue £150.00');
    await tap('End invoicing for Acme');
    sheet().getByText(/^£150\.00 is still owed/);
    await act(
      async () => void fireEvent.click(sheet().getByRole('button', { name: 'End credit' })),
    );
    expect(sent('EndInvoiceCustomer')).toEqual([{ companyId: 'smash', phone: '+46701740605' }]);
  });

  it('[MONEY-28] [OFFICE-03] who only reads marks as paid and changes nothing else', async () => {
    show('/office/reports/invoices', accountant);
    await screen.findByText('4 days late');
    expect(screen.getByRole('button', { name: 'Mark invoice 12 as paid' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send invoice 12 again' })).toBeNull();
    await tap('Lines of invoice 12');
    await sheet().findByText(/Credit note 3/);
    expect(sheet().queryByRole('checkbox')).toBeNull();
  });
});
