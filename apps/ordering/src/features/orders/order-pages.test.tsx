import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { place, press, showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { stillCart } from '../../shared/testing/still-cart.ts';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { FollowedOrder } from './FollowedOrder.tsx';
import { OrderHistoryScreen } from './history/OrderHistoryScreen.tsx';
import { RejectionDialog } from './RejectionDialog.tsx';
import { OrderStatusScreen } from './status/OrderStatusScreen.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const venue = {
  id: 'venue-1',
  name: 'Nordbro Södermalm',
  active: true,
  deleted: false,
  phone: '+46 8 123 45',
  organizationId: '556000-0001',
  timeZone: 'Europe/Stockholm',
  minimumPickupWaitTime: 15,
  location: { id: 'l', name: 'Hallen', street: 'Götgatan 31', city: 'Stockholm', lat: 0, long: 0 },
  availabilities: [],
  exceptions: [],
};
const price = (amount: number, discount = 0) => ({
  id: 'p',
  amount,
  discount,
  percentageVAT: 12,
  subtotal: amount,
});
const soup = {
  id: 'item-1',
  bundleId: null,
  ageRestricted: false,
  offer: null,
  price: price(16_900, 1_000),
  variations: [{ id: 'bread', name: 'Bread', nameLang: {}, price: 0 }],
  removedVariations: [{ id: 'dill', name: 'Dill', nameLang: {} }],
  entry: {
    id: 'entry-1',
    price: 16_900,
    selectedVariations: [],
    item: { id: 'soup', defaultPrice: null, title: 'Soup', titleLang: {} },
  },
};
const order = (changes: object = {}) => ({
  id: 'order-1',
  easyId: '208',
  status: 'PENDING',
  type: 'TAKE_AWAY',
  createdAt: '2026-03-02T11:00:00Z',
  desiredTime: '2026-03-02T13:00:00Z',
  estimatedFinishTime: null,
  rejectReason: null,
  confirmed: true,
  givenBack: 0,
  isTableOrder: false,
  comment: '',
  answerBy: null,
  table: null,
  venue,
  payment: { id: 'pay', tip: 500 },
  fees: [],
  items: [soup],
  ...changes,
});

const entry = { id: 'entry-today', itemId: 'soup', price: 17_900, vatRate: 12 };
const shop = (soldItems: string[]) => ({
  VenuePage: () => ({ Venue: venue }),
  AppliedMenus: () => ({
    getAppliedMenus: [
      {
        id: 'menu',
        venueId: 'venue-1',
        serviceTypes: ['TAKE_AWAY'],
        availabilities: [],
        menuEntries: soldItems.includes('soup') ? [{ ...entry, item: { id: 'soup' } }] : [],
      },
    ],
  }),
  ModificationGroups: () => ({ Company: { modificationGroups: [] } }),
  VenueInventory: () => ({ venueInventory: [] }),
  LandingItems: () => ({ allItems: [] }),
});

function openOrder(changes: object = {}, page: Partial<ShowPage> = {}) {
  return showPage({
    Screen: OrderStatusScreen,
    pattern: '/orderstatus/:orderId',
    at: '/orderstatus/order-1',
    ...page,
    answers: {
      ...shop([]),
      HistoryOrder: () => ({ getHistoryOrder: order(changes) }),
      ConfirmRejection: () => ({ updateOrder: { id: 'order-1', confirmed: true } }),
      ...page.answers,
    },
  });
}

describe('the receipt', () => {
  it('[ORDER-16] [ORDER-18] [ORDER-19] [ORDER-24] [ORDER-31] [I18N-17] number, service type, dates and the store', async () => {
    openOrder();
    expect(await screen.findByText('208')).toBeDefined();
    expect(screen.getByText('Take away')).toBeDefined();
    expect(screen.getByText(/02\/03\/2026 12:00/)).toBeDefined();
    expect(screen.getByText(/02\/03\/2026 14:00/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Nordbro Södermalm' })).toBeDefined();
    expect(screen.getByText('Götgatan 31, Stockholm')).toBeDefined();
    expect(screen.getByText(/556000-0001/)).toBeDefined();
    expect(screen.getByText(/\+46 8 123 45/)).toBeDefined();
  });

  it('[ORDER-24] [F-63] phone and address can be opened, and help is one tap away', async () => {
    openOrder();
    const href = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Phone +46 8 123 45')).toBe('tel:+46812345');
    expect(await href('Götgatan 31, Stockholm')).toContain('G%C3%B6tgatan%2031');
    expect(await href('Support')).toBe('/support');
  });

  it('[D-182] [F-63] while nobody has answered it gives the time the guest was told', async () => {
    openOrder({ desiredTime: '2099-03-02T13:00:00Z' });
    expect(await screen.findByText(/Expected about 02\/03\/2099 14:00/)).toBeDefined();
    cleanup();
    openOrder({ status: 'ACCEPTED', desiredTime: '2099-03-02T13:00:00Z' });
    await screen.findByText('208');
    expect(screen.queryByText(/Expected about/)).toBeNull();
  });

  it('[ORDER-21] [ORDER-22] [ORDER-23] lines with what was added and taken off, and every sum', async () => {
    openOrder();
    expect(await screen.findByText('+ Bread')).toBeDefined();
    expect(screen.getByText('– Dill')).toBeDefined();
    const sum = (label: string) =>
      screen.getByText(label).parentElement?.textContent.replaceAll('\u00a0', ' ');
    expect(sum('Discount')).toBe('Discount-10 kr');
    expect(sum('Tip')).toBe('Tip5 kr');
    expect(sum('of which VAT 12%')).toBe('of which VAT 12%17,04 kr');
    expect(sum('Total VAT')).toBe('Total VAT17,04 kr');
    expect(sum('Total excluding VAT')).toBe('Total excluding VAT141,96 kr');
    expect(sum('Total')).toBe('Total164 kr');
  });

  it.each([
    ['PENDING', 'Order received', 'Received'],
    ['ACCEPTED', 'Preparing, ready soon', 'Preparing'],
    ['READY', 'Ready for pickup, number 208', 'Ready'],
  ])(
    '[ORDER-02] [ORDER-04] [ORDER-17] says where a %s order stands',
    async (status, text, step) => {
      openOrder({ status });
      expect(await screen.findByText(text, { selector: 'p' })).toBeDefined();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text);
      const steps = within(screen.getByRole('list', { name: 'Order status' }));
      expect(steps.getByText(step).getAttribute('aria-current')).toBe('step');
    },
  );

  it.each(['COMPLETED', 'REJECTED'])('[ORDER-17] has no status of a %s one', async (status) => {
    openOrder({ status });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Receipt');
    expect(screen.getByRole('region', { name: 'Order status' }).textContent).toBe(
      `Order number208Receipt${status === 'COMPLETED' ? 'Enjoy your meal!' : ''}`,
    );
    expect(screen.queryByRole('list', { name: 'Order status' })).toBeNull();
  });

  it('[ORDER-05] [D-180] [F-50] who has opened the receipt needs no banner to it any more', async () => {
    const localData = openLocalData('story-company', null);
    localData.set('anonymousOrders', [{ id: 'order-1', createdAt: '2026-03-02T11:00:00Z' }]);
    openOrder({ status: 'COMPLETED' }, { services: { localData, renderedData: localData } });
    await screen.findByText('208');
    expect(localData.get('anonymousOrders')).toEqual([]);
  });

  it('[ORDER-14] [F-37] followed by banner and receipt at once, a rejection is told of once', async () => {
    const Both = () => (
      <>
        <RejectionDialog />
        <FollowedOrder orderId="order-1" isBannerShown={false} />
        <OrderStatusScreen />
      </>
    );
    openOrder({ status: 'REJECTED', confirmed: false }, { Screen: Both });
    await screen.findByText('208');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await press('Close');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[MONEY-09] what went back stands below the total, and why it did does not', async () => {
    openOrder({ status: 'COMPLETED', givenBack: 8_900 });
    const row = (await screen.findByText('Paid back')).parentElement;
    expect(row?.textContent.replaceAll('\u00a0', ' ')).toBe('Paid back-89 kr');
    cleanup();
    openOrder({ status: 'COMPLETED' });
    await screen.findByText('Total VAT');
    expect(screen.queryByText('Paid back')).toBeNull();
  });

  it('[ORDER-30] [ROUTE-18] [D-25] a table’s receipt has no number to listen for', async () => {
    openOrder(
      { isTableOrder: true, table: { id: 't', code: '12' } },
      { at: '/orderstatus/order-1?t=1' },
    );
    await screen.findByText('Table 12');
    expect(screen.queryByText('Order number')).toBeNull();
    cleanup();
    openOrder({ isTableOrder: true, table: { id: 't', code: '12' } });
    expect(await screen.findByText('Order number')).toBeDefined();
    cleanup();
    // Not ordered at a table: what the address says hides nothing.
    openOrder({}, { at: '/orderstatus/order-1?t=1' });
    expect(await screen.findByText('Order number')).toBeDefined();
  });

  it.each([null, 'TIMEOUT', 'Something nobody has written yet'])(
    '[ORDER-13] a rejection for the reason %s says that the restaurant did not respond in time',
    async (rejectReason) => {
      openOrder({ status: 'REJECTED', rejectReason });
      expect(await screen.findAllByText(/the restaurant did not respond in time/)).not.toHaveLength(
        0,
      );
    },
  );

  it('[ORDER-20] a rejected one says so, and offers no receipt by mail', async () => {
    openOrder({ status: 'REJECTED', rejectReason: 'CLOSING_SOON' });
    expect(await screen.findAllByText(/The kitchen is closing soon/)).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Email receipt' })).toBeNull();
  });
});

describe('the receipt by mail', () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Email'), { target: { value } });
  const submit = () =>
    act(async () => {
      fireEvent.submit(screen.getByLabelText('Email').closest('form')!);
    });
  const open = async (answer: () => unknown) => {
    const logged: string[] = [];
    const shown = openOrder(
      {},
      {
        answers: { SendOrderEmail: answer },
        services: { logError: ({ message }) => logged.push(message) },
      },
    );
    await screen.findByText('208');
    await press('Email receipt');
    return { ...shown, logged };
  };
  const sent = () => ({ sendOrderEmail: { success: true } });

  it('[ORDER-25] [ORDER-26] asks for an address; empty does nothing', async () => {
    const { requestedOperations } = await open(sent);
    await submit();
    expect(requestedOperations()).not.toContain('SendOrderEmail');
    expect(screen.getByLabelText('Email')).toBeDefined();
  });

  it('[ORDER-27] a wrong address says so and stays', async () => {
    const { requestedOperations } = await open(sent);
    type('asa@');
    await submit();
    expect(screen.getByText('The email address is incorrect')).toBeDefined();
    expect(requestedOperations()).not.toContain('SendOrderEmail');
  });

  it('[ORDER-28] a good one is sent, and the button rests', async () => {
    const { requests } = await open(sent);
    type('asa@example.org');
    await submit();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Receipt sent' });
    expect(button.disabled).toBe(true);
    expect(requests.at(-1)?.variables).toEqual({ orderId: 'order-1', email: 'asa@example.org' });
  });

  it('[ORDER-29] [D-98] a failure is only logged, and can be tried again', async () => {
    const { logged } = await open(() => ({ sendOrderEmail: { success: false } }));
    type('asa@example.org');
    await submit();
    await waitFor(() => expect(logged).toEqual(['The receipt was not sent']));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Email receipt' }).disabled).toBe(
      false,
    );
  });
});

describe('order history', () => {
  const openHistory = (page: Partial<ShowPage> = {}) =>
    showPage({
      Screen: OrderHistoryScreen,
      pattern: [paths.orderHistory.pattern, paths.historyOrder.pattern],
      at: '/order-history',
      signedInAs: 'user-1',
      ...page,
      answers: {
        ...shop([]),
        HistoryListing: () => ({
          getHistoryListing: [
            order({ id: 'old', status: 'COMPLETED', createdAt: '2026-03-01T11:00:00Z' }),
            order({ id: 'new', status: 'REJECTED' }),
            order({ id: 'empty', status: 'COMPLETED', items: [] }),
            order({ id: 'running', status: 'READY' }),
          ],
        }),
        HistoryOrder: () => ({ getHistoryOrder: order({ status: 'COMPLETED' }) }),
        ActiveOrders: () => ({ allOrders: [] }),
        SignedInGuest: () => ({ User: null }),
        ...page.answers,
      },
    });

  it('[ORDER-33] [F-36] what is being cooked stands above, and nothing says that there are no orders', async () => {
    openHistory({
      answers: {
        HistoryListing: () => ({ getHistoryListing: [] }),
        ActiveOrders: () => ({ allOrders: [{ id: 'order-1', createdAt: '2026-03-02T11:00:00Z' }] }),
        HistoryOrder: () => ({ getHistoryOrder: order() }),
      },
    });
    const running = await screen.findByRole('link', { name: /Order received/ });
    expect(running.getAttribute('href')).toBe('/order-history/order-1');
    expect(screen.queryByText('No orders yet')).toBeNull();
  });

  it('[PAY-31] [F-36] while it runs the sheet is called the guest’s order, afterwards its receipt', async () => {
    let status = 'PENDING';
    const answers = { HistoryOrder: () => ({ getHistoryOrder: order({ status }) }) };
    const { queryClient } = openHistory({ at: '/order-history/order-1', answers });
    expect(await screen.findByRole('dialog', { name: 'Your order' })).toBeDefined();
    await screen.findByText('208');
    status = 'COMPLETED';
    await act(async () => queryClient.refetchQueries());
    expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeDefined();
  });

  it('[ORDER-32] [ORDER-33] [ORDER-34] [ROUTE-22] one row per finished order, newest first, with its amount', async () => {
    openHistory();
    const rows = await screen.findAllByRole('link', { name: /Nordbro/ });
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/order-history/new',
      '/order-history/old',
    ]);
    expect(rows[0]?.textContent).toContain('159');
  });

  it('[ROUTE-23] [ORDER-36] one of them opens as a modal on the list', async () => {
    openHistory({ at: '/order-history/old' });
    expect(await screen.findByText('208')).toBeDefined();
    expect(screen.getByRole('dialog').textContent).toContain('Soup');
    await press('Close');
    expect(place()).toBe('/order-history');
  });

  it('[ORDER-35] [D-99] a visitor is asked to sign in, over /', async () => {
    const { openedDialogs } = showPage({
      Screen: OrderHistoryScreen,
      pattern: '/order-history',
      at: '/order-history',
    });
    await waitFor(() => expect(place()).toBe('/'));
    expect(openedDialogs).toEqual(['LOGIN']);
  });

  it('[ORDER-32] says so when there is nothing yet', async () => {
    openHistory({ answers: { HistoryListing: () => ({ getHistoryListing: [] }) } });
    expect(await screen.findByText('No orders yet')).toBeDefined();
  });
});

describe('ordering again', () => {
  it('names what is not sold any more instead of leaving it out silently', async () => {
    const cart = stillCart([]);
    openOrder({ status: 'COMPLETED' }, { cart });
    await screen.findByRole('button', { name: 'Order again' });
    await press('Order again');
    await screen.findByRole('alertdialog');
    expect(screen.getByText('None of it is served right now')).toBeDefined();
    expect(screen.getAllByText('Soup').length).toBeGreaterThan(1);
    expect(cart.started).toEqual([]);
  });
});
