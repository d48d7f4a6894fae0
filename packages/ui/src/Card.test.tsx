import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Card } from './Card.tsx';

afterEach(cleanup);

const fries = {
  title: 'Skin-on fries',
  price: '£3.50',
  picture: null,
  href: '/order/v1/item/fries',
};

it('[MENU-24] a card opens its dish', () => {
  render(<Card {...fries} />);
  expect(screen.getByRole('link', { name: 'Skin-on fries' }).getAttribute('href')).toBe(fries.href);
});

it('[MENU-18] a sold-out card has a label, no link and nothing to add', () => {
  render(<Card {...fries} soldOut="Out of stock" instant={{ label: 'Add', onAdd: () => {} }} />);
  expect(screen.getByText('Out of stock')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[MENU-23] an instant dish is added from its card', () => {
  const add = vi.fn();
  render(<Card {...fries} instant={{ label: 'Add Skin-on fries', onAdd: add }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add Skin-on fries' }));
  expect(add).toHaveBeenCalledOnce();
});

it.each([
  [false, 'lazy', null],
  [true, 'eager', 'high'],
])(
  '[F-120] a card (the first of its page: %s) never takes the line from the large picture above it',
  (isFirst, loading, priority) => {
    const picture = { src: '/media/1?w=408&h=272', width: 408, height: 272 };
    const { container } = render(<Card {...fries} picture={picture} isFirst={isFirst} />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('loading')).toBe(loading);
    expect(image?.getAttribute('fetchpriority')).toBe(priority);
  },
);
