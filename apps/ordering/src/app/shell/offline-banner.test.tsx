import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeConnectionStatus } from '../../shared/graphql-client/connection-status.ts';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SOUP = { type: 'ADD_ITEM', item: soupLine } as const;
const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const isShown = () => screen.queryByText('Not sent yet') !== null;

function showBanner(dishes: (typeof SOUP)[]) {
  const cart = foldingCart(dishes);
  const connection = makeConnectionStatus();
  showPage({ Screen: OfflineBanner, pattern: '/', at: '/', cart, services: { connection } });
  return { cart, connection };
}

describe('what of the cart has not been sent', () => {
  it('[D-140] [MENU-05] a cart that has just begun is not told, however long its first line takes: the page would jump', async () => {
    const { cart } = showBanner([]);
    act(() => cart.publish({ hasUnconfirmedEvents: true }));
    await after(20_000);
    expect(isShown()).toBe(false);
  });

  it('[D-140] [MENU-05] with a network an answer that takes seconds moves nothing; one that does not come is told', async () => {
    const { cart } = showBanner([SOUP]);
    act(() => cart.publish({ hasUnconfirmedEvents: true }));
    await after(4_900);
    expect(isShown()).toBe(false);
    await after(200);
    expect(isShown()).toBe(true);
    act(() => cart.publish({ hasUnconfirmedEvents: false }));
    expect(isShown()).toBe(false);
    act(() => cart.publish({ hasUnconfirmedEvents: true }));
    expect(isShown()).toBe(false);
  });

  it('[D-140] without one it is told soon, and until it was sent', async () => {
    const { cart, connection } = showBanner([SOUP]);
    act(() => connection.report(false));
    act(() => cart.publish({ hasUnconfirmedEvents: true }));
    await after(1_600);
    expect(isShown()).toBe(true);
    act(() => connection.report(true));
    expect(isShown()).toBe(true);
    act(() => cart.publish({ hasUnconfirmedEvents: false }));
    expect(isShown()).toBe(false);
  });
});
