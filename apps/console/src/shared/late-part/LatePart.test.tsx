import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWith } from '../testing/render-with.tsx';
import { LatePart } from './LatePart.tsx';

afterEach(cleanup);

it('[D-295] says that it loads, then shows what came', async () => {
  renderWith(
    <LatePart name="x" load={async () => ({ word: 'here' })}>
      {({ word }) => <p>{word}</p>}
    </LatePart>,
    {},
  );
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await screen.findByText('here')).toBeInstanceOf(HTMLElement);
});

it('[D-295] a file of a build that is gone is said, and a new page is one tap away', async () => {
  const onReload = vi.fn();
  const load = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  renderWith(
    <LatePart name="x" load={load} onReload={onReload}>
      {() => <p>never</p>}
    </LatePart>,
    {},
  );
  expect(await screen.findByText(/No connection/)).toBeInstanceOf(HTMLElement);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(onReload).toHaveBeenCalledOnce();
});
