import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CategoryCard } from './CategoryCard.tsx';

afterEach(cleanup);

const classOf = (name: string) => screen.getByRole('heading', { name }).className;

it('[MENU-13] a sold-out category has a label and is no link', () => {
  render(<CategoryCard name="Oysters" picture={null} href="/menu/oysters" soldOut="Sold out" />);
  expect(screen.getByText('Sold out')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link')).toBeNull();
});

it('[MENU-14] in the grid a name of more than 11 characters is set smaller', () => {
  render(
    <>
      <CategoryCard name="Elevenchars" picture={null} href="#a" layout="grid" />
      <CategoryCard name="Twelve chars" picture={null} href="#b" layout="grid" />
    </>,
  );
  expect(classOf('Twelve chars')).not.toBe(classOf('Elevenchars'));
});

it('[MENU-14] in the list every name has the same size', () => {
  render(
    <>
      <CategoryCard name="Soup" picture={null} href="#a" />
      <CategoryCard name="Twelve chars" picture={null} href="#b" />
    </>,
  );
  expect(classOf('Twelve chars')).toBe(classOf('Soup'));
});
