import { aMenu } from '@tallrik/testing/menu';
import { anException, aVenue, everyDay } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyNotAt } from './why-not-at.ts';
import { whyNotThen } from './why-not-then.ts';

// Friday noon in Stockholm; the venue is open from 10 to 22.
const now = Temporal.Instant.from('2026-06-05T10:00:00Z');
type Question = Parameters<typeof whyNotThen>[0];
const ask = (at: string, fields: Partial<Question> = {}) =>
  whyNotThen({
    venue: aVenue(),
    menus: [aMenu()],
    at: Temporal.Instant.from(at),
    now,
    waitMinutes: 15,
    ...fields,
  });

describe('whyNotThen', () => {
  it('[PLACES-20] names what stands against a time, and nothing where an order is taken', () => {
    expect(ask('2026-06-05T16:15:00Z')).toEqual([]);
    expect(ask('2026-06-05T21:15:00Z')).toEqual(['HOURS']);
    const closed = aVenue({ exceptions: [anException('2026-06-06')] });
    expect(ask('2026-06-06T16:15:00Z', { venue: closed })).toEqual(['EXCEPTIONS']);
    const paused = aVenue({ pausedUntil: '2026-06-05T17:00:00Z' });
    expect(ask('2026-06-05T16:15:00Z', { venue: paused })).toEqual(['PAUSE']);
    expect(ask('2026-06-05T10:00:00Z')).toEqual(['WAIT']);
    expect(ask('2026-06-05T16:15:00Z', { menus: [] })).toEqual(['MENU']);
    expect(ask('2026-07-20T16:15:00Z')).toEqual(['LEAD']);
    expect(ask('2026-06-05T16:20:00Z')).toEqual(['LEAD']);
    expect(ask('2026-06-05T16:15:00Z', { venue: aVenue({ active: false }) })).toEqual(['ACTIVE']);
  });

  it('[PLACES-20] an exception that opens a closed day is no reason against it', () => {
    const ranges = [{ start: '18:00', end: '23:59' }];
    const venue = aVenue({
      availabilities: [],
      exceptions: [anException('2026-06-06', { ranges })],
    });
    expect(ask('2026-06-06T16:15:00Z', { venue })).toEqual([]);
    expect(ask('2026-06-06T15:15:00Z', { venue })).toEqual(['HOURS']);
  });

  it('[PLACES-20] lets through exactly what guests’ orders are taken at', () => {
    const lunch = aMenu({ availabilities: everyDay('11:00', '14:00') });
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 34 * 24 * 12 }),
        fc.constantFrom(0, 15, 90),
        fc.constantFrom([], [lunch], [lunch, aMenu({ id: 'all-day' })]),
        fc.constantFrom(null, '2026-06-05T18:00:00Z'),
        fc.boolean(),
        (fives, waitMinutes, menus, pausedUntil, isClosedLater) => {
          const venue = aVenue({
            pausedUntil,
            exceptions: isClosedLater ? [anException('2026-06-08', { lastDay: '2026-06-20' })] : [],
          });
          const at = now.add({ minutes: 5 * fives });
          const question = { venue, menus, now, waitMinutes };
          const isTaken = whyNotAt({ ...question, time: at.toString() }).ok;
          expect(whyNotThen({ ...question, at }).length === 0, at.toString()).toBe(isTaken);
        },
      ),
      { numRuns: 300 },
    );
  });
});
