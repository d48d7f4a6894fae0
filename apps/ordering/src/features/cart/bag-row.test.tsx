import { minor } from '@tallrik/domain/money/minor';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { aCategory, aDish, shopAnswers, words } from '../../shared/testing/shop-answers.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { CartScreen } from './CartScreen.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

const line = (title: string, changes: object = {}) => ({
  ...soupLine,
  id: title,
  itemId: title,
  entryId: `entry-${title}`,
  title,
  amount: minor(10_000),
  ...changes,
});
const others = [
  aDish('Bag', { titleLang: words('Paper bag'), image: 'https://pictures.test/bag' }),
  aDish('Wine', { titleLang: words('House wine'), ageRestricted: true }),
];

/** What no category shows: the bag, or a dish that is only offered beside another. */
async function showCart(...items: ReturnType<typeof line>[]) {
  showPage({
    Screen: () => <CartScreen renderPayment={() => null} />,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart: foldingCart([{ type: 'ADD_ITEMS', items }]),
    answers: shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])], others }),
  });
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBeGreaterThan(0));
}
const row = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No row called ${name}`);
  return found;
};

describe('what no category shows', () => {
  it('[CART-37] [D-66] [F-66] the bag is called by its name, has a picture, and says why it stays', async () => {
    await showCart(line('Soup'), line('Bag', { isBag: true }));
    await screen.findByRole('heading', { name: 'Paper bag' });
    const bag = row('Paper bag');
    expect(bag.querySelector('img')).not.toBeNull();
    expect(
      within(bag).getByText('Take away comes in a bag. It leaves with the last dish.'),
    ).toBeDefined();
    expect(within(row('Soup')).queryByText(/leaves with the last dish/)).toBeNull();
  });

  it('[I18N-19] [D-49] [F-66] so is a dish that stands in no category, with its age limit', async () => {
    await showCart(line('Soup'), line('Wine'));
    expect(await screen.findByRole('heading', { name: 'House wine' })).toBeDefined();
    expect(screen.getByText('Age limit: have your ID ready at pickup.')).toBeDefined();
  });
});
