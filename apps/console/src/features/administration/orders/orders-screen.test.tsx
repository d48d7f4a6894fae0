import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';
import { anOrder, aRow } from './testing/office-orders.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const SUMS = {
  orders: 24,
  counted: 23,
  inProgress: 7,
  rejected: 1,
  refunded: 2,
  discounted: 5,
  total: 1_056_600,
  tips: 61_700,
  back: 35_900,
};
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
function show(path: string, answers: object = {}, administrator: Administrator = owner) {
  return renderOffice(
    <OrdersScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeOrders: () => ({
        officeOrders: {
          orders: [aRow(), aRow({ id: 'o46', easyId: '46', status: 'REJECTED', tableCode: null })],
          nextCursor: null,
        },
      }),
      OfficeOrderSums: () => ({ officeOrderSums: SUMS }),
      OfficeOrder: () => ({ officeOrder: anOrder() }),
      OfficeOrderStory: () => ({ orderTimeline: { entries: [] } }),
      ...answers,
    },
    path,
  );
}
const row = (number: string) =>
  within(screen.getByRole('link', { name: `Order ${number}` }).closest('li')!);
const tap = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('[MONEY-03] the list of orders', () => {
  it('shows number, place, guest, state, payment and total; a rejected one was not charged', async () => {
    show('/office/orders');
    await screen.findByRole('link', { name: 'Order 47' });
    for (const text of [
      /Table 12/,
      'Elin S., Smash Camden',
      'Handed over',
      'Visa •• 4242',
      '£612.00',
    ])
      row('47').getByText(text);
    row('46').getByText('Rejected');
    row('46').getByText('Not charged');
    expect(screen.getByRole('link', { name: 'Order 47' }).getAttribute('href')).toBe(
      '/office/orders/o47',
    );
    screen.getByText(/^£10.566\.00$/);
    screen.getByText('-£359.00');
    screen.getByText(/24 orders, 23 counted/);
  });

  it('asks for what is chosen, and the address says it', async () => {
    const { sent } = show('/office/orders?days=all');
    await screen.findByRole('link', { name: 'Order 47' });
    expect(sent('OfficeOrders')).toEqual([{ companyId: 'smash', filter: {}, cursor: null }]);
    await tap(/^In progress 7/);
    expect(sent('OfficeOrders').at(-1)).toMatchObject({
      filter: { statuses: ['PENDING', 'ACCEPTED', 'FINALIZING', 'READY'] },
    });
    // What the chips count does not change with the chip.
    expect(sent('OfficeOrderSums')).toHaveLength(1);
  });

  it('begins with today, and says so when there is nothing', async () => {
    const none = { officeOrders: { orders: [], nextCursor: null } };
    const { sent } = show('/office/orders', { OfficeOrders: () => none });
    await screen.findByText(/No orders here/);
    const [{ filter }] = sent('OfficeOrders') as [{ filter: { from: string; to: string } }];
    expect(filter.from).toBe(filter.to);
  });

  it('[MONEY-04] looks for words on all days, and on chosen ones where days were chosen', async () => {
    const { sent } = show('/office/orders?q=soup');
    await screen.findByRole('link', { name: 'Order 47' });
    expect(sent('OfficeOrders')).toMatchObject([{ filter: { search: 'soup' } }]);
    expect(screen.getByRole('searchbox', { name: 'Number, guest or dish' })).toMatchObject({
      value: 'soup',
    });
    cleanup();
    const narrowed = show('/office/orders?q=soup&days=chosen&from=2026-11-01&to=2026-11-02');
    await screen.findByRole('link', { name: 'Order 47' });
    expect(narrowed.sent('OfficeOrders')).toMatchObject([
      { filter: { search: 'soup', from: '2026-11-01', to: '2026-11-02' } },
    ]);
  });
});

describe('[MONEY-05] the page of an order', () => {
  it('shows what was ordered, with options added and taken off, and what it came to', async () => {
    show('/office/orders/o47');
    await screen.findByText('Archipelago soup');
    screen.getByText('Add Extra prawns');
    screen.getByText('Without Dill');
    for (const text of [
      '2×',
      'Discount: Coffee with the waffle',
      '-£38.00',
      'Bag',
      '12 %',
      '£47.46',
    ])
      screen.getByText(text);
    expect(screen.getByText('No dill in the soup, please.')).toBeInstanceOf(HTMLElement);
    screen.getByText('Wanted for 12:00.');
    screen.getByText('Promised for 12:10.');
  });

  it('[D-754] shows the payment, what went back, the guest and the papers', async () => {
    show('/office/orders/o47');
    await screen.findByText('Visa •• 4242');
    screen.getByText('Taken 11:25');
    screen.getByText('Confirmed');
    screen.getByText('Elin Sandberg');
    screen.getByText('PSP123');
    expect(screen.getByRole('link', { name: 'Receipt 1' }).getAttribute('href')).toBe(
      '/office/orders/o48',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    const receipt = screen.getByRole('dialog', { name: 'Receipt' });
    expect(within(receipt).getByText('1 Lock Place')).toBeInstanceOf(HTMLElement);
    expect(within(receipt).getByText('£474.60')).toBeInstanceOf(HTMLElement);
    // What is printed stands beside the app: a page in a sheet would be cut off.
    expect(document.querySelector('body > [data-paper]')?.textContent).toContain('£474.60');
  });

  it('says nothing of the guest where the server told nothing', async () => {
    show('/office/orders/o47', {
      OfficeOrder: () => ({ officeOrder: anOrder({ guestName: null }) }),
    });
    await screen.findByText('Visa •• 4242');
    expect(screen.queryByText('Guest')).toBeNull();
  });
});

describe('an order on invoice that is not billed', () => {
  it('[MONEY-12] [D-775] is taken off whole: no choice of lines, and words of invoices', async () => {
    const plan = { amount: 61_200, tip: 4_400, byRate: [], points: 0, staysPaid: 0 };
    const { sent } = show('/office/orders/o47', {
      OfficeOrder: () => ({
        officeOrder: anOrder({ row: aRow({ kind: 'INVOICE', cardBrand: null, cardEnd: null }) }),
      }),
      RefundOrder: () => ({ refundOrder: { error: null, field: null, plan } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Take off invoice' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Take order 47 off the invoice' }));
    expect(sheet.queryByRole('radio')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Late' }));
    fireEvent.click(await sheet.findByRole('button', { name: 'Take off £612.00' }));
    await screen.findByText('Taken off the invoice');
    expect(sent('RefundOrder').at(-1)).toMatchObject({ isAll: true, isTrial: false });
  });
});

describe('the refund of an order', () => {
  const plan = {
    amount: 35_300,
    tip: 4_400,
    byRate: [{ rate: 12, gross: 30_900, net: 27_589, vat: 3_311 }],
    points: 309,
    staysPaid: 25_900,
  };
  const answered = (error: string | null = null) => ({
    refundOrder: { error, field: null, plan: error ? null : plan },
  });
  const sheet = () => within(document.querySelector<HTMLElement>('dialog[open]')!);
  const press = (name: RegExp) =>
    act(async () => void fireEvent.click(sheet().getByRole('button', { name })));
  const tick = (name: RegExp) =>
    act(async () => void fireEvent.click(sheet().getByRole('checkbox', { name })));
  const open = async (answers: object = {}) => {
    const world = show('/office/orders/o47', { RefundOrder: () => answered(), ...answers });
    await screen.findByText('Visa •• 4242');
    await tap(/^Refund$/);
    return world;
  };
  const refund = () => sheet().getByRole<HTMLButtonElement>('button', { name: /^Refund £353\.00/ });

  it('[MONEY-08] is chosen by line, count and tip, and says what the guest gets before it is pressed', async () => {
    const { sent } = await open();
    await tick(/Sourdough/);
    await press(/One more of Sourdough/);
    await tick(/^Tip/);
    await sheet().findByText('£33.11');
    sheet().getByText(/309 points go\. £259\.00 stay paid\. Stock does not come back\./);
    expect(sent('RefundOrder').at(-1)).toMatchObject({
      isTrial: true,
      isAll: false,
      lines: [{ orderItemId: 'l2', quantity: 2 }],
      tip: 4_400,
    });
    // Without a reason nothing goes back.
    expect(refund().disabled).toBe(true);
    await press(/^Quality$/);
    await act(async () => void fireEvent.click(refund()));
    expect(sent('RefundOrder').at(-1)).toMatchObject({ isTrial: false, reason: 'QUALITY' });
    await screen.findByText('Refund is on its way');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('[MONEY-09] another reason needs words', async () => {
    await open();
    await act(
      async () => void fireEvent.click(sheet().getByRole('radio', { name: 'Whole order' })),
    );
    await press(/^Other$/);
    await sheet().findByText('£33.11');
    expect(refund().disabled).toBe(true);
    fireEvent.change(sheet().getByLabelText('What happened?'), { target: { value: 'Fell down' } });
    expect(refund().disabled).toBe(false);
  });

  it('[MONEY-08] too much is said where it is chosen', async () => {
    const { sent } = await open({ RefundOrder: () => answered('REFUND_TOO_MUCH') });
    await act(async () => void fireEvent.click(sheet().getByRole('radio', { name: 'Amount' })));
    fireEvent.change(sheet().getByLabelText('Amount', { selector: 'input[inputmode]' }), {
      target: { value: '999' },
    });
    await sheet().findByText('That is more than is left of what was paid.');
    expect(sent('RefundOrder').at(-1)).toMatchObject({ isTrial: true, amount: 99_900 });
  });

  it('[MONEY-12] [D-700] what is owed at the counter is told, filled in and written down as handed back', async () => {
    const { officeOrder: first } = { officeOrder: anOrder() };
    const owing = anOrder({
      row: { ...first.row, kind: 'COUNTER', cardBrand: null, cardEnd: null },
      counterKind: 'CASH',
      owedAtCounter: 12_000,
    });
    const { sent } = show('/office/orders/o47', {
      RefundOrder: () => answered(),
      OfficeOrder: () => ({ officeOrder: owing }),
    });
    await screen.findByText(/Give back £120\.00 at the counter/);
    await tap(/^Refund$/);
    expect(
      sheet().getByLabelText<HTMLInputElement>('Amount', { selector: 'input[inputmode]' }).value,
    ).toBe('120.00');
    await act(
      async () => void fireEvent.click(sheet().getByRole('radio', { name: 'Card terminal' })),
    );
    await press(/^Late$/);
    await sheet().findByText('£33.11');
    await press(/^£353\.00 handed back/);
    expect(sent('RefundOrder').at(-1)).toMatchObject({
      isTrial: false,
      amount: 12_000,
      counterKind: 'TERMINAL',
    });
    await screen.findByText('Written down as given back');
  });

  it('is not offered to who may not, nor where nothing can go back, and says why', async () => {
    const accountant = { id: 'ada', role: 'ACCOUNTANT' } as const;
    show('/office/orders/o47', {}, accountant);
    await screen.findByText('Visa •• 4242');
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    cleanup();
    const held = anOrder({ refundBlockedBy: 'HELD', refundable: 0 });
    show('/office/orders/o47', { OfficeOrder: () => ({ officeOrder: held }) });
    await screen.findByText(/The money is only held/);
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});
