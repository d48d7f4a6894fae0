import { ApiError } from '@tallrik/contract/client/api-error';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { openDaily } from '../../shared/testing/shop-answers.ts';
import { goBackInBrowser, place, press, type ShowPage } from '../../shared/testing/show-page.tsx';
import { stillCart } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { open, two } from './testing/open-first-screen.ts';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

describe('the landing of a venue', () => {
  const atTable = (page: Partial<ShowPage> = {}) => open({ at: '/?v=v1&t=table-1', ...page });
  // The stories' clock stands at 13:00 in Stockholm, on a Monday.
  const evenings = { ...two[0], availabilities: openDaily('17:00', '22:00') };
  const closed = { VenuePage: () => ({ Venue: evenings }) };

  it('[F-33] [D-176] closed: says when it opens, and for later is filled and names the first slot', async () => {
    open({ at: '/?v=v1', answers: closed });
    expect(await screen.findByText('Closed · opens Mon 17:00')).toBeDefined();
    const later = screen.getByRole('button', { name: 'Order for later · Mon 17:00' });
    expect(later.className).toContain('filled');
    for (const name of ['Eat here', 'Take away'])
      expect(screen.getByRole('button', { name }).className).not.toContain('filled');
  });

  it('[PLACES-13] [O-18] on a holiday: says what it is, its hours and the usual ones', async () => {
    const holiday = {
      id: 'holiday',
      name: 'Founder’s day',
      firstDay: '2020-03-02',
      lastDay: '2020-03-02',
      isYearly: true,
    };
    const venue = { ...two[0], availabilities: openDaily('10:00', '22:00') };
    const at = (ranges: object[]) => ({
      VenuePage: () => ({ Venue: { ...venue, exceptions: [{ ...holiday, ranges }] } }),
    });
    open({ at: '/?v=v1', answers: at([{ start: '12:00', end: '18:00' }]) });
    expect(
      await screen.findByText('Today 12:00–18:00 (Founder’s day, usually 10:00–22:00)'),
    ).toBeDefined();
    cleanup();
    open({ at: '/?v=v1', answers: at([]) });
    expect(await screen.findByText('Closed · opens Tue 10:00')).toBeDefined();
    expect(screen.getByText(/\(Founder’s day, usually 10:00–22:00\)$/)).toBeDefined();
  });

  it('[F-33] [D-176] closed: how to eat leads to when, and no cart begins before it', async () => {
    const cart = stillCart([]);
    const menu = { id: 'm', venueId: 'v1', availabilities: [], menuEntries: [] };
    open({
      at: '/?v=v1',
      cart,
      answers: {
        ...closed,
        AppliedMenus: () => ({
          getAppliedMenus: [{ ...menu, serviceTypes: ['TAKE_AWAY', 'EAT_HERE'] }],
        }),
      },
    });
    await screen.findByText('Closed · opens Mon 17:00');
    await press('Take away');
    await screen.findByRole('dialog', { name: 'When would you like it?' });
    expect(cart.started).toEqual([]);
    await press('Continue');
    expect(cart.sent).toEqual([{ type: 'SET_PICKUP_TIME', time: '2026-03-02T16:00:00Z' }]);
    expect(place()).toBe('/order/v1');
  });

  it('[F-33] [TIME-17] closed, at a table: says when it opens, and the menu can be looked at', async () => {
    atTable({ answers: closed });
    expect(await screen.findByText('Closed · opens Mon 17:00')).toBeDefined();
    expect(screen.getByText('We are closed. You are welcome to look at the menu.')).toBeDefined();
  });

  it('[ROUTE-02] [LAND-15] shows the number of the table', async () => {
    atTable();
    expect(await screen.findByRole('heading', { name: 'Table 12' })).toBeDefined();
  });

  it('[LAND-15] [D-21] [F-55] without a table it names none, and has the ways to order', async () => {
    open({ at: '/?v=v1' });
    expect(await screen.findByRole('button', { name: 'Take away' })).toBeDefined();
    expect(screen.queryByText(/^Table/)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['that nobody knows', null],
    ['of another venue', { id: 't', code: '7', supportsPayLater: false, qrToken: null }],
    ['that is none', new ApiError('BAD_USER_INPUT', 'no', null)],
  ])(
    '[LAND-15] [PLACES-24] [D-21] [F-30] [F-55] a table %s is --, in words, is not kept and hides no menu',
    async (_which, answer) => {
      const { localData } = open({
        at: '/?v=v1&t=not-a-table',
        answers: {
          TablePage: () => (answer instanceof Error ? Promise.reject(answer) : { Table: answer }),
        },
      });
      expect(await screen.findByText(/^Table --\. This code is no longer valid/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Take away' })).toBeDefined();
      expect(screen.getByRole('button', { name: 'Open the menu' })).toBeDefined();
      expect(localData.get('tableId')).toBeNull();
      expect(localData.get('qrOrder')).toBeNull();
    },
  );

  it('[LAND-16] Begin waits for the socket', async () => {
    const waiting = stillCart([]);
    const snapshot = { ...waiting.session.snapshot(), socketState: 'CLOSED' as const };
    atTable({ cart: { ...waiting, session: { ...waiting.session, snapshot: () => snapshot } } });
    const begin = await screen.findByRole<HTMLButtonElement>('button', { name: 'Connecting' });
    expect(begin.disabled).toBe(true);
    cleanup();
    atTable();
    const ready = await screen.findByRole<HTMLButtonElement>('button', { name: 'Begin' });
    expect(ready.disabled).toBe(false);
    cleanup();
    // Events are posted where no socket comes through (D-54): nobody else has to wait for one.
    open({
      at: '/?v=v1',
      cart: { ...waiting, session: { ...waiting.session, snapshot: () => snapshot } },
    });
    const takeAway = await screen.findByRole<HTMLButtonElement>('button', { name: 'Take away' });
    expect(takeAway.disabled).toBe(false);
  });

  it('[LAND-17] [F-40] offers sign-in to a visitor and greets a member', async () => {
    const { openedDialogs } = atTable();
    await screen.findByRole('heading', { name: 'Table 12' });
    // Points are promised only where there are any (F-40).
    expect(screen.queryByText(/points/)).toBeNull();
    await press('Sign in');
    expect(openedDialogs).toEqual(['SIGN_IN']);
    cleanup();
    atTable({ company: { company: { hasMembershipCards: true } } });
    expect(await screen.findByRole('button', { name: 'Sign in and collect points' })).toBeDefined();
    cleanup();
    atTable({ signedInAs: 'user-1' });
    expect(await screen.findByText('Hi Åsa')).toBeDefined();
  });

  it('[SHELL-13] gives a guest at a table no menu', async () => {
    atTable();
    await screen.findByRole('heading', { name: 'Table 12' });
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
  });

  it('[TABLE-09] [D-22] keeps table and token', async () => {
    const { localData } = atTable();
    await waitFor(() => expect(localData.get('tableId')).toBe('table-1'));
    expect(localData.get('qrOrder')).toBe('token');
  });

  it('[D-101] [D-22] who comes back without scanning keeps the token of the scan, which ends', async () => {
    const { localData } = open({ at: '/?v=v1' });
    await screen.findByRole('button', { name: 'Take away' });
    localData.set('qrOrder', 'scanned');
    localData.set('tableId', 'table-1');
    await screen.findByRole('heading', { name: 'Table 12' });
    expect(localData.get('qrOrder')).toBe('scanned');
  });

  const storedData = () => {
    const entries = new Map<string, string>();
    return openLocalData('story-company', {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    });
  };

  it('[D-370] [D-22] [D-101] once the code is stored the table leaves the address, and the guest stays seated', async () => {
    const localData = storedData();
    const { requestedOperations } = atTable({
      after: '/stores',
      services: { localData, renderedData: localData },
    });
    await waitFor(() => expect(place()).toBe('/?v=v1'));
    expect(screen.getByRole('heading', { name: 'Table 12' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take away' })).toBeNull();
    expect(localData.get('qrOrder')).toBe('token');
    expect(requestedOperations().filter((name) => name === 'TablePage')).toHaveLength(1);
    // Replaced: back does not lead to the scan.
    await goBackInBrowser();
    expect(place()).toBe('/stores');
  });

  it('[D-370] opened again, the page goes by the stored code; once that has ended it is the venue’s', async () => {
    const localData = storedData();
    const services = { localData, renderedData: localData };
    atTable({ services });
    await waitFor(() => expect(place()).toBe('/?v=v1'));
    cleanup();
    open({ at: '/?v=v1', services });
    expect(await screen.findByRole('heading', { name: 'Table 12' })).toBeDefined();
    cleanup();
    for (const field of ['qrOrder', 'tableId'] as const) localData.reset(field);
    const { requestedOperations } = open({ at: '/?v=v1', services });
    expect(await screen.findByRole('button', { name: 'Take away' })).toBeDefined();
    expect(requestedOperations()).not.toContain('TablePage');
  });

  it('[D-370] another table’s scan is that table, whatever was kept before', async () => {
    const localData = storedData();
    localData.set('tableId', 'table-1');
    localData.set('qrOrder', 'token');
    open({
      at: '/?v=v1&t=table-2',
      services: { localData, renderedData: localData },
      answers: {
        TablePage: ({ id }: { id: string }) => ({
          Table: { id, code: id.slice(-1), supportsPayLater: true, qrToken: `of ${id}` },
        }),
      },
    });
    await waitFor(() => expect(place()).toBe('/?v=v1'));
    expect(screen.getByRole('heading', { name: 'Table 2' })).toBeDefined();
    expect(localData.get('qrOrder')).toBe('of table-2');
  });

  it('[D-370] a table that nobody knows stays in the address, as does one whose code the browser does not store', async () => {
    const localData = storedData();
    open({
      at: '/?v=v1&t=not-a-table',
      services: { localData, renderedData: localData },
      answers: { TablePage: () => ({ Table: null }) },
    });
    expect(await screen.findByText(/^Table --\. This code is no longer valid/)).toBeDefined();
    expect(place()).toBe('/?v=v1&t=not-a-table');
    cleanup();
    atTable();
    await screen.findByRole('heading', { name: 'Table 12' });
    expect(place()).toBe('/?v=v1&t=table-1');
  });

  it('[D-101] [F-55] a table kept without the code of a scan is nobody’s seat', async () => {
    const { localData, requestedOperations } = open({ at: '/?v=v1' });
    await screen.findByRole('button', { name: 'Take away' });
    localData.set('tableId', 'table-1');
    await act(async () => undefined);
    expect(requestedOperations()).not.toContain('TablePage');
    expect(screen.queryByText(/^Table/)).toBeNull();
  });

  it('[D-101] [F-33] [F-55] a page left open at a table is the venue’s once the code counts no more', async () => {
    const ended = `e30.${btoa(JSON.stringify({ exp: Date.parse('2026-03-02T11:59:00Z') / 1000 }))}.s`;
    const { localData } = atTable({
      answers: {
        TablePage: () => ({
          Table: { id: 'table-1', code: '12', supportsPayLater: true, qrToken: ended },
        }),
      },
    });
    expect(await screen.findByText(/^Table --\. This code is no longer valid/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Take away' })).toBeDefined();
    expect(localData.get('qrOrder')).toBeNull();
  });

  it('[LAND-18] ends with who makes it', async () => {
    atTable();
    expect(await screen.findByText('Powered by Tallrik')).toBeDefined();
  });

  const all = {
    company: { hasMembershipCards: true },
    configuration: { aboutUs: 'Since 1952' },
  };
  const seen = {
    membership: () => screen.queryByRole('link', { name: /^Read more/ }),
    news: () => screen.queryByRole('link', { name: 'New autumn menu' }),
    aboutUs: () => screen.queryByText('Since 1952'),
    feed: () => screen.queryAllByRole('img', { name: /from our feed/ })[0] ?? null,
    offers: () => screen.queryByRole('button', { name: /Ten off/ }),
    intro: () => screen.queryByText('Lagat i dag, av det som finns nu.'),
    stamps: () => screen.queryByRole('button', { name: /Burger card/ }),
  };
  const parts = () => Object.entries(seen).flatMap(([name, find]) => (find() ? [name] : []));

  it('[LAND-10] [LAND-11] [LAND-12] [LAND-13] [LAND-14] [D-21] [F-47] has all of home’s parts for a visitor', async () => {
    open({ at: '/?v=v1', company: all });
    await waitFor(() =>
      expect(parts()).toEqual(['membership', 'news', 'aboutUs', 'feed', 'offers', 'intro']),
    );
  });

  it('[LAND-04] [LAND-10] [D-21] [F-47] has the same for a member, with stamp cards instead of the introduction', async () => {
    open({ at: '/?v=v1', company: all, signedInAs: 'user-1' });
    await waitFor(() =>
      expect(parts()).toEqual(['membership', 'news', 'aboutUs', 'feed', 'offers', 'stamps']),
    );
  });
});
