import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { FindingBar } from '../office/FindingBar.tsx';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { FindingsScreen } from './FindingsScreen.tsx';
import type { Finding, LedgerRow } from './ledger-query.ts';
import { readLedgerFilter } from './ledger-filter.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const owner: Administrator = { id: 'ada', role: 'COMPANY_ADMIN' };
const accountant: Administrator = { id: 'bo', role: 'ACCOUNTANT' };

const aRow = (fields: Partial<LedgerRow> = {}): LedgerRow => ({
  id: '2',
  at: '2026-11-15T12:30:00Z',
  paymentId: 'p1',
  orderNumber: '47',
  venueName: 'Smash Camden',
  timeZone: 'Europe/London',
  kind: 'CARD',
  entry: 'CAPTURED',
  amount: 12_000,
  currency: 'GBP',
  balance: 30_000,
  ...fields,
});
const PAYMENT = {
  id: 'p1',
  kind: 'CARD',
  counterKind: null,
  amount: 12_000,
  tip: 0,
  currency: 'GBP',
  createdAt: '2026-11-15T12:00:00Z',
  pspReference: 'PSP1',
  orderId: 'o47',
  orderNumber: '47',
  venueName: 'Smash Camden',
  timeZone: 'Europe/London',
  entries: [
    {
      id: '1',
      at: '2026-11-15T12:00:00Z',
      entry: 'AUTHORISED',
      amount: 12_000,
      providerReference: 'PSP1',
    },
  ],
  notices: [
    {
      id: '9',
      receivedAt: '2026-11-15T12:00:01Z',
      name: 'AUTHORISED',
      outcome: 'TAKEN',
      reason: null,
    },
  ],
};

describe('[MONEY-13] the ledger', () => {
  it('shows movements with running sums, and a payment with all it went through', async () => {
    const { sent } = renderOffice(
      <LedgerScreen company={smash} administrator={owner} venueId={null} />,
      {
        Ledger: () => ({
          ledger: {
            rows: [aRow(), aRow({ id: '1', entry: 'REFUND_FAILED', orderNumber: null })],
            sums: [{ entry: 'CAPTURED', movements: 3, amount: 30_000 }],
            balance: 30_000,
            nextCursor: null,
          },
        }),
        LedgerPayment: () => ({ ledgerPayment: PAYMENT }),
      },
      '/office/reports/ledger?kind=CARD&entry=CAPTURED',
    );
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(3);
    table.getByText('Could not be given back');
    expect(sent('Ledger')[0]).toMatchObject({ kinds: ['CARD'], entries: ['CAPTURED'] });
    await act(async () => void fireEvent.click(table.getByRole('button', { name: /^Order 47/ })));
    const sheet = within(document.querySelector<HTMLElement>('dialog[open]')!);
    await sheet.findByText('What the provider told');
    expect(sheet.getByRole('link', { name: 'Order 47' }).getAttribute('href')).toBe(
      '/office/orders/o47',
    );
  });

  it('takes days from the address, and half typed ones for what they can be', () => {
    const given = { today: '2026-11-15', venueId: null };
    const read = (search: string) => readLedgerFilter(new URLSearchParams(search), given);
    expect(read('')).toMatchObject({ from: '2026-11-09', to: '2026-11-15', kinds: null });
    expect(read('days=yesterday')).toMatchObject({ from: '2026-11-14', to: '2026-11-14' });
    expect(read('days=chosen&from=2026-12-01&to=2026-11-02')).toMatchObject({
      from: '2026-11-02',
      to: '2026-11-02',
    });
    expect(read('kind=GOLD&entry=LOST')).toMatchObject({ kinds: null, entries: null });
  });
});

const aFinding = (fields: Partial<Finding> = {}): Finding => ({
  id: '5',
  kind: 'MOVEMENT_REFUSED',
  remedy: 'OPERATOR',
  foundAt: '2026-11-15T12:00:00Z',
  lastSeenAt: '2026-11-15T12:30:00Z',
  timesSeen: 3,
  endedAt: null,
  note: null,
  settledBy: null,
  orderId: 'o47',
  orderNumber: '47',
  paymentId: 'p1',
  venueName: 'Smash Camden',
  timeZone: 'Europe/London',
  amount: 12_000,
  currency: 'GBP',
  lastWords: 'The provider refused 8 times',
  canRetry: true,
  needsPerson: true,
  ...fields,
});

describe('[MONEY-14] findings', () => {
  const show = (findings: Finding[], administrator = owner, answers: object = {}) =>
    renderOffice(
      <FindingsScreen company={smash} administrator={administrator} venueId={null} />,
      {
        Findings: () => ({ findings }),
        RetryFinding: () => ({ retryFinding: { error: null, field: null } }),
        CloseFinding: () => ({ closeFinding: { error: null, field: null } }),
        ...answers,
      },
      '/office/reports/findings',
    );

  it('are told in words with what was done and what a person can do', async () => {
    const { sent } = show([aFinding()]);
    await screen.findByText(/^The provider refuses to move money: £120\.00$/);
    screen.getByText(/seen 3 times\. Only a person can end it\./);
    screen.getByText('The provider refused 8 times');
    expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      '/office/orders/o47',
    );
    await act(
      async () =>
        void fireEvent.click(screen.getByRole('button', { name: 'Ask the provider again' })),
    );
    expect(sent('RetryFinding')).toEqual([{ companyId: 'smash', id: '5' }]);
    await act(
      async () =>
        void fireEvent.click(screen.getByRole('button', { name: 'I have settled this outside' })),
    );
    const sheet = within(document.querySelector<HTMLElement>('dialog[open]')!);
    const confirm = sheet.getByRole<HTMLButtonElement>('button', {
      name: 'I have settled this outside',
    });
    expect(confirm.disabled).toBe(true);
    fireEvent.change(sheet.getByLabelText('What was done?'), { target: { value: 'By transfer' } });
    await act(async () => void fireEvent.click(confirm));
    expect(sent('CloseFinding')).toEqual([{ companyId: 'smash', id: '5', note: 'By transfer' }]);
  });

  it('offer nothing to who only reads, and lead to the payment where there is no order', async () => {
    show([aFinding({ orderId: null, orderNumber: null })], accountant);
    const link = await screen.findByRole('link', { name: 'Open the payment' });
    expect(link.getAttribute('href')).toBe('/office/reports/ledger?payment=p1');
    expect(screen.queryByRole('button', { name: 'Ask the provider again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'I have settled this outside' })).toBeNull();
  });

  it('nothing to do says so', async () => {
    show([]);
    expect(await screen.findByText('Money and orders agree.')).toBeTruthy();
  });
});

describe('[MONEY-15] the bar of findings', () => {
  const show = (count: number, administrator = owner) =>
    renderOffice(<FindingBar companyId="smash" administrator={administrator} page="menu" />, {
      OpenFindings: () => ({ openFindings: count }),
    });

  it('stands above the page while money waits for a person, with the way to it', async () => {
    show(2);
    await screen.findByText('2 things about money need you');
    expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe(
      '/office/reports/findings',
    );
  });

  it('is not asked for by who may not read the ledger', () => {
    const { sent } = show(2, { id: 'cy', role: 'VENUE_STAFF' });
    expect(sent('OpenFindings')).toEqual([]);
  });
});
