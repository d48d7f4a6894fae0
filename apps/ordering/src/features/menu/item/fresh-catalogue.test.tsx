import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCatalogue } from '../../../shared/menu/watch-catalogue.ts';
import { showPage } from '../../../shared/testing/show-page.tsx';
import {
  aCategory,
  aDish,
  aGroup,
  aMenu,
  type Shop,
  shopAnswers,
} from '../../../shared/testing/shop-answers.ts';
import { stillCart } from '../../../shared/testing/still-cart.ts';
import { ItemScreen } from './ItemScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const choice = (name: string) =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const total = () => screen.getByRole('button', { name: /^Add/ }).textContent;

/** The soup's page, and a restaurant that can change what it sells. */
async function openSoup() {
  const extras = (choices: string[]) =>
    aGroup('extras', choices, { type: 'MULTIPLE', required: false });
  const soup = aDish('Soup', { modificationGroups: [{ id: 'extras' }] });
  let shop: Shop = { categories: [aCategory('warm', [soup])], groups: [extras(['dill', 'cream'])] };
  const current = () => shopAnswers(shop);
  const answers = Object.fromEntries(
    Object.keys(current()).map((name) => [
      name,
      (variables: never) => current()[name as keyof ReturnType<typeof current>](variables),
    ]),
  );
  const page = showPage({
    Screen: ItemScreen,
    pattern: '/order/:venueId/item/:itemId',
    at: '/order/venue-1/item/Soup',
    cart: stillCart([]),
    answers,
  });
  const stop = watchCatalogue(page.queryClient);
  await pass(1);
  const sell = (changes: Shop) => {
    shop = { ...shop, ...changes };
  };
  return { ...page, sell, extras, stop };
}

it('[CATALOG-12] [O-29] a new price is on the open page within 30 seconds, and what was chosen stays', async () => {
  const { sell, requestedOperations, stop } = await openSoup();
  fireEvent.click(choice('cream')!);
  expect(total()).toBe('Add110\u00a0kr');
  const [menu] = [aMenu(['Soup'])];
  sell({
    catalogueVersion: '2',
    menus: [
      { ...menu, menuEntries: menu.menuEntries.map((entry) => ({ ...entry, price: 12_000 })) },
    ],
  });
  await pass(30_100);
  expect(total()).toBe('Add130\u00a0kr');
  expect(choice('cream')?.checked).toBe(true);
  const reads = requestedOperations().filter((name) => name === 'AppliedMenus').length;
  await pass(60_000);
  expect(requestedOperations().filter((name) => name === 'AppliedMenus')).toHaveLength(reads);
  stop();
});

it('[CATALOG-12] a choice that was taken away is chosen no more', async () => {
  const { sell, extras, sent, stop } = await openSoup();
  fireEvent.click(choice('dill')!);
  fireEvent.click(choice('cream')!);
  sell({ catalogueVersion: '2', groups: [extras(['dill'])] });
  await pass(30_100);
  expect(choice('cream')).toBeNull();
  expect(choice('dill')?.checked).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Add/ })));
  expect(sent).toMatchObject([{ item: { variations: [{ id: 'dill' }] } }]);
  stop();
});
