import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { openDaily } from '../../shared/testing/shop-answers.ts';
import { press } from '../../shared/testing/show-page.tsx';
import { stillCart } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { open, two } from './testing/open-first-screen.ts';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

/** Open every day but Tuesday. The stories' clock stands at 13:00 in Stockholm, on a Monday. */
const availabilities = openDaily('10:00', '22:00').filter(
  ({ dayOfWeek }) => dayOfWeek !== 'TUESDAY',
);

async function openPicker(screenIs: 'SMALL' | 'LARGE') {
  teachMedia(screenIs === 'SMALL');
  const cart = stillCart([]);
  const venue = { ...two[0], minimumPickupWaitTime: 20, availabilities };
  const menu = { id: 'm', venueId: 'v1', availabilities: [], menuEntries: [] };
  open({
    at: '/?v=v1',
    cart,
    answers: {
      VenuePage: () => ({ Venue: venue }),
      AppliedMenus: () => ({
        getAppliedMenus: [{ ...menu, serviceTypes: ['TAKE_AWAY', 'EAT_HERE'] }],
      }),
    },
  });
  await screen.findByRole('button', { name: 'Take away' });
  await press(/^Order for later/);
  const sheet = within(await screen.findByRole('dialog', { name: 'When would you like it?' }));
  await act(async () => sheet.getByRole('button', { name: 'Take away' }).click());
  return { cart, sheet };
}

describe('the pre-order picker on the page of a venue', () => {
  it('[TIME-02] [TIME-05] [TIME-10] lists the hours of each day, and days and quarters on wheels', async () => {
    const { cart, sheet } = await openPicker('SMALL');
    expect(sheet.getByText('Tuesday').parentElement?.textContent).toContain('Closed');
    expect(sheet.getByText('Friday').parentElement?.textContent).toContain('10:00');
    const times = within(sheet.getByRole('listbox', { name: 'Time' })).getAllByRole('option');
    // Twenty minutes from 13:00 is 13:20: the next full quarter, and then one after the other.
    expect(times.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      '13:30',
      '13:45',
      '14:00',
    ]);
    await press('Continue');
    expect(cart.sent).toEqual([{ type: 'SET_PICKUP_TIME', time: '2026-03-02T12:30:00Z' }]);
  });

  it('[TIME-05] on larger screens they are lists', async () => {
    const { sheet } = await openPicker('LARGE');
    expect(sheet.getByLabelText('Day').tagName).toBe('SELECT');
  });

  it('[TIME-07] a day on which nobody is there says so, and no cart begins', async () => {
    const { cart, sheet } = await openPicker('SMALL');
    await act(async () => fireEvent.click(sheet.getByRole('option', { name: 'Tuesday 3 Mar' })));
    expect(sheet.getByText('The selected time is outside of the opening hours')).toBeDefined();
    await press('Continue');
    expect(cart.started).toEqual([]);
  });
});
