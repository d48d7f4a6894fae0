import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Strip } from './Strip.tsx';

afterEach(cleanup);

it('[MENU-03] an arrow is idle where it leads nowhere', () => {
  render(
    <Strip label="Soups" labels={{ back: 'Back', forward: 'On' }}>
      <a href="#soup">Soup</a>
    </Strip>,
  );
  const row = screen.getByRole('list', { name: 'Soups' });
  const idle = () =>
    ['Back', 'On'].filter((label) => screen.getByLabelText(label).closest('[data-idle]') !== null);
  const measure = (scrollLeft: number, scrollWidth: number) => {
    Object.defineProperties(row, {
      scrollLeft: { value: scrollLeft, configurable: true },
      scrollWidth: { value: scrollWidth, configurable: true },
      clientWidth: { value: 300, configurable: true },
    });
    fireEvent.scroll(row);
    return idle();
  };
  expect(idle()).toEqual(['Back']);
  expect(measure(0, 900)).toEqual(['Back']);
  expect(measure(300, 900)).toEqual([]);
  expect(measure(600, 900)).toEqual(['On']);
  expect(measure(0, 300)).toEqual(['Back', 'On']);
});
