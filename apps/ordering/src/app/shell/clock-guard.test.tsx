import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, showPage } from '../../shared/testing/show-page.tsx';
import { shopAnswers } from '../../shared/testing/shop-answers.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { ROUTES } from '../routes.tsx';
import { Shell } from './Shell.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(true);
  vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const TITLE = 'Your clock does not match ours';
const server = { offMs: 0, answersAfterMs: 0 };

async function open(path: 'menu' | 'cart' = 'menu') {
  const Screen = () => (
    <Shell route={ROUTES.find((route) => route.path === path)!}>
      <p>The page</p>
    </Shell>
  );
  const shown = showPage({
    Screen,
    pattern: `/order/:venueId/${path}`,
    at: `/order/venue-1/${path}`,
    answers: {
      ...shopAnswers(),
      VenueList: () => ({ allVenues: [] }),
      SideContents: () => ({ allContents: [] }),
      CurrentTime: async () => {
        const requestedAt = Date.now();
        await new Promise((resolve) => setTimeout(resolve, server.answersAfterMs));
        // The server looks at its clock when half of the way is gone.
        const at = requestedAt + server.answersAfterMs / 2 + server.offMs;
        return { currentTime: new Date(at).toISOString() };
      },
    },
  });
  shown.queryClient.setQueryData(['landing-items', 'kept'], ['kept menu']);
  await act(async () => vi.advanceTimersByTimeAsync(server.answersAfterMs + 10));
  return shown;
}
const isBlocked = () => screen.queryByRole('heading', { level: 1, name: TITLE }) !== null;

describe('a device whose clock is off', () => {
  it.each([5 * 60_000 + 1_000, -5 * 60_000 - 1_000])(
    '[TIME-34] [TIME-35] by %d ms has a screen that says so instead of the page, and forgets the menu',
    async (offMs) => {
      Object.assign(server, { offMs, answersAfterMs: 0 });
      const { queryClient } = await open();
      expect(isBlocked()).toBe(true);
      expect(screen.getByText(/time zone or clock of your device/)).toBeDefined();
      expect(screen.queryByText('The page')).toBeNull();
      expect(queryClient.getQueryData(['landing-items', 'kept'])).toBeUndefined();
      server.offMs = 0;
      await press('Try again');
      await act(async () => vi.advanceTimersByTimeAsync(10));
      expect(isBlocked()).toBe(false);
      expect(screen.getByText('The page')).toBeDefined();
    },
  );

  it('[TIME-34] by five minutes goes on, with its menu', async () => {
    Object.assign(server, { offMs: 5 * 60_000, answersAfterMs: 0 });
    const { queryClient } = await open();
    expect(isBlocked()).toBe(false);
    expect(queryClient.getQueryData(['landing-items', 'kept'])).toEqual(['kept menu']);
  });

  it('[D-35] a slow answer is no wrong clock: half of its way is allowed for', async () => {
    Object.assign(server, { offMs: 4 * 60_000 + 50_000, answersAfterMs: 40_000 });
    await open();
    expect(isBlocked()).toBe(false);
    cleanup();
    Object.assign(server, { offMs: 5 * 60_000 + 10_000 });
    await open();
    expect(isBlocked()).toBe(true);
  });

  it('[D-35] is asked again when the guest comes back, and when the cart is opened', async () => {
    Object.assign(server, { offMs: 0, answersAfterMs: 0 });
    const { requestedOperations } = await open('cart');
    const requestCount = () =>
      requestedOperations().filter((name) => name === 'CurrentTime').length;
    const before = requestCount();
    expect(before).toBeGreaterThan(0);
    server.offMs = 6 * 60_000;
    await act(async () => {
      window.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(requestCount()).toBeGreaterThan(before);
    expect(isBlocked()).toBe(true);
  });
});
