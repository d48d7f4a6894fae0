import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TabBar } from './TabBar.tsx';

afterEach(cleanup);

const cartTab = (count: number) => ({
  id: 'cart',
  label: 'Cart',
  icon: 'bag' as const,
  href: '/order/v1/cart',
  isCurrent: false,
  badge: { count, label: `${count} items` },
});

const bumping = (container: HTMLElement) => container.querySelector('[data-bump]')?.textContent;

it('[SHELL-15] the cart tab says how many items it holds', () => {
  render(<TabBar label="Order" layout="foot" tabs={[cartTab(4)]} />);
  expect(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeInstanceOf(HTMLElement);
});

it('[SHELL-15] an empty cart has no badge', () => {
  render(<TabBar label="Order" layout="foot" tabs={[cartTab(0)]} />);
  expect(screen.getByRole('link', { name: 'Cart' })).toBeInstanceOf(HTMLElement);
});

it('the badge bumps when the number changes, not when the page opens', () => {
  const { container, rerender } = render(
    <TabBar label="Order" layout="foot" tabs={[cartTab(4)]} />,
  );
  expect(bumping(container)).toBeUndefined();
  rerender(<TabBar label="Order" layout="foot" tabs={[cartTab(5)]} />);
  expect(bumping(container)).toBe('5');
});
