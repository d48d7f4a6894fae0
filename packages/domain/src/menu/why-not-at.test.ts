import { aMenu } from '@tallrik/testing/menu';
import { aVenue, everyDay, hours } from '@tallrik/testing/venue';
import { describe, expect, it } from 'vitest';
import { slotsOn } from '../venues/slots.ts';
import { isServedDuring } from './active-menu.ts';
import { type TimeQuestion, whyNotAt } from './why-not-at.ts';

// Friday noon in Stockholm; the venue is open from 10 to 22.
const now = Temporal.Instant.from('2026-06-05T10:00:00Z');
const ask = (time: string, fields: Partial<TimeQuestion> = {}) => {
  const answer = whyNotAt({
    venue: aVenue(),
    menus: [aMenu()],
    time,
    now,
    waitMinutes: 15,
    ...fields,
  });
  return answer.ok ? 'YES' : answer.error;
};
const lunchOnly = { menus: [aMenu({ availabilities: everyDay('11:00', '13:50') })] };

describe('whyNotAt', () => {
  it('[TIME-01] yes to ASAP and to a slot', () => {
    expect(ask('ASAP')).toBe('YES');
    expect(ask('2026-06-05T10:15:00Z')).toBe('YES');
  });

  it('[TIME-06] [TIME-09] no time at all', () => {
    expect(ask('at noon')).toBe('INVALID_TIME');
    expect(ask('2026-06-31T10:15:00Z')).toBe('INVALID_TIME');
  });

  it('[TIME-33] too soon, in the past too', () => {
    expect(ask('2026-06-05T10:14:00Z')).toBe('TOO_SOON');
    expect(ask('2026-06-04T10:15:00Z')).toBe('TOO_SOON');
    expect(ask('2026-06-05T10:15:00Z', { waitMinutes: 16 })).toBe('TOO_SOON');
  });

  it('[TIME-11] too far ahead', () => {
    expect(ask('2026-07-05T10:00:00Z')).toBe('YES');
    expect(ask('2026-07-06T10:00:00Z')).toBe('TOO_FAR_AHEAD');
  });

  it('[TIME-10] not on the quarter', () => {
    expect(ask('2026-06-05T10:20:00Z')).toBe('NOT_A_SLOT');
    expect(ask('2026-06-05T10:30:00.5Z')).toBe('NOT_A_SLOT');
  });

  it('[TIME-07] [TIME-31] closed', () => {
    expect(ask('2026-06-05T20:00:00Z')).toBe('CLOSED');
    expect(ask('ASAP', { now: Temporal.Instant.from('2026-06-05T03:00:00Z') })).toBe('CLOSED');
  });

  it('[TIME-32] [D-31] closing before the food is ready', () => {
    const late = Temporal.Instant.from('2026-06-05T19:50:00Z');
    expect(ask('ASAP', { now: late })).toBe('CLOSING_SOON');
    const venue = aVenue({ availabilities: everyDay('10:00', '20:20') });
    expect(ask('2026-06-05T18:15:00Z', { venue })).toBe('CLOSING_SOON');
  });

  it('[TIME-31] the venue is not in business', () => {
    expect(ask('ASAP', { venue: aVenue({ active: false }) })).toBe('VENUE_INACTIVE');
  });

  it('[TIME-20] [D-33] the menu is not served then', () => {
    expect(ask('ASAP', lunchOnly)).toBe('YES');
    expect(ask('2026-06-05T11:30:00Z', lunchOnly)).toBe('YES');
    expect(ask('2026-06-05T11:45:00Z', lunchOnly)).toBe('MENU_NOT_SERVED');
    expect(ask('2026-06-05T15:00:00Z', lunchOnly)).toBe('MENU_NOT_SERVED');
    expect(ask('ASAP', { menus: [] })).toBe('MENU_NOT_SERVED');
  });

  it('answers with the time as understood', () => {
    const time = '2026-06-05T12:15:00+02:00';
    const answer = whyNotAt({ venue: aVenue(), menus: [aMenu()], time, now, waitMinutes: 15 });
    expect(answer.ok && answer.value.kind === 'CHOSEN' && answer.value.time.toString()).toBe(
      '2026-06-05T10:15:00Z',
    );
  });

  it('[TIME-06] [D-33] says yes to exactly the slots the picker offers, through a spring night', () => {
    const venue = aVenue({ availabilities: [hours('SATURDAY', '20:00', '04:00')] });
    const menus = [aMenu({ availabilities: [hours('SATURDAY', '21:00', '03:30')] })];
    const start = Temporal.Instant.from('2026-03-28T12:00:00Z');
    const question = { venue, menus, now: start, waitMinutes: 15 };
    const offered = ['2026-03-28', '2026-03-29']
      .flatMap((day) =>
        slotsOn(Temporal.PlainDate.from(day), {
          ...question,
          isServedDuring: (stretch) => isServedDuring(menus, stretch, venue.timeZone),
        }),
      )
      .map(String);
    const accepted = Array.from({ length: 24 * 12 }, (_, step) => start.add({ minutes: step * 5 }))
      .map(String)
      .filter((time) => whyNotAt({ ...question, time }).ok);
    expect(offered).toEqual(accepted);
    // 21:00 to 03:30 is five and a half hours that night: 22 quarters.
    expect(offered).toHaveLength(22);
  });
});
