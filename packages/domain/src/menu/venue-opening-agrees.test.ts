import { aVenue, everyDay } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { venueOpening } from '../venues/venue-opening.ts';
import { isServedDuring } from './active-menu.ts';
import { whyNotAt } from './why-not-at.ts';

const wall = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

it('[F-33] [D-85] what a page says of now and of the first slot is what the server decides', () => {
  fc.assert(
    fc.property(
      fc.record({
        open: fc.tuple(wall, wall),
        served: fc.option(fc.tuple(wall, wall), { nil: null }),
        minute: fc.integer({ min: 0, max: 60 * 24 * 8 }),
        waitMinutes: fc.integer({ min: 0, max: 60 }),
        pauseMinutes: fc.option(fc.integer({ min: -60, max: 300 }), { nil: null }),
      }),
      ({ open, served, minute, waitMinutes, pauseMinutes }) => {
        const now = Temporal.Instant.from('2026-03-25T00:00:00Z').add({ minutes: minute });
        const venue = aVenue({
          availabilities: everyDay(...open),
          pausedUntil: pauseMinutes === null ? null : now.add({ minutes: pauseMinutes }).toString(),
        });
        const menus = [
          {
            id: 'menu',
            venueId: venue.id,
            serviceTypes: ['TAKE_AWAY' as const],
            availabilities: served === null ? [] : everyDay(...served),
          },
        ];
        const facts = { venue, now, waitMinutes };
        const opening = venueOpening({
          ...facts,
          isServedDuring: (range) => isServedDuring(menus, range, venue.timeZone),
        });
        const ask = (time: string) => whyNotAt({ ...facts, menus, time }).ok;
        expect(opening.isOpen).toBe(ask('ASAP'));
        const isSlotHad =
          opening.isOpen || opening.firstSlot === null || ask(opening.firstSlot.toString());
        expect(isSlotHad).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
