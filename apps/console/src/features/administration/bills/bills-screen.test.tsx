import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { BillsScreen } from './BillsScreen.tsx';
import type { Bill } from './bills-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const aLine = (fields: Partial<Bill['lines'][number]> = {}): Bill['lines'][number] => ({
  id: 'l1',
  title: 'Soup',
  options: ['Large'],
  amount: 10_000,
  discount: 0,
  paid: 0,
  left: 10_000,
  isBeingPaid: false,
  takenOffAt: null,
  takenOffReason: null,
  orderId: 'o1',
  orderNumber: '41',
  ...fields,
});
const aBill = (fields: Partial<Bill> = {}): Bill => ({
  id: 'b1',
  tableCode: '12',
  venueId: 'camden',
  venueName: 'Smash Camden',
  timeZone: 'Europe/London',
  createdAt: '2026-11-15T18:00:00Z',
  closedAt: null,
  amount: 25_000,
  discount: 0,
  paid: 5_000,
  left: 20_000,
  beingPaid: 0,
  lines: [
    aLine(),
    aLine({ id: 'l2', title: 'Wine', options: [], paid: 5_000, amount: 15_000 }),
    aLine({
      id: 'l3',
      title: 'Bread',
      left: 0,
      takenOffAt: '2026-11-15T18:30:00Z',
      takenOffReason: 'Came back cold',
    }),
  ],
  receipts: [
    {
      orderId: 'r1',
      orderNumber: '44',
      createdAt: '2026-11-15T19:00:00Z',
      total: 5_000,
      kind: 'COUNTER',
      counterKind: 'TERMINAL',
    },
  ],
  ...fields,
});
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const show = (path: string, answers: object = {}, administrator: Administrator = owner) =>
  renderOffice(
    <BillsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeBills: () => ({ officeBills: [aBill()] }),
      OfficeBill: () => ({ officeBill: aBill() }),
      SettleBill: () => ({ settleBill: { error: null, field: null, receiptId: 'r2' } }),
      ...answers,
    },
    path,
  );
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('[MONEY-16] bills of tables', () => {
  it('lists what is ordered, paid and left, and says so when no table owes anything', async () => {
    show('/office/bills');
    const row = within((await screen.findByRole('link', { name: 'Table 12' })).closest('li')!);
    for (const text of ['£250.00', '£50.00', '£200.00']) row.getByText(text);
    cleanup();
    show('/office/bills', { OfficeBills: () => ({ officeBills: [] }) });
    expect(await screen.findByText(/No table owes anything/)).toBeInstanceOf(HTMLElement);
  });

  it('takes the whole rest, and the button says the amount', async () => {
    const { sent } = show('/office/bills/b1');
    await screen.findByText('Soup');
    screen.getByText('£50.00 paid');
    screen.getByText(/Card terminal/, { selector: 'span' });
    await tap('Take £200.00 in cash');
    expect(sent('SettleBill')).toMatchObject([
      { billId: 'b1', kind: 'CASH', amount: 20_000, lineIds: null },
    ]);
  });

  it('takes chosen lines, by terminal or on the house', async () => {
    const { sent } = show('/office/bills/b1');
    await screen.findByText('Soup');
    await act(async () => void fireEvent.click(screen.getByLabelText('Pay Wine now')));
    await act(
      async () => void fireEvent.click(screen.getByRole('radio', { name: 'On the house' })),
    );
    await tap('Give £100.00 on the house');
    expect(sent('SettleBill')).toMatchObject([
      { kind: 'ON_THE_HOUSE', amount: 10_000, lineIds: ['l1'] },
    ]);
  });

  it('says what a phone is paying, and what the server refused', async () => {
    const bill = aBill({
      beingPaid: 10_000,
      lines: [aLine({ isBeingPaid: true, left: 0 }), aLine({ id: 'l2', title: 'Wine' })],
    });
    show('/office/bills/b1', {
      OfficeBill: () => ({ officeBill: bill }),
      SettleBill: () => ({ settleBill: { error: 'AMOUNT_CHANGED', field: null, receiptId: null } }),
    });
    await screen.findByText('Being paid on a phone');
    screen.getByText(/£100.00 is being paid on a phone/);
    await tap('Take £100.00 in cash');
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed meanwhile/);
  });

  it('an accountant reads it and settles nothing', async () => {
    show('/office/bills/b1', {}, { id: 'cy', role: 'ACCOUNTANT' });
    await screen.findByText('Soup');
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('[MONEY-17] a dish is taken off with a reason, and what was taken off stays to be read', async () => {
  const { sent } = show('/office/bills/b1', {
    TakeOffBill: () => ({ takeOffBill: { error: null, field: null } }),
  });
  await screen.findByText('Taken off: Came back cold');
  expect(screen.queryByRole('button', { name: 'Take Wine off' })).toBeNull();
  await tap('Take Soup off');
  const dialog = within(screen.getByRole('dialog'));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Take off' });
  expect(confirm.disabled).toBe(true);
  const reason = dialog.getByLabelText('Reason');
  await act(async () => void fireEvent.change(reason, { target: { value: 'Ordered twice' } }));
  await act(async () => void fireEvent.click(confirm));
  expect(sent('TakeOffBill')).toEqual([
    { companyId: 'smash', billId: 'b1', lineId: 'l1', reason: 'Ordered twice' },
  ]);
});
