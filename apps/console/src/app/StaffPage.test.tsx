import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOON } from '../features/orders/testing/board-orders.ts';
import { useSession } from '../shared/services.tsx';
import { openDeviceMemory } from '../shared/storage/device-memory.ts';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import { renderWith, type Answers } from '../shared/testing/render-with.tsx';
import { StaffPage } from './StaffPage.tsx';
import { openThemeSwitch } from './theme.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const elif = {
  id: 'staff-1',
  name: 'Elif',
  role: 'VENUE_STAFF',
  hasTwoFactor: false,
  language: null,
  mustEnrolTwoFactor: false,
};
const soho = { id: 'soho', name: 'Smash Soho' };
const camden = { id: 'camden', name: 'Smash Camden' };

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
const address = () => screen.getByTestId('address').textContent;
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function arrive(
  venues: { id: string; name: string }[] | null,
  path = '/',
  me = elif,
  answers: Answers = {},
) {
  const device = { matches: false, addEventListener: () => {} };
  const themeSwitch = openThemeSwitch(openDeviceMemory(null), document.documentElement, device);
  const Page = () => {
    const { token } = useSession();
    return token === null ? null : <StaffPage token={token} themeSwitch={themeSwitch} />;
  };
  const page = <Page />;
  const company = { id: 'smash', displayName: 'Smash' };
  const world = renderWith(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <Routes>
        <Route path="/" element={page} />
        <Route path="/admin/*" element={page} />
        <Route path="/office/*" element={page} />
        <Route path="/:venueId" element={page} />
      </Routes>
    </MemoryRouter>,
    {
      StaffMe: () => ({ staffMe: venues && { ...me, venues, company } }),
      VenueStock: () => ({ venueStock: { items: [], variationGroups: [] } }),
      VenueBoard: ({ venueId }) => ({
        venueBoard: {
          venue: { id: venueId, name: '', timeZone: 'Europe/London' },
          orders: [],
          pausedUntil: null,
          waitingMinutes: null,
          serverTime: NOON,
        },
      }),
      ...answers,
    },
    ({ session }) => session.begin('token-1'),
  );
  await act(() => world.clock.pass(0));
  return world;
}

describe('behind the sign-in', () => {
  it('staff of one venue come straight to its board', async () => {
    await arrive([soho]);
    expect(address()).toBe('/soho');
    expect(screen.getByText('Smash Soho')).toBeInstanceOf(HTMLElement);
  });

  it('staff of several venues choose, and the tablet remembers', async () => {
    const { memory } = await arrive([soho, camden]);
    expect(address()).toBe('/');
    await tap('Smash Camden');
    expect(address()).toBe('/camden');
    expect(memory.get('venueId')).toBe('camden');
    await tap('Settings');
    await tap('Change restaurant');
    expect(address()).toBe('/');
    expect(screen.getByRole('button', { name: 'Smash Soho' })).toBeInstanceOf(HTMLElement);
  });

  it('[F-74] [D-274] denser cards are chosen in the settings, and the tablet remembers', async () => {
    const { memory } = await arrive([soho]);
    const dense = () => document.querySelector('[data-density="dense"]');
    expect(dense()).toBeNull();
    await tap('Settings');
    const choice = screen.getByRole('switch', { name: 'Smaller cards, more of them' });
    await act(async () => void fireEvent.click(choice));
    expect(dense()).not.toBeNull();
    expect(memory.get('isDense')).toBe(true);
    await act(async () => void fireEvent.click(choice));
    expect(dense()).toBeNull();
  });

  it('[D-115] a venue of somebody else is not opened', async () => {
    const { requests } = await arrive([soho, camden], '/zeytin');
    expect(screen.getByRole('heading', { name: 'Choose restaurant' })).toBeInstanceOf(HTMLElement);
    expect(requests.map(([name]) => name)).toEqual(['StaffMe']);
  });

  it('[D-115] a token that belongs to nobody any more ends the session', async () => {
    const { session } = await arrive(null);
    expect(session.state()).toEqual({ token: null, hasExpired: true });
  });

  it('[D-115] an administrator without a second factor gets no further than its set-up', async () => {
    const me = { ...elif, role: 'COMPANY_ADMIN', mustEnrolTwoFactor: true };
    const { requests } = await arrive([soho], '/', me, {
      BeginTwoFactor: () => ({
        beginTwoFactor: { secret: 'ABCD', address: 'otpauth://totp/x', error: null },
      }),
      ConfirmTwoFactor: () => {
        me.mustEnrolTwoFactor = false;
        return { confirmTwoFactor: { token: 'token-2', recoveryCodes: ['aaaa'], error: null } };
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'Two-step sign-in' }, { timeout: 10_000 }),
    ).toBeInstanceOf(HTMLElement);
    expect(requests.some(([name]) => name === 'VenueBoard')).toBe(false);
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
    await tap('Turn on');
    expect(screen.getByRole('group', { name: 'Recovery codes' }).textContent).toContain('aaaa');
    await tap('I have written them down');
    expect(address()).toBe('/office');
  });

  it('[F-85] [D-115] whoever has kept the codes before the server knows the new token goes on all the same', async () => {
    const me = { ...elif, role: 'COMPANY_ADMIN', mustEnrolTwoFactor: true };
    const company = { id: 'smash', displayName: 'Smash' };
    let answer = (_staff: object) => {};
    const later = new Promise<object>((resolve) => (answer = resolve));
    let isFirst = true;
    await arrive([], '/', me, {
      StaffMe: () => {
        const answered = isFirst ? { staffMe: { ...me, venues: [], company } } : later;
        isFirst = false;
        return answered;
      },
      BeginTwoFactor: () => ({
        beginTwoFactor: { secret: 'ABCD', address: 'otpauth://totp/x', error: null },
      }),
      ConfirmTwoFactor: () => ({
        confirmTwoFactor: { token: 'token-2', recoveryCodes: ['aaaa'], error: null },
      }),
    });
    await screen.findByRole('heading', { name: 'Two-step sign-in' }, { timeout: 10_000 });
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
    await tap('Turn on');
    await tap('I have written them down');
    expect(screen.queryByText('aaaa')).toBeNull();
    const known = { ...me, mustEnrolTwoFactor: false, venues: [soho], company };
    await act(async () => answer({ staffMe: known }));
    expect(address()).toBe('/office');
  });

  it('[F-85] [D-290] an administrator finds the administration from the settings and the choice', async () => {
    const me = { ...elif, role: 'COMPANY_ADMIN' };
    const answers = {
      AdministeredCompany: () => ({
        administeredCompany: { id: 'smash', displayName: 'Smash', currency: 'GBP', venues: [soho] },
      }),
    };
    await arrive([soho, camden], '/elsewhere', me, answers);
    await tap('Administration');
    await screen.findByRole('heading', { name: 'Setup' }, { timeout: 10_000 });
    expect(address()).toBe('/office/setup');
    cleanup();
    await arrive([soho], '/soho', me, answers);
    await tap('Settings');
    await tap('Administration');
    await screen.findByRole('heading', { name: 'Setup' }, { timeout: 10_000 });
    fireEvent.click(screen.getAllByRole('link', { name: 'Orders' })[0]!);
    const board = await screen.findByRole('link', { name: 'Open the board' }, { timeout: 10_000 });
    fireEvent.click(board);
    expect(address()).toBe('/soho');
  });

  it('[F-85] [D-115] venue staff are neither shown it nor let in', async () => {
    const { requests } = await arrive([soho], '/admin');
    expect(address()).toBe('/soho');
    await tap('Settings');
    expect(screen.queryByRole('button', { name: 'Administration' })).toBeNull();
    expect(requests.map(([name]) => name)).not.toContain('AdministeredCompany');
  });

  it('[F-85] [D-115] venue staff without a restaurant are told whom to ask', async () => {
    await arrive([]);
    expect(address()).toBe('/');
    expect(screen.getByText(/No restaurant is linked/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: 'Administration' })).toBeNull();
  });

  it('[F-85] [D-290] the own account is opened from the settings', async () => {
    await arrive([soho]);
    await tap('Settings');
    await tap('Account and security');
    expect(
      await screen.findByRole('button', { name: 'Change password' }, { timeout: 10_000 }),
    ).toBeInstanceOf(HTMLElement);
  });

  it('signing out forgets the token', async () => {
    const { session, memory } = await arrive([soho]);
    await tap('Settings');
    await tap('Sign out');
    expect(session.state()).toEqual({ token: null, hasExpired: false });
    expect(memory.get('token')).toBeNull();
  });

  it('the theme is put on the document', async () => {
    await arrive([soho]);
    expect(document.documentElement.dataset['theme']).toBe('light');
    await tap('Settings');
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
