import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { press, showPage } from '../../shared/testing/show-page.tsx';
import { LoyaltyCodeScreen } from './code/LoyaltyCodeScreen.tsx';
import { MembershipScreen } from './membership/MembershipScreen.tsx';
import { RING_PX } from './membership/PointsRing.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const level = (id: string, pointsRequired: number, discountPercentage: number) => ({
  id,
  title: { en: `Level ${id}` },
  description: { en: `About ${id}` },
  pointsRequired,
  primaryColor: '#aa0000',
  secondaryColor: '#00aa00',
  image: null,
  discountPercentage,
});
const levels = [level('bronze', 0, 0), level('silver', 500, 5), level('gold', 2000, 10)];

const user = {
  id: 'user-1',
  name: 'Åsa Lind',
  email: 'asa@example.org',
  easyId: '1042',
  deleted: false,
  activated: true,
  membershipCard: { points: 750, membershipLevel: { id: 'silver', title: { en: 'Level silver' } } },
};

const openMembership = (
  signedInAs?: string,
  next: object | null = levels[2] ?? null,
  allMembershipLevels = levels,
) =>
  showPage({
    Screen: MembershipScreen,
    pattern: '/membership',
    at: '/membership',
    ...(signedInAs ? { signedInAs } : {}),
    answers: {
      Levels: () => ({ allMembershipLevels }),
      SignedInGuest: () => ({ User: user }),
      NextLevel: () => ({
        getNextMembershipLevel: { success: true, pointsNeeded: 1250, nextLevel: next },
      }),
    },
  });

describe('membership', () => {
  it('[LOYAL-03] [AUTH-33] shows everyone all levels with place, discount and range', async () => {
    openMembership();
    expect(await screen.findByText('Level 1 of 3')).toBeDefined();
    expect(screen.getByText('Level silver')).toBeDefined();
    expect(screen.getByText('0 to 499 points')).toBeDefined();
    expect(screen.getByText(/From 2.000 points/)).toBeDefined();
    expect(screen.getByText('10% off')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeDefined();
  });

  it('[LOYAL-03] has no heading above levels that a company does not have', async () => {
    openMembership(undefined, null, []);
    await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Levels' })).toBeNull();
  });

  it('[LOYAL-02] [LOYAL-14] [BRAND-12] [D-120] shows a member points, level and number, in a ring of 88 px', async () => {
    openMembership('user-1');
    const ring = await screen.findByRole('img', { name: '750 points' });
    expect(ring.querySelector('svg')?.getAttribute('width')).toBe(String(RING_PX));
    expect(RING_PX).toBe(88);
    expect(ring.textContent, 'what they are stands in the ring (F-68)').toBe('750points');
    expect(screen.getByText('Membership number 1042')).toBeDefined();
    expect(screen.getByText(/^1.250 points to Level gold$/)).toBeDefined();
    expect(screen.getByText('You are here')).toBeDefined();
  });

  it('[LOYAL-07] [D-118] shows no more points than the next level asks for; all of them where there is none', async () => {
    openMembership('user-1', level('gold', 700, 10));
    expect(await screen.findByRole('img', { name: '700 points' })).toBeDefined();
    cleanup();
    openMembership('user-1', null);
    expect(await screen.findByRole('img', { name: '750 points' })).toBeDefined();
  });

  it('[D-118] levels for staff are neither shown nor counted', async () => {
    const internal = [level('rate', 3_000, 50), level('points', 500_000_000, 11)];
    openMembership(undefined, null, [...levels, ...internal]);
    expect(await screen.findByText('Level 3 of 3')).toBeDefined();
    for (const { title } of internal) expect(screen.queryByText(title.en)).toBeNull();
  });

  it('[LOYAL-05] hides the points before an internal level', async () => {
    openMembership('user-1', level('staff', 600_000_000, 60));
    expect(await screen.findByText('Membership number 1042')).toBeDefined();
    expect(screen.queryByRole('img', { name: /points/ })).toBeNull();
  });
});

describe('the loyalty code', () => {
  const open = (signedInAs?: string) =>
    showPage({
      Screen: LoyaltyCodeScreen,
      pattern: '/leat-loyalty',
      at: '/leat-loyalty',
      ...(signedInAs ? { signedInAs } : {}),
      answers: { SignedInGuest: () => ({ User: user }) },
    });

  it('[LOYAL-15] [ROUTE-30] [D-120] is a QR code of the user id', () => {
    open('user-1');
    const squares = screen.getByRole('img', { name: 'Your code' }).querySelector('path');
    expect(squares?.getAttribute('d')?.split('M').length).toBeGreaterThan(100);
    const first = squares?.getAttribute('d');
    cleanup();
    open('user-2');
    const second = screen.getByRole('img', { name: 'Your code' }).querySelector('path');
    expect(second?.getAttribute('d')).not.toBe(first);
  });

  it('[AUTH-35] asks a visitor to sign in', async () => {
    const { openedDialogs } = open();
    await press('Sign in');
    expect(openedDialogs).toEqual(['LOGIN']);
  });
});
