import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { Payout, PayoutDetails, PayoutList } from './payouts-query.ts';
import { PayoutsScreen } from './PayoutsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const owner: Administrator = { id: 'ada', role: 'COMPANY_ADMIN' };
const accountant: Administrator = { id: 'bo', role: 'ACCOUNTANT' };
const aPayout = (fields: Partial<Payout> = {}): Payout => ({
  id: 'p7',
  batch: 7,
  merchantAccount: 'SmashShop',
  currency: 'GBP',
  taken: 30_000,
  back: 1_000,
  fees: 400,
  paidOut: 28_600,
  difference: 0,
  lines: 9,
  unmatched: 0,
  takenInAt: '2026-11-15T12:00:00Z',
  ...fields,
});
const show = (
  list: Partial<PayoutList>,
  administrator = owner,
  address = '/office/reports/payouts',
) =>
  renderOffice(
    <PayoutsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      Payouts: () => ({ payouts: { payouts: [], missing: [], missingCount: 0, ...list } }),
      Payout: () => ({ payout: DETAILS }),
    },
    address,
  );
const DETAILS: PayoutDetails = {
  payout: aPayout({ difference: -5_000, unmatched: 2 }),
  kinds: [
    { type: 'Settled', lines: 3, gross: 30_000, net: 29_700 },
    { type: 'InvoiceDeduction', lines: 1, gross: 0, net: -100 },
  ],
  problems: [
    {
      kind: 'AMOUNT_DIFFERS',
      line: 2,
      type: 'Settled',
      pspReference: 'PSP1',
      reference: 'CAPTURE1',
      gross: 12_100,
      net: 12_000,
      booked: 12_000,
      orderId: 'o47',
      orderNumber: '47',
    },
    {
      kind: 'UNKNOWN_HERE',
      line: 3,
      type: 'Refunded',
      pspReference: 'PSP2',
      reference: 'REFUND2',
      gross: -900,
      net: -900,
      booked: null,
      orderId: null,
      orderNumber: null,
    },
  ],
  problemCount: 2,
};

describe('[MONEY-31] payouts', () => {
  it('are listed with what was taken, given back, kept and paid out, and whether the ledger agrees', async () => {
    show({ payouts: [aPayout(), aPayout({ id: 'p6', batch: 6, unmatched: 1, difference: 5 })] });
    const first = await screen.findByRole('link', { name: /Payout 7.*£286\.00.*Agrees/ });
    expect(first.getAttribute('href')).toBe('/office/reports/payouts?payout=p7');
    screen.getByRole('link', { name: /Payout 6.*2 lines do not agree/ });
  });

  it('what stands in no report is named with its order', async () => {
    const missing = {
      type: 'Settled',
      at: '2026-11-01T12:00:00Z',
      timeZone: 'Europe/London',
      amount: 12_000,
      currency: 'GBP',
      reference: 'CAPTURE9',
      paymentId: 'pay9',
      orderId: 'o9',
      orderNumber: '9',
    } as const;
    show({ missing: [missing], missingCount: 1 });
    const part = within(await screen.findByRole('region', { name: 'In no payout' }));
    part.getByText(/1 movement of the ledger is older than 10 days/);
    part.getByText('CAPTURE9');
    expect(part.getByRole('link', { name: 'Order 9' }).getAttribute('href')).toBe(
      '/office/orders/o9',
    );
  });

  it('one of them says in words what does not agree', async () => {
    show({}, accountant, '/office/reports/payouts?payout=p7');
    await screen.findByText('The report has £121.00, the ledger £120.00.');
    screen.getByText('The report has £9.00; nobody here knows this movement.');
    screen.getByText(/come to £50\.00 less than was paid out/);
    const table = within(screen.getByRole('table', { name: 'What it is made of' }));
    table.getByRole('row', { name: /^Taken 3 £300\.00 £297\.00$/ });
    table.getByRole('row', { name: /^InvoiceDeduction 1/ });
    expect(screen.getByRole('link', { name: 'All payouts' }).getAttribute('href')).toBe(
      '/office/reports/payouts',
    );
  });

  it('an owner takes a report in, and reads which line is wrong; an accountant does not', async () => {
    const fetched = vi.fn(async () =>
      Response.json({ error: 'REPORT_UNREADABLE', problem: { code: 'LINE_UNREADABLE', line: 12 } }),
    );
    vi.stubGlobal('fetch', fetched);
    show({});
    await screen.findByText('No report was taken in yet.');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await act(
      async () => void fireEvent.change(input, { target: { files: [new File(['x'], 'r.csv')] } }),
    );
    expect(fetched.mock.calls[0]).toMatchObject(['/staff/payout-reports', { method: 'POST' }]);
    await screen.findByText(/Nothing was taken in\. Line 12 of the file\./);
    cleanup();
    show({}, accountant);
    await screen.findByText('No report was taken in yet.');
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});
