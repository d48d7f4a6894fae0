import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChipBar } from './ChipBar.tsx';

afterEach(cleanup);

const chips = [
  { id: 'soup', label: 'Soup', href: '#soup' },
  { id: 'sea', label: 'From the sea', href: '#sea' },
];

it('[MENU-15] marks the section in view and follows it', () => {
  const { rerender } = render(<ChipBar label="Sections" chips={chips} currentId="soup" />);
  expect(screen.getByText('Soup').getAttribute('aria-current')).toBe('true');
  const scrollTo = vi.fn();
  screen.getByRole('list').scrollTo = scrollTo;
  rerender(<ChipBar label="Sections" chips={chips} currentId="sea" />);
  expect(screen.getByText('Soup').getAttribute('aria-current')).toBeNull();
  expect(screen.getByText('From the sea').getAttribute('aria-current')).toBe('true');
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('tells which chip was chosen', () => {
  const choose = vi.fn();
  render(<ChipBar label="Sections" chips={chips} currentId="soup" onChoose={choose} />);
  fireEvent.click(screen.getByText('From the sea'));
  expect(choose.mock.calls[0]?.[0]).toBe('sea');
});
