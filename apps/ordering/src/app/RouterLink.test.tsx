import { LinkProvider, Link } from '@tallrik/ui/Link';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from '../shared/router/router.tsx';
import { MemoryRouter } from '../shared/testing/memory-router.tsx';
import { RouterLink } from './RouterLink.tsx';
import { PrefetchContext, type Prefetch } from '../shared/screens/prefetch.ts';

let seen: (entries: { isIntersecting: boolean }[]) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Where = () => <output>{useLocation().pathname}</output>;

function open() {
  const prefetch = vi.fn<Prefetch>();
  render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>
        <LinkProvider link={RouterLink}>
          <Link href="/order/v1/item/soup">Soup</Link>
        </LinkProvider>
      </PrefetchContext>
      <Where />
    </MemoryRouter>,
  );
  return { prefetch, link: screen.getByRole('link', { name: 'Soup' }) };
}

/** jsdom has no pointer events of its own. */
const pointer = (type: string, pointerType: string) =>
  Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });

describe('a link', () => {
  it('[MENU-24] is prefetched whole on the first touch, and opens its page without a page load', () => {
    const { prefetch, link } = open();
    fireEvent(link, pointer('pointerdown', 'touch'));
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/order/v1/item/soup', 'MEANT');
    fireEvent.click(link);
    expect(screen.getByRole('status').textContent).toBe('/order/v1/item/soup');
  });

  it('[MENU-24] a mouse that rests on it, and a keyboard that reaches it, mean it', () => {
    const { prefetch, link } = open();
    fireEvent(link, pointer('pointerover', 'mouse'));
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(65);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/order/v1/item/soup', 'MEANT');
    fireEvent.focus(link);
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it('[MENU-24] only its code is fetched when it is seen', () => {
    const { prefetch } = open();
    seen([{ isIntersecting: true }]);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/order/v1/item/soup', 'SEEN');
  });

  it('[MENU-24] a guest who saves data pays for what is touched only', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { prefetch, link } = open();
    seen([{ isIntersecting: true }]);
    fireEvent(link, pointer('pointerover', 'mouse'));
    fireEvent.focus(link);
    vi.advanceTimersByTime(1_000);
    const before = prefetch.mock.calls.filter(([, interest]) => interest === 'MEANT');
    expect(before).toEqual([]);
    fireEvent(link, pointer('pointerdown', 'touch'));
    expect(prefetch).toHaveBeenCalledWith('/order/v1/item/soup', 'MEANT');
  });
});
