import { isVenueOpenAt } from '@tallrik/domain/venues/open-hours';
import { activeMenu, menusFor } from '@tallrik/domain/menu/active-menu';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from './demo-companies.ts';
import { openAroundTheClock } from './open-around-the-clock.ts';

const HOURS = Array.from({ length: 24 * 7 }, (_, hour) =>
  Temporal.Instant.from('2026-11-09T00:00:00Z').add({ hours: hour }),
);

describe('the demo of the browser tests', () => {
  it.each(
    demoCompanies().map((demo) => [demo.company.displayName, openAroundTheClock(demo)] as const),
  )(
    '%s is open and serves the same menu at every hour of the week',
    (_name, { venues, catalogue }) => {
      for (const venue of venues) {
        const menus = menusFor(catalogue.menus, venue.id, 'TAKE_AWAY');
        const served = HOURS.map((at) => activeMenu(menus, at, venue.timeZone)?.id);
        expect(new Set(served)).toEqual(new Set([menus[0]?.id]));
        expect(menus).not.toHaveLength(0);
        expect(
          HOURS.filter((now) => !isVenueOpenAt(venue, { kind: 'ASAP', now, waitMinutes: 15 })),
        ).toEqual([]);
      }
    },
  );
});
