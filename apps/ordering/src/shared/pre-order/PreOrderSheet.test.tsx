import { anException, aVenue, hours } from '@tallrik/testing/venue';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GuestStory } from '../testing/GuestStory.tsx';
import { teachNativeDialogs } from '../testing/native-dialogs.ts';
import { teachMedia } from '../testing/teach-media.ts';
import type { TimeFacts } from './pre-order-times.ts';
import { PreOrderSheet } from './PreOrderSheet.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(true);
});
afterEach(cleanup);

const menu = {
  id: 'menu',
  venueId: 'venue-1',
  serviceTypes: ['TAKE_AWAY' as const],
  availabilities: [],
};

/** Friday 5 June 2026, 12:01 in Stockholm; the venue is open on Fridays and Mondays, 10 to 22. */
function show(changes: Partial<TimeFacts> = {}, time?: string) {
  const chosen: string[] = [];
  const venue = aVenue({
    availabilities: [hours('FRIDAY', '10:00', '22:00'), hours('MONDAY', '10:00', '22:00')],
  });
  const facts = {
    venue,
    menus: [{ ...menu, venueId: venue.id, menuEntries: [] }] as unknown as TimeFacts['menus'],
    waitMinutes: 15,
    now: Temporal.Instant.from('2026-06-05T10:01:00Z'),
    ...changes,
  };
  render(
    <GuestStory language="en">
      <PreOrderSheet
        open
        onClose={() => undefined}
        facts={facts}
        time={time}
        onChoose={(time) => chosen.push(time)}
      />
    </GuestStory>,
  );
  return chosen;
}

const continueButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
const pick = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('option', { name })));

it('[TIME-10] [D-167] [F-08] in the autumn night the hour that comes twice says which one it is', () => {
  const venue = aVenue({ availabilities: [hours('SUNDAY', '01:00', '04:00')] });
  show({
    venue,
    menus: [{ ...menu, venueId: venue.id, menuEntries: [] }] as unknown as TimeFacts['menus'],
    now: Temporal.Instant.from('2026-10-24T20:00:00Z'),
  });
  const labels = [...document.querySelectorAll('option, [role="option"]')].map(
    (option) => option.textContent,
  );
  expect(labels).toContain('02:15, summer time');
  expect(labels).toContain('02:15, winter time');
  expect(labels).toContain('01:45');
  expect(labels).toContain('03:00');
  const times = labels.filter((label) => /^\d\d:\d\d/.test(label ?? ''));
  expect(new Set(times).size).toBe(times.length);
});

describe('the pre-order picker', () => {
  it('[PLACES-13] [O-18] a holiday stands in the list of hours, and none of its closed hours can be chosen', async () => {
    show({
      venue: aVenue({
        availabilities: [hours('FRIDAY', '10:00', '22:00'), hours('MONDAY', '10:00', '22:00')],
        exceptions: [
          anException('2026-06-05', { ranges: [{ start: '10:00', end: '13:00' }] }),
          anException('2026-06-08', { name: 'Staff party' }),
          anException('2026-06-09', { ranges: [{ start: '17:00', end: '20:00' }] }),
          anException('2026-06-18', { name: 'Midsummer', lastDay: '2026-06-20' }),
        ],
      }),
    });
    const rowOf = (day: string) =>
      screen.getByText(day, { selector: 'dt' }).parentElement?.textContent;
    expect(rowOf('Friday 5 Jun')).toBe(
      'Friday 5 Jun10:00–13:00 (Changed hours today, usually 10:00–22:00)',
    );
    expect(rowOf('Monday 8 Jun')).toBe('Monday 8 JunClosed (Staff party, usually 10:00–22:00)');
    expect(rowOf('Tuesday 9 Jun')).toBe('Tuesday 9 Jun17:00–20:00 (usually closed)');
    expect(rowOf('Thursday 18 Jun – Saturday 20 Jun')).toContain('Closed (Midsummer)');
    const times = screen.getAllByRole('option').map((option) => option.textContent);
    expect(times).toContain('12:45');
    expect(times).not.toContain('13:00');
  });

  it('[TIME-01] [TIME-02] offers ASAP first and lists the hours of each day', async () => {
    const chosen = show({}, 'ASAP');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('ASAP');
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('ASAP');
    expect(screen.getByText('Sunday').parentElement?.textContent).toContain('Closed');
    expect(screen.getByText('Friday').parentElement?.textContent).toContain('10:00');
    await act(async () => fireEvent.click(continueButton()));
    expect(chosen).toEqual(['ASAP']);
  });

  it('[TIME-04] [TIME-05] a day and a quarter of an hour, each on a wheel', async () => {
    const chosen = show();
    await pick('Monday 8 Jun');
    expect(screen.getByRole('listbox', { name: 'Time' })).toBeDefined();
    await pick('10:15');
    await act(async () => fireEvent.click(continueButton()));
    expect(chosen).toEqual(['2026-06-08T08:15:00Z']);
  });

  it('[TIME-05] on larger screens they are lists', () => {
    teachMedia(false);
    show();
    expect(screen.getByLabelText('Day').tagName).toBe('SELECT');
  });

  it('[F-67] [D-175] opens with the first slot chosen, and with the time that was chosen before', async () => {
    const selected = () =>
      screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
    const chosen = show();
    expect(selected()).toEqual(['Friday 5 Jun', '12:30']);
    await act(async () => fireEvent.click(continueButton()));
    expect(chosen).toEqual(['2026-06-05T10:30:00Z']);
    cleanup();
    show({}, '2026-06-08T16:45:00Z');
    expect(selected()).toEqual(['Monday 8 Jun', '18:45']);
    cleanup();
    // Closed then: the first that can be had.
    show({}, '2026-06-06T16:45:00Z');
    expect(selected()).toEqual(['Friday 5 Jun', '12:30']);
  });

  it('[TIME-03] opened from the cart it does not ask how', () => {
    show();
    expect(screen.queryByRole('group', { name: 'How would you like it?' })).toBeNull();
  });

  it('[TIME-07] [TIME-08] a closed day says so and goes no further', async () => {
    const chosen = show();
    await pick('Saturday 6 Jun');
    expect(screen.getByText('The selected time is outside of the opening hours')).toBeDefined();
    expect(continueButton().disabled).toBe(true);
    expect(chosen).toEqual([]);
  });

  it('[TIME-08] [TIME-33] too late today is another reason', async () => {
    show({ now: Temporal.Instant.from('2026-06-05T19:50:00Z') });
    await pick('Friday 5 Jun');
    expect(screen.getByText('It is too late for today. Choose another day.')).toBeDefined();
  });
});
