import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from '../testing/memory-router.tsx';
import { browserHistory, resolvePath, stillHistory } from './app-history.ts';
import {
  Navigate,
  Router,
  useLink,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useRedirect,
  useSearchParams,
  type MoveOn,
  type NavigateTo,
} from './router.tsx';

beforeEach(() => window.history.replaceState(null, '', '/smash'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Where() {
  const { pathname, search, hash, state, isFirst } = useLocation();
  const [query] = useSearchParams();
  const place = [pathname + search + hash, useNavigationType(), isFirst ? 'first' : 'later'];
  return (
    <output>
      {[...place, query.get('v') ?? '-', JSON.stringify(state), useMatch('/news') ? 'news' : '-']
        .join(' ')
        .trim()}
    </output>
  );
}

/** As the page last drew it. */
const handle: { navigate: NavigateTo } = { navigate: () => undefined };
const navigate: NavigateTo = (...to) => handle.navigate(...to);
function Keep() {
  const current = useNavigate();
  useEffect(() => {
    handle.navigate = current;
  }, [current]);
  return null;
}

const LinkTo = ({ to, target }: { to: string; target?: string }) => {
  const { href, follow } = useLink(to);
  return (
    <a href={href} onClick={follow} target={target}>
      {to}
    </a>
  );
};

const open = (children: React.ReactNode = null, moveOn?: MoveOn) => {
  render(
    <Router history={browserHistory(window, '/smash')} moveOn={moveOn}>
      <Keep />
      <Where />
      {children}
    </Router>,
  );
};
const where = () => screen.getByRole('status').textContent;
const go = (...to: Parameters<typeof navigate>) => act(async () => navigate(...to));
const backInBrowser = () =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    navigate(-1);
    await arrived;
  });

describe('[D-260] the app follows the browser’s list of pages', () => {
  it('knows its place without the company’s base path', async () => {
    window.history.replaceState(null, '', '/SMASH/news?v=1#top');
    open();
    expect(where()).toBe('/news?v=1#top POP first 1 null news');
  });

  it('opens a page with its base path, and comes back', async () => {
    open();
    expect(where()).toBe('/ POP first - null -');
    await go('/order/v1?t=2', { state: { a: 1 } });
    expect(where()).toBe('/order/v1?t=2 PUSH later - {"a":1} -');
    expect(window.location.href).toMatch(/\/smash\/order\/v1\?t=2$/);
    await backInBrowser();
    expect(where()).toBe('/ POP first - null -');
  });

  it('writes the home page as the base path alone', async () => {
    open();
    await go('/news');
    await go('/?v=9');
    expect(window.location.pathname + window.location.search).toBe('/smash?v=9');
    expect(where()).toBe('/?v=9 PUSH later 9 null -');
  });

  it('[D-26] a page in place of the first is the first: back would lead out of the app', async () => {
    open();
    await go('/news', { replace: true });
    expect(where()).toBe('/news REPLACE first - null news');
    await go('/support');
    await go('/cookies', { replace: true });
    expect(where()).toBe('/cookies REPLACE later - null -');
    cleanup();
    // After a reload the browser still says how far in the page lies.
    open();
    expect(where()).toBe('/cookies POP later - null -');
  });

  it('a browser that will not note one more page opens it the old way', async () => {
    const assign = vi.fn<(address: string) => void>();
    const page = Object.create(window, {
      history: {
        value: {
          state: null,
          pushState: () => {
            throw new DOMException('100 times per 30 seconds', 'SecurityError');
          },
        },
      },
      location: { value: { pathname: '/smash', search: '', hash: '', assign } },
    }) as Window;
    browserHistory(page, '/smash').open('/news');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/smash/news');
  });

  it('stops listening when the app is gone', async () => {
    const history = browserHistory(window, '');
    const arrivals: string[] = [];
    const stop = history.listen(({ location, delta }) =>
      arrivals.push(`${location.pathname} ${delta}`),
    );
    history.open('/a');
    stop();
    history.open('/b');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(arrivals).toEqual(['/a 1']);
  });

  it.each([
    ['/news', '/news'],
    ['?v=1', '/order/v1?v=1'],
    ['//evil.example/news', '/evil.example/news'],
    ['https://evil.example/news', '/news'],
    ['/a/../news', '/news'],
  ])('%s stays within the app', (to, address) => {
    const { pathname, search } = resolvePath(to, '/order/v1');
    expect(pathname + search).toBe(address);
  });

  it('the server draws the page that was asked for, and links with the base path', () => {
    const history = stillHistory('/order/v1?t=2', '/smash');
    expect(history.location()).toMatchObject({ pathname: '/order/v1', search: '?t=2' });
    expect([history.href('/'), history.href('/news')]).toEqual(['/smash', '/smash/news']);
    expect(stillHistory('/', '').href('/')).toBe('/');
  });
});

describe('[D-260] while the next page is on its way', () => {
  /** As a slide does, which photographs the old page first. */
  const slowly = () => {
    const due: (() => void)[] = [];
    const moveOn: MoveOn = (_change, show) => void due.push(show);
    return { moveOn, due };
  };
  /** A page that learns late where it should lead. */
  const late: { redirect: NavigateTo } = { redirect: () => undefined };
  function Late() {
    const redirect = useRedirect();
    useEffect(() => {
      late.redirect = redirect;
    }, [redirect]);
    return null;
  }

  it('the one that was left does not call the guest back', async () => {
    const { moveOn, due } = slowly();
    open(<Late />, moveOn);
    await go('/cheque/c1');
    await act(async () => late.redirect('/?v=9', { replace: true }));
    expect(window.location.pathname).toBe('/smash/cheque/c1');
    await act(async () => due.forEach((show) => show()));
    expect(where()).toBe('/cheque/c1 PUSH later - null -');
    await act(async () => late.redirect('/news', { replace: true }));
    expect(window.location.pathname).toBe('/smash/news');
  });

  it('a slide that ends late does not bring back what came before', async () => {
    const { moveOn, due } = slowly();
    open(null, moveOn);
    await go('/support');
    await go('/news');
    await act(async () => due[1]?.());
    await act(async () => due[0]?.());
    expect(where()).toBe('/news PUSH later - null news');
  });

  it('an address put right by the very first page is known', async () => {
    function PutRight() {
      const redirect = useRedirect();
      useLayoutEffect(() => redirect('/?v=9', { replace: true }), [redirect]);
      return null;
    }
    const once = vi.spyOn(window.history, 'replaceState');
    open(<PutRight />);
    expect(where()).toBe('/?v=9 REPLACE first 9 null -');
    expect(once.mock.calls.length).toBeLessThan(3);
  });
});

describe('[D-260] a link', () => {
  const click = (name: string, event: object = {}) =>
    act(async () => fireEvent.click(screen.getByRole('link', { name }), event));

  it('leads on without a page load', async () => {
    open(<LinkTo to="/news" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/smash/news');
    expect(await click('/news')).toBe(false);
    expect(where()).toBe('/news PUSH later - null news');
  });

  it('to the page itself leaves no second entry', async () => {
    open(<LinkTo to="/" />);
    await click('/');
    expect(where()).toBe('/ REPLACE first - null -');
  });

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %o', async (event) => {
    // jsdom cannot open a page, and says so.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(<LinkTo to="/news" />);
    expect(await click('/news', event)).toBe(true);
    expect(where()).toBe('/ POP first - null -');
  });

  it('for another window is left to the browser', async () => {
    open(<LinkTo to="/news" target="_blank" />);
    expect(await click('/news')).toBe(true);
    expect(where()).toBe('/ POP first - null -');
  });
});

it('[D-24] [D-260] Navigate leads on, in place of the page it stands on', async () => {
  const Page = () => {
    const { pathname } = useLocation();
    return pathname === '/old' ? <Navigate to="/news" replace /> : null;
  };
  render(
    <MemoryRouter initialEntries={['/old']}>
      <Page />
      <Where />
    </MemoryRouter>,
  );
  expect(where()).toBe('/news REPLACE first - null news');
});

it('[D-260] says what is missing where nobody put a router', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Where />)).toThrow('There is no Router around this');
});
