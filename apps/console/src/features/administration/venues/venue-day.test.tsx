import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { aToday } from '../today/testing/a-today.ts';
import { TodayScreen } from '../today/TodayScreen.tsx';
import { aVenue, tap, type } from './testing/office-venue.ts';
import { VenuesScreen } from './VenuesScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const EVERY_DAY = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
].map((dayOfWeek) => ({ dayOfWeek, start: '11:00', end: '22:00' }));
const ORDER = { orderId: 'order-1', venueId: 'camden', easyId: 'B17', at: '2026-03-02T18:30:00Z' };

/** Monday the 2nd of March, noon in London. */
const NOON_MS = Date.UTC(2026, 2, 2, 12);

async function open(page: 'today' | 'places', fields: object = {}, affectedOrders: object[] = []) {
  let venue = aVenue({ hours: EVERY_DAY, ...fields });
  const changed = (change: object) => {
    venue = { ...venue, ...change };
    return { error: null, field: null, auditId: 'entry', venues: [venue], venue, affectedOrders };
  };
  const props = {
    company: smash,
    administrator: { id: 'ada', role: 'COMPANY_ADMIN' as const },
    venueId: null,
  };
  const world = renderOffice(
    page === 'today' ? <TodayScreen {...props} /> : <VenuesScreen {...props} />,
    {
      Today: () => ({ today: aToday() }),
      OfficeVenues: () => ({ officeVenues: [venue] }),
      ChangeToday: () => ({ changeToday: changed({ isOpenNow: false }) }),
      BeginPause: ({ until, reason }) => {
        changed({ pausedUntil: until, pauseReason: reason });
        return { pauseVenue: { success: true, error: null } };
      },
      EndPause: () => {
        changed({ pausedUntil: null, pauseReason: null });
        return { resumeVenue: { success: true, error: null } };
      },
      CreateVenue: () => ({ createVenue: changed({}) }),
    },
    page === 'today' ? '/office/today' : '/office/places',
    ({ timers }) => {
      timers.now = () => NOON_MS;
    },
  );
  await screen.findByText('Smash Camden');
  return world;
}

describe('today', () => {
  it('[PLACES-15] one tap closes from now, another opens longer', async () => {
    const world = await open('today');
    await tap('Open longer today, until 22:30');
    await tap('Closed today from now');
    const venue = { companyId: 'smash', venueId: 'camden' };
    expect(world.sent('ChangeToday')).toEqual([
      { ...venue, isClosed: false, openUntil: '22:30' },
      { ...venue, isClosed: true, openUntil: null },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[PLACES-14] names the orders it closed over with time and number, and leads to the board', async () => {
    await open('today', {}, [ORDER]);
    await tap('Closed today from now');
    const sheet = within(
      await screen.findByRole('dialog', { name: '1 order lies outside the new hours' }),
    );
    expect(sheet.getByText('Mon 2 Mar, 18:30')).toBeTruthy();
    expect(sheet.getByText('Order B17')).toBeTruthy();
    expect(sheet.getByText(/none was rejected/)).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Open the board' }).getAttribute('href')).toBe(
      '/camden',
    );
  });

  it('[PLACES-16] a pause is begun with its reason, shown with it, and ended', async () => {
    const world = await open('today');
    await tap('Pause orders');
    await type(screen.getByLabelText(/^Reason/), 'The oven is cold');
    await tap('For 30 minutes');
    expect(world.sent('BeginPause')).toEqual([
      { venueId: 'camden', until: '2026-03-02T12:30:00Z', reason: 'The oven is cold' },
    ]);
    await screen.findByText('The oven is cold');
    expect(screen.getAllByText('Paused until 12:30').length).toBeGreaterThan(0);
    await tap('Take orders again');
    expect(world.sent('EndPause')).toEqual([{ venueId: 'camden' }]);
  });

  it('[PLACES-17] marks a way of eating that no menu has', async () => {
    await open('places', { typesWithoutMenu: ['TAKE_AWAY', 'DELIVERY'] });
    expect(screen.getByText('No menu for: Take away, Delivery')).toBeTruthy();
  });

  it('[PLACES-06] a second restaurant begins like the first', async () => {
    const world = await open('places');
    await tap('New restaurant');
    await type(screen.getByLabelText('Name'), 'Soho');
    await type(screen.getByLabelText('Begin with'), 'camden');
    expect(screen.getByText(/It stays switched off/)).toBeTruthy();
    await tap('Add restaurant');
    expect(world.sent('CreateVenue')).toMatchObject([
      { companyId: 'smash', venue: { name: 'Soho' }, fromVenueId: 'camden' },
    ]);
  });
});
