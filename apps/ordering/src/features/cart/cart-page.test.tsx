import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import {
  aCategory,
  aDish,
  aMenu,
  openDaily,
  type Shop,
  shopAnswers,
} from '../../shared/testing/shop-answers.ts';
import { place, press, showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { CartScreen } from './CartScreen.tsx';

const line = (id: string, changes: object = {}) => ({
  ...soupLine,
  id,
  itemId: 'Soup',
  entryId: 'entry-Soup',
  title: 'Soup',
  amount: minor(10_000),
  ...changes,
});
const bread = { itemId: 'Bread', entryId: 'entry-Bread', title: 'Bread' };
const withSoup = () => foldingCart([{ type: 'ADD_ITEM', item: line('a') }]);
const shop: Shop = { categories: [aCategory('warm', [aDish('Soup'), aDish('Bread')])] };

const Screen = () => <CartScreen renderPayment={() => null} />;
async function show(
  page: Partial<ShowPage> & { shop?: Shop; folding?: ReturnType<typeof foldingCart> } = {},
) {
  const cart = page.folding ?? withSoup();
  const shown = showPage({
    Screen,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    ...page,
    cart,
    answers: { ...shopAnswers(page.shop ?? shop), ...page.answers },
  });
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBeGreaterThan(0));
  return { ...shown, cart };
}
const sums = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`
      .replaceAll('\u00a0', ' ')
      .replace('\u2212', '-'),
  );

beforeEach(() => {
  teachNativeDialogs();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the cart’s rows', () => {
  it('[CART-23] [CART-24] [CART-26] [I18N-18] venue, way of eating, dishes, pickup time and comment', async () => {
    await show();
    expect(screen.getByText('Södermalm')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Soup' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pickup time/ }).textContent).toContain('ASAP');
    expect(screen.getByRole('button', { name: /^Comment/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Discount code/ })).toBeNull();
  });

  it('[CART-24] [F-56] who eats here is asked when, not for a pickup time', async () => {
    await show({ folding: foldingCart([{ type: 'ADD_ITEM', item: line('a') }], 'EAT_HERE') });
    expect(screen.getByRole('button', { name: /^When/ }).textContent).toContain('ASAP');
    expect(screen.queryByText('Pickup time')).toBeNull();
  });

  it('[CART-23] [D-21] [F-55] a guest at a table reads its number', async () => {
    const { localData } = await show({
      folding: foldingCart([{ type: 'ADD_ITEM', item: line('a') }], 'EAT_HERE'),
      answers: {
        TableBills: () => ({
          Table: { id: 'table-1', code: '12', supportsPayLater: false, cheques: [] },
        }),
      },
    });
    act(() => {
      localData.set('tableId', 'table-1');
      localData.set('qrOrder', 'token');
    });
    expect(await screen.findByText('Table 12, Götgatan 1, 118 20 Stockholm')).toBeTruthy();
  });

  it('[CART-25] [CART-26] [CONF-10] switches decide which rows there are', async () => {
    await show({
      company: { configuration: { enablePromoCodes: true, disableComments: true } },
    });
    expect(screen.getByRole('button', { name: /^Discount code/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Comment/ })).toBeNull();
  });

  it('[F-57] [CART-28] [CART-40] [CART-41] subtotal, VAT and total, read out when they change', async () => {
    const { cart } = await show();
    expect(sums()).toEqual(['Subtotal: 100 kr', 'Total: 100 kr', 'of which VAT 12%: 10,71 kr']);
    expect(document.querySelector('dl')?.getAttribute('aria-live')).toBe('polite');
    act(() => cart.receive({ type: 'ADD_ITEM', item: line('b') }));
    expect(sums()).toContain('Total: 200 kr');
  });

  it('[CART-29] [D-64] where no bar has a trash can, the cart is cleared below its dishes, and that can be undone', async () => {
    const { cart } = await show();
    await press('Clear the cart');
    expect(cart.session.snapshot().cart.items).toEqual([]);
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    await press('Undo');
    expect(cart.session.snapshot().cart.items.map(({ title }) => title)).toEqual(['Soup']);
  });

  it('[CART-27] [DISC-13] [DISC-14] a tip adds to the total, and the same again takes it back', async () => {
    await show();
    await press(/^10%/);
    expect(sums()).toContain('Tip: 10 kr');
    expect(sums()).toContain('Total: 110 kr');
    await press(/^10%/);
    expect(sums()).toContain('Total: 100 kr');
  });

  it('[D-68] [CART-42] the discount that counts is named, and a resting offer says so', async () => {
    const { cart } = await show({ company: { configuration: { enablePromoCodes: true } } });
    const offer = { id: 'o', title: 'Night price', discountRate: 8 } as const;
    act(() => cart.receive({ type: 'SET_ORDER_OFFER', discountType: 'PERCENTAGE', ...offer }));
    expect(sums()).toContain('Offer: Night price: -8 kr');
    act(() => cart.receive({ type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 10 }));
    expect(sums()).toContain('Membership discount 10%: -10 kr');
    expect(screen.getByText('Rests: another discount counts')).toBeTruthy();
    await press('Remove the offer Night price');
    expect(cart.sent).toEqual([{ type: 'CLEAR_ORDER_OFFER' }]);
  });

  it('[DISC-05] [D-210] [F-13] an offer that has come by itself is named, counted and not to be removed', async () => {
    const { cart } = await show();
    const offer = { id: 'o', title: '8 % off everything', discountRate: 8 } as const;
    const itself = { isAutomatic: true, discountType: 'PERCENTAGE', ...offer } as const;
    act(() => cart.receive({ type: 'SET_ORDER_OFFER', ...itself }));
    expect(sums()).toContain('Offer: 8 % off everything: -8 kr');
    expect(sums()).toContain('Total: 92 kr');
    expect(screen.getByText('8 % off everything')).toBeTruthy();
    expect(screen.getByText('Counts for the whole order')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove the offer/ })).toBeNull();
    await press('Clear the cart');
    await press('Undo');
    expect(cart.sent.map(({ type }) => type)).not.toContain('SET_ORDER_OFFER');
  });

  it('[D-74] an offer for a dish in the cart is one tap away', async () => {
    const offer = {
      id: 'half',
      type: 'ITEM_DISCOUNT',
      context: 'APP',
      discountRate: 50,
      discountType: 'PERCENTAGE',
      price: null,
      stages: [],
      items: [{ id: 'Soup' }],
      nameLang: { en: 'Half-price soup' },
      descriptionLang: {},
      venues: [],
      image: null,
      createdAt: '2026-01-01T00:00:00Z',
    };
    const { cart } = await show({ answers: { OfferDetail: () => ({ Offer: offer }) } });
    act(() =>
      cart.receive({ type: 'ITEM_OFFERS_CHANGED', offers: [{ itemId: 'Soup', offerId: 'half' }] }),
    );
    await vi.waitFor(() => screen.getByText('Half-price soup'));
    await press('Use the offer');
    expect(cart.sent).toMatchObject([
      {
        type: 'ADD_OFFER',
        offer: { id: 'half' },
        items: [{ itemId: 'Soup', discount: 5_000 }],
        replaces: ['a'],
      },
    ]);
    expect(sums()).toContain('Offers on dishes: -50 kr');
  });
});

describe('taking dishes out', () => {
  it('[D-62] a button beside the swipe removes, and undo brings the dish back', async () => {
    const folding = foldingCart([{ type: 'ADD_ITEMS', items: [line('a'), line('b', bread)] }]);
    await show({ folding });
    await press('Remove Soup');
    expect(folding.sent).toEqual([{ type: 'REMOVE_ITEM', id: 'a' }]);
    expect(screen.queryByRole('heading', { name: 'Soup' })).toBeNull();
    await press('Undo');
    expect(folding.sent.at(-1)).toMatchObject({ type: 'ADD_ITEMS', items: [{ itemId: 'Soup' }] });
    expect(screen.getByRole('heading', { name: 'Soup' })).toBeTruthy();
  });

  it('[CART-30] [CART-31] [CART-32] a swipe turns red, and beyond 0.3 of the width removes after 400 ms', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { cart } = await show();
    const item = screen.getByRole('listitem');
    const row = within(item).getByRole('heading').closest<HTMLElement>('[class*="row"]') ?? item;
    const swipe = (px: number) => {
      const at = (clientX: number) => ({ clientX, pointerId: 1, pointerType: 'touch' });
      fireEvent(row, pointer('pointerdown', at(300)));
      fireEvent(row, pointer('pointermove', at(300 - px)));
    };
    const release = () => fireEvent(row, pointer('pointerup', { pointerId: 1 }));
    vi.useFakeTimers();
    swipe(51);
    expect(item.hasAttribute('data-red')).toBe(true);
    release();
    expect(item.hasAttribute('data-red')).toBe(false);
    swipe(91);
    release();
    act(() => void vi.advanceTimersByTime(200));
    act(() => cart.receive({ type: 'SET_COMMENT', comment: 'Drawn again, it does not wait anew' }));
    act(() => void vi.advanceTimersByTime(199));
    expect(cart.sent).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(cart.sent).toEqual([{ type: 'REMOVE_ITEM', id: 'a' }]);
  });

  it('[CART-37] the bag stays, and stands last', async () => {
    const bag = line('bag', { itemId: 'Bag', entryId: 'entry-Bag', title: 'Bag', isBag: true });
    await show({
      folding: foldingCart([{ type: 'ADD_ITEMS', items: [bag, line('a')] }]),
      shop: { ...shop, others: [aDish('Bag')] },
    });
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Soup',
      'Bag',
    ]);
    expect(screen.queryByRole('button', { name: 'Remove Bag' })).toBeNull();
  });
});

describe('what changes under the guest’s hands', () => {
  it('[TIME-24] an expired menu clears cart and id', async () => {
    const never = openDaily('03:00', '03:15');
    const { cart, localData } = await show({
      shop: { ...shop, menus: [aMenu(['Soup', 'Bread'], { availabilities: never })] },
    });
    localData.set('serviceType', 'TAKE_AWAY');
    expect(screen.getByRole('heading', { name: 'The menu has changed' })).toBeTruthy();
    await press('Start over');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(cart.left).toEqual(['cart-1']);
    expect(place()).toBe('/');
  });

  it('[TIME-27] [TIME-28] expired dishes are listed, and confirming removes them', async () => {
    const folding = foldingCart([{ type: 'ADD_ITEMS', items: [line('a'), line('b', bread)] }]);
    await show({ folding, shop: { ...shop, menus: [aMenu(['Soup'])] } });
    const dialog = screen.getByRole('alertdialog', { name: 'Not on the menu any more' });
    expect(within(dialog).getByRole('listitem').textContent).toBe('Bread');
    await press('OK');
    expect(folding.sent).toEqual([{ type: 'REMOVE_ITEM', id: 'b' }]);
  });

  it('[CART-33] [CART-34] what has run out is taken out and named', async () => {
    const { cart } = await show({
      shop: { ...shop, inventory: [{ itemId: 'Soup', outOfStock: true, count: 0 }] },
    });
    expect(cart.sent).toEqual([{ type: 'REMOVE_ITEM', id: 'a' }]);
    // The last dish too: an empty cart says why it is empty.
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    const dialog = screen.getByRole('alertdialog', { name: 'Something ran out' });
    expect(within(dialog).getByRole('listitem').textContent).toBe('Soup');
  });

  it('[TIME-03] [TIME-16] [TIME-18] with menus by the hour the time is changed by starting over', async () => {
    const allDay = openDaily('00:00', '00:00');
    const { cart } = await show({
      shop: { ...shop, menus: [aMenu(['Soup', 'Bread'], { availabilities: allDay })] },
    });
    await press(/^Pickup time/);
    expect(screen.getByText(/go back to the start and select a new time/)).toBeTruthy();
    await press('Start over');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(place()).toBe('/');
  });

  it('[D-144] an empty cart says what to do next, below the heading that the bar carries', async () => {
    showPage({
      Screen,
      pattern: '/order/:venueId/cart',
      at: '/order/venue-1/cart',
      cart: foldingCart(),
      answers: shopAnswers(shop),
    });
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeTruthy(),
    );
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('the Discount modal', () => {
  const company = { configuration: { enablePromoCodes: true } };
  const type = (code: string) =>
    fireEvent.change(screen.getByLabelText('Your code'), { target: { value: code } });
  const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));
  const isOpen = () => document.querySelector('dialog[open]') !== null;

  it('[DISC-01] an empty code closes it without a call', async () => {
    const { requestedOperations } = await show({ company });
    await press(/^Discount code/);
    type('   ');
    await submit();
    expect(isOpen()).toBe(false);
    expect(requestedOperations()).not.toContain('ActivatePromoCode');
  });

  it.each([
    ['[ERR-22]', 'NOTFOUND', 'We do not know that code. Check the spelling.'],
    ['[ERR-18]', 'INACTIVE', 'This code is switched off.'],
    ['[ERR-17]', 'NOTACTIVEYET', 'This code is not active yet. Try it later.'],
    ['[ERR-19]', 'EXPIRED', 'This code has expired.'],
    ['[ERR-21]', 'OUTOFHOURS', 'This code does not work at this hour.'],
    ['[ERR-16]', 'INVALIDVENUE', 'This code is not for this restaurant.'],
    ['[ERR-15]', 'NOUSER', 'Sign in to use this code.'],
    ['[ERR-20]', 'USELIMIT', 'This code has been used as often as it may be.'],
    ['[D-69]', 'RATE_LIMITED', 'Too many tries. Wait a minute and try again.'],
  ])('[DISC-02] %s a refused code shows %s in words', async (_rule, error, words) => {
    const answers = {
      ActivatePromoCode: () => ({ activatePromoCode: { success: false, error } }),
    };
    await show({ company, answers });
    await press(/^Discount code/);
    type('SUMMER');
    await submit();
    expect(screen.getByText(words)).toBeTruthy();
    expect(isOpen()).toBe(true);
  });

  it('[DISC-07] [DISC-15] NOUSER offers to sign in', async () => {
    const answers = {
      ActivatePromoCode: () => ({ activatePromoCode: { success: false, error: 'NOUSER' } }),
    };
    const { openedDialogs } = await show({ company, answers });
    await press(/^Discount code/);
    type('MEMBERS');
    await submit();
    await press('Sign in');
    expect(openedDialogs).toEqual(['LOGIN']);
    expect(isOpen()).toBe(false);
  });

  it('[DISC-03] [DISC-04] an accepted code closes it; the code can be taken away again', async () => {
    const folding = withSoup();
    const answers = {
      ActivatePromoCode: () => {
        folding.receive({
          type: 'SET_PROMO_CODE',
          id: 'p',
          code: 'SUMMER',
          discountRate: 20,
          discountType: 'PERCENTAGE',
          title: { en: 'A fifth off' },
          venues: [],
          categoryIds: [],
          offerType: 'ORDER_DISCOUNT',
        });
        return { activatePromoCode: { success: true, error: null } };
      },
    };
    const { requests } = await show({ company, answers, folding });
    await press(/^Discount code/);
    type(' summer ');
    await submit();
    expect(isOpen()).toBe(false);
    expect(requests.find(({ operation }) => operation === 'ActivatePromoCode')?.variables).toEqual({
      companyId: 'story-company',
      code: 'summer',
      cartId: 'cart-1',
      venueId: 'venue-1',
    });
    expect(sums()).toContain('Code SUMMER: -20 kr');
    await press(/^Discount code.*SUMMER is in use/);
    await press('Remove the code');
    expect(folding.sent).toEqual([{ type: 'CLEAR_PROMO_CODE' }]);
  });
});

function pointer(type: string, fields: object): Event {
  return Object.assign(new Event(type, { bubbles: true }), fields);
}
