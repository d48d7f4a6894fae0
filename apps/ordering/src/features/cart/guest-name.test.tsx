import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { aCategory, aDish, shopAnswers } from '../../shared/testing/shop-answers.ts';
import { press, showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { CartScreen } from './CartScreen.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

const Screen = () => <CartScreen renderPayment={() => null} />;
async function show(page: Partial<ShowPage> = {}) {
  const item = { ...soupLine, id: 'a', itemId: 'Soup', entryId: 'entry-Soup', title: 'Soup' };
  const cart = foldingCart([{ type: 'ADD_ITEM', item }]);
  const shown = showPage({
    Screen,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart,
    ...page,
    answers: {
      ...shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
      ...page.answers,
    },
  });
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBeGreaterThan(0));
  return { ...shown, nameOfCart: () => cart.session.snapshot().cart.guestName };
}
const row = () => screen.queryByRole('button', { name: /^Name for the order/ });

describe('[D-272] [F-72] the name of a guest without an account', () => {
  it('may be given, goes with the cart and stays on the device', async () => {
    const { nameOfCart, localData } = await show();
    expect(row()?.textContent).toContain('Add');
    await press(/^Name for the order/);
    const field = await screen.findByLabelText('Name (optional)');
    fireEvent.change(field, { target: { value: '  Elif ' } });
    await press('Save');
    expect(nameOfCart()).toBe('Elif');
    expect(localData.get('guestName')).toBe('Elif');
    expect(row()?.textContent).toContain('Elif');
  });

  it('is given with the next cart by itself, and taken back for good', async () => {
    const { nameOfCart, localData } = await show();
    act(() => localData.set('guestName', 'Elif'));
    await vi.waitFor(() => expect(nameOfCart()).toBe('Elif'));
    await press(/^Name for the order/);
    fireEvent.change(await screen.findByLabelText('Name (optional)'), { target: { value: '' } });
    await press('Save');
    expect(nameOfCart()).toBe('');
    expect(localData.get('guestName')).toBe('');
  });

  it('is not asked of somebody whose account has one', async () => {
    const { localData, nameOfCart } = await show({ signedInAs: 'user-1' });
    act(() => localData.set('guestName', 'Elif'));
    expect(row()).toBeNull();
    expect(nameOfCart()).toBe('');
  });
});
