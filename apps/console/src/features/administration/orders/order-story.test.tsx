import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';
import { anOrder, aRow } from './testing/office-orders.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const entry = (source: string, what: string, more: object = {}) => ({
  at: '2026-11-15T11:24:00Z',
  source,
  what,
  amount: null,
  currency: null,
  details: {},
  ...more,
});
const STORY = [
  entry('CART', 'ADD_ITEM'),
  entry('CART', 'ADD_ITEM'),
  entry('LEDGER', 'CAPTURED', { amount: 61_200, currency: 'GBP' }),
  entry('KITCHEN', 'ACCEPTED', { details: { actor: 'STAFF', staffName: 'Johan' } }),
  entry('REFUND', 'QUALITY', { amount: 4_500, currency: 'GBP', details: { staffName: 'Ada' } }),
  entry('MAIL', 'RECEIPT_SENT', { details: { mailId: 'm1' } }),
];
function show(answers: object = {}, role: 'COMPANY_ADMIN' | 'ACCOUNTANT' = 'COMPANY_ADMIN') {
  const print = vi.fn(() => Promise.resolve());
  const world = renderOffice(
    <OrdersScreen company={smash} administrator={{ id: 'ada', role }} venueId={null} />,
    {
      OfficeOrder: () => ({ officeOrder: anOrder() }),
      OfficeOrderStory: () => ({ orderTimeline: { entries: STORY } }),
      ...answers,
    },
    '/office/orders/o47',
    (services) => {
      services.printer.print = print;
    },
  );
  return { ...world, print };
}

describe('what happened to an order', () => {
  it('[MONEY-06] is told in words with names and money, and as it is written down behind a switch', async () => {
    show();
    const panel = within(await screen.findByRole('region', { name: 'What happened' }));
    await panel.findByText(/Added food \(2 times\)/);
    panel.getByText(/Accepted \(Johan\)/);
    panel.getByText(/Gave money back: .*\(Ada\)/);
    panel.getByText(/Receipt mailed/);
    panel.getByText('£612');
    const raw = panel.getByRole('button', { name: 'Raw entries' });
    fireEvent.click(raw);
    expect(raw.getAttribute('aria-pressed')).toBe('true');
    panel.getByText(/LEDGER CAPTURED 61200 GBP/);
    expect(panel.queryByText(/Receipt mailed/)).toBeNull();
  });
});

describe('the receipt of an order', () => {
  it('[MONEY-07] is printed on a roll of 58 or 80 mm as long as it is, or on A4', async () => {
    const { print } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Receipt' }));
    const press = () => fireEvent.click(sheet.getByRole('button', { name: 'Print' }));
    press();
    expect(print).toHaveBeenLastCalledWith('@page { size: A4; margin: 20mm; }');
    fireEvent.click(sheet.getByRole('radio', { name: '58 mm' }));
    press();
    expect(print).toHaveBeenLastCalledWith('@page { size: 58mm 2mm; margin: 0; }');
    expect(document.querySelector('body > [data-paper="58"]')?.textContent).toContain('£474.60');
    fireEvent.click(sheet.getByRole('radio', { name: '80 mm' }));
    press();
    expect(print).toHaveBeenLastCalledWith('@page { size: 80mm 2mm; margin: 0; }');
  });

  it('[MONEY-07] goes to a typed address; what is none is not sent, and what the server refuses is said', async () => {
    let error: string | null = 'RECEIPT_TOO_OFTEN';
    const { sent } = show({ ResendReceipt: () => ({ resendReceipt: { error, field: null } }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Send receipt' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Send receipt' }));
    const type = (value: string) => {
      fireEvent.change(sheet.getByLabelText('Mail address'), { target: { value } });
      fireEvent.click(sheet.getByRole('button', { name: 'Send' }));
    };
    type('nobody');
    sheet.getByText('This is not a mail address.');
    expect(sent('ResendReceipt')).toEqual([]);
    type('ada@example.test');
    await sheet.findByText(/three times within an hour/);
    error = null;
    type('ada@example.test');
    await screen.findByText('The receipt is on its way');
    expect(sent('ResendReceipt')).toHaveLength(2);
  });

  it('[MONEY-07] is not sent by an accountant, nor of a rejected order', async () => {
    show({}, 'ACCOUNTANT');
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Send receipt' })).toBeNull();
    cleanup();
    show({
      OfficeOrder: () => ({ officeOrder: anOrder({ row: aRow({ status: 'REJECTED' }) }) }),
    });
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Send receipt' })).toBeNull();
  });
});
