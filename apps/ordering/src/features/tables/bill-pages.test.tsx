import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { place, press, showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { forgetBills } from '../../shared/table/own-table.ts';
import { ChequeCheckoutScreen } from './ChequeCheckoutScreen.tsx';
import { chequeModule } from './ChequeScreen.tsx';
import { payOrSplitModule } from './PayOrSplitScreen.tsx';
import { TableBillBanner } from './TableBillBanner.tsx';

const dish = (id: string, amount: number, changes: object = {}) => ({
  id,
  itemId: `item-${id}`,
  title: id,
  amount,
  discount: 0,
  categoryId: null,
  richVariations: [],
  isLocked: false,
  isPaid: false,
  leftFraction: 1,
  leftAmount: amount,
  ...changes,
});
const cheque = (items: object[], changes: object = {}) => ({
  Cheque: {
    id: 'bill-1',
    amount: 30_000,
    discount: 2_000,
    paidAmount: 0,
    isPaid: false,
    venueId: 'venue-9',
    tableCode: '12',
    items,
    ...changes,
  },
});
const twoDishes = () =>
  cheque([
    dish('Soup', 20_000, { discount: 2_000, leftAmount: 18_000 }),
    dish('Bread', 10_000, { richVariations: [{ id: 'v', title: 'Toasted' }] }),
  ]);

const text = (node: Element | null) => node?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const lines = () => screen.getAllByRole('listitem').map(text);

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const show = async (page: Omit<ShowPage, 'pattern' | 'at'> & Partial<ShowPage>) => {
  const shown = showPage({ pattern: '/cheque/:chequeId', at: '/cheque/bill-1', ...page });
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return shown;
};

describe('the bill', () => {
  const { Screen } = chequeModule;

  it('[TABLE-01] [D-177] [F-55] says which table it is for', async () => {
    await show({ Screen, answers: { ChequePage: twoDishes } });
    expect(screen.getByText('Table 12')).toBeDefined();
  });

  it('[TABLE-01] [TABLE-02] lists its items at amount minus discount, the total, and the way to pay', async () => {
    await show({ Screen, answers: { ChequePage: twoDishes } });
    expect(lines()).toEqual(['Soup180 kr', 'BreadToasted100 kr']);
    expect(text(document.querySelector('dl'))).toBe('Total280 kr');
    expect(screen.getByRole('link', { name: 'Pay or split' }).getAttribute('href')).toBe(
      '/cheque/bill-1/pay_or_split',
    );
  });

  it('[D-103] tells what is paid from what is being paid, and says what is left', async () => {
    const nothingLeft = { isLocked: true, leftFraction: 0, leftAmount: 0 };
    const answer = cheque(
      [
        dish('Soup', 20_000, { ...nothingLeft, isPaid: true }),
        dish('Wine', 9_000, nothingLeft),
        dish('Bread', 10_000, { leftFraction: 0.5, leftAmount: 5_000 }),
      ],
      { paidAmount: 15_000 },
    );
    await show({ Screen, answers: { ChequePage: () => answer } });
    expect(lines()).toEqual([
      'Soup Paid200 kr',
      'Wine Somebody is paying this now90 kr',
      'Bread 50 kr left to pay100 kr',
    ]);
    expect(text(document.querySelector('dl'))).toContain('Left to pay130 kr');
  });

  it('[D-103] a paid bill says thank you, and cannot be paid again', async () => {
    const answer = cheque(
      [dish('Soup', 20_000, { isLocked: true, isPaid: true, leftFraction: 0 })],
      {
        isPaid: true,
      },
    );
    await show({ Screen, answers: { ChequePage: () => answer } });
    expect(screen.getByRole('heading', { name: 'The bill is paid' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay or split' })).toBeNull();
  });

  it('[D-104] a bill that is not there is no dead end', async () => {
    await show({ Screen, answers: { ChequePage: () => ({ Cheque: null }) } });
    expect(screen.getByRole('heading', { name: "We can't find that bill" })).toBeTruthy();
  });
});

describe('after a share was paid', () => {
  it('[D-103] [F-64] what was left before is not shown again, not even until the server answers', async () => {
    const { Screen } = chequeModule;
    const answers: (() => object)[] = [twoDishes, twoDishes];
    const { queryClient } = await show({
      Screen,
      answers: { ChequePage: () => answers.shift()?.() ?? new Promise(() => undefined) },
    });
    expect(text(document.querySelector('dl'))).toContain('280 kr');
    answers.length = 0;
    await act(async () => void forgetBills(queryClient));
    await vi.waitFor(() => expect(document.querySelector('dl')).toBeNull());
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });
});

describe('pay or split', () => {
  const { Screen } = payOrSplitModule;
  const at = { pattern: '/cheque/:chequeId/pay_or_split', at: '/cheque/bill-1/pay_or_split' };
  const way = () => screen.getByRole('link', { name: /^Go to payment/ });

  it('[TABLE-03] the entire bill first, or single items', async () => {
    await show({ Screen, ...at, answers: { ChequePage: twoDishes } });
    expect(text(way())).toBe('Go to payment280 kr');
    expect(way().getAttribute('href')).toBe('/cheque/bill-1/checkout?items=Soup%2CBread');
    await press('My dishes');
    expect(screen.queryByRole('link', { name: /^Go to payment/ })).toBeNull();
    await act(async () => screen.getByRole('checkbox', { name: /^Bread/ }).click());
    expect(way().getAttribute('href')).toBe('/cheque/bill-1/checkout?items=Bread');
  });

  it('[D-53] equal parts for as many as share', async () => {
    await show({ Screen, ...at, answers: { ChequePage: twoDishes } });
    await press('Split equally');
    expect(text(way())).toBe('Go to payment140 kr');
    expect(way().getAttribute('href')).toContain('guests=2');
  });

  it('[D-103] what is locked cannot be selected', async () => {
    const answer = cheque([
      dish('Soup', 20_000, { isLocked: true, isPaid: true }),
      dish('Wine', 9_000, { isLocked: true }),
      dish('Bread', 10_000),
    ]);
    await show({ Screen, ...at, answers: { ChequePage: () => answer } });
    await press('My dishes');
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box(/^Soup.*Paid/).disabled).toBe(true);
    expect(box(/^Wine.*Somebody is paying this now/).disabled).toBe(true);
    expect(box(/^Bread/).disabled).toBe(false);
  });

  it('[TABLE-04] with one item only it goes straight to checkout', async () => {
    await show({ Screen, ...at, answers: { ChequePage: () => cheque([dish('Soup', 20_000)]) } });
    await vi.waitFor(() => expect(place()).toBe('/cheque/bill-1/checkout?items=Soup'));
  });
});

describe('paying a part', () => {
  const Screen = () => (
    <ChequeCheckoutScreen renderPayment={({ returnPath }) => <p>to {returnPath}</p>} />
  );
  const at = {
    pattern: '/cheque/:chequeId/checkout',
    at: '/cheque/bill-1/checkout?items=Bread&guests=2',
  };

  it('[TABLE-05] [TABLE-06] makes a cart of the bill with the named items', async () => {
    const cart = foldingCart();
    await show({ Screen, ...at, cart, answers: { ChequePage: twoDishes } });
    expect(cart.session.snapshot().cart).toMatchObject({
      venueId: 'venue-9',
      serviceType: 'EAT_HERE',
      chequeId: 'bill-1',
    });
    expect(cart.sent).toMatchObject([
      { type: 'CONNECT_TO_CHEQUE', id: 'bill-1' },
      { type: 'ADD_ITEMS', items: [{ id: 'Bread', fraction: 0.5 }] },
    ]);
    expect(lines()).toEqual(['Bread 50% of it50 kr']);
    expect(screen.getByText('to /cheque/bill-1/checkout?items=Bread&guests=2')).toBeTruthy();
  });

  it('[TABLE-05] the guest’s own cart is set aside, and comes back', async () => {
    const cart = foldingCart([{ type: 'ADD_ITEM', item: soupLine }]);
    const { localData } = await show({ Screen, ...at, cart, answers: { ChequePage: twoDishes } });
    expect(localData.get('setAsideCartId')).toBe('cart-1');
    cleanup();
    expect(cart.adopted).toEqual(['cart-1']);
    expect(localData.get('setAsideCartId')).toBeNull();
  });

  it('[D-103] somebody was faster: says so, with the way back', async () => {
    const cart = foldingCart();
    await show({ Screen, ...at, cart, answers: { ChequePage: twoDishes } });
    await act(async () => cart.refuse('CHEQUE_ITEM_LOCKED', 'ADD_ITEMS'));
    expect(screen.getByRole('heading', { name: 'Somebody was faster' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the bill' })).toBeTruthy();
  });
});

describe('the way to the bill', () => {
  it('[TABLE-09] [D-104] is shown to whoever holds the table’s token, while something is open', async () => {
    const table = {
      Table: {
        id: 'table-1',
        supportsPayLater: true,
        cheques: [
          { id: 'bill-1', amount: 30_000, discount: 2_000, paidAmount: 10_000, isPaid: false },
          { id: 'bill-0', amount: 9_000, discount: 0, paidAmount: 9_000, isPaid: true },
        ],
      },
    };
    const { localData, requests } = await show({
      Screen: TableBillBanner,
      answers: { TableBills: () => table },
    });
    expect(requests).toEqual([]);
    act(() => {
      localData.set('tableId', 'table-1');
      localData.set('qrOrder', 'token');
    });
    await vi.waitFor(() => screen.getByRole('link', { name: /See the bill/ }));
    const [link, ...others] = screen.getAllByRole('link');
    expect(text(link ?? null)).toBe('See the bill180 kr left to pay');
    expect(others).toEqual([]);
    expect(requests[0]?.variables).toEqual({ id: 'table-1', qrToken: 'token' });
  });
});
