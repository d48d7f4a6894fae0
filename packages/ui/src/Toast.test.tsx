import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, useShowToast } from './ToastRegion.tsx';
import { TOAST_DURATION_MS, type ToastMessage } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Show(props: { toast: Omit<ToastMessage, 'id'> }) {
  const show = useShowToast();
  return (
    <button type="button" onClick={() => show(props.toast)}>
      show
    </button>
  );
}

function renderToast(toast: Omit<ToastMessage, 'id'>) {
  render(
    <ToastRegion label="Notices" closeLabel="Close">
      <Show toast={toast} />
    </ToastRegion>,
  );
  fireEvent.click(screen.getByText('show'));
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('Toast', () => {
  it('[SHELL-21] closes by itself after 4 s', () => {
    renderToast({ title: 'Added' });
    pass(3_999);
    expect(screen.queryByText('Added')).toBeInstanceOf(HTMLElement);
    pass(1);
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('[SHELL-21] [ITEM-34] closes after the duration it was given', () => {
    renderToast({ title: 'Added', durationMs: 1_000 });
    pass(999);
    expect(screen.queryByText('Added')).toBeInstanceOf(HTMLElement);
    pass(1);
    expect(screen.queryByText('Added')).toBeNull();
  });

  const bodyOf = (words: HTMLElement) => words.parentElement?.parentElement ?? words;

  it('[SHELL-21] [F-34] goes by itself under a pointer that rests where it appeared', () => {
    renderToast({ title: 'Added' });
    fireEvent.pointerEnter(bodyOf(screen.getByText('Added')));
    pass(TOAST_DURATION_MS);
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('[D-144] [D-185] a pointer that moves over it gives its time anew', () => {
    renderToast({ title: 'Added' });
    pass(TOAST_DURATION_MS - 1);
    fireEvent.pointerMove(bodyOf(screen.getByText('Added')));
    pass(TOAST_DURATION_MS - 1);
    expect(screen.queryByText('Added')).toBeInstanceOf(HTMLElement);
    pass(1);
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('[D-144] stays while the keyboard is on one of its buttons', () => {
    renderToast({ title: 'Added' });
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.focus(close);
    pass(60_000);
    expect(screen.queryByText('Added')).toBeInstanceOf(HTMLElement);
    fireEvent.blur(close);
    pass(TOAST_DURATION_MS);
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('[D-144] is read out: the live region stands in the page before the first toast', () => {
    render(
      <ToastRegion label="Notices" closeLabel="Close">
        <Show toast={{ title: 'Added' }} />
      </ToastRegion>,
    );
    expect(screen.getByRole('region', { name: 'Notices' }).getAttribute('aria-live')).toBe(
      'polite',
    );
  });

  it('[D-144] with something to do it stays 10 s, whatever it was given, and closes when it is done', () => {
    const run = vi.fn();
    renderToast({ title: 'Removed', durationMs: 1_000, action: { label: 'Undo', run } });
    pass(9_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();

    fireEvent.click(screen.getByText('show'));
    pass(10_000);
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('the same toast again replaces itself', () => {
    renderToast({ title: 'Out of stock' });
    fireEvent.click(screen.getByText('show'));
    fireEvent.click(screen.getByText('show'));
    expect(screen.getAllByText('Out of stock')).toHaveLength(1);
  });
});
