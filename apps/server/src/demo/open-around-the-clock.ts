import type { Menu } from '@tallrik/domain/menu/catalogue';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import type { Venue } from '@tallrik/domain/venues/venue';
import { demoId } from './demo-id.ts';
import type { DemoCompany } from './demo-company.ts';

/**
 * The demo as browser tests need it: a journey that passes by day must not fail because the bistro sleeps
 * from two to six. Menus with hours of their own go where another menu serves all day.
 */
export const openAroundTheClock = (demo: DemoCompany): DemoCompany => ({
  ...demo,
  venues: demo.venues.map(withoutClosingTime),
  catalogue: { ...demo.catalogue, menus: demo.catalogue.menus.filter(isServedAllDay) },
});

const withoutClosingTime = (venue: Venue): Venue => ({
  ...venue,
  availabilities: DAYS_OF_WEEK.map((dayOfWeek) => ({
    id: demoId(venue.id, 'always', dayOfWeek),
    dayOfWeek,
    timeRange: { id: demoId(venue.id, 'always', dayOfWeek, 'range'), start: '00:00', end: '00:00' },
  })),
});

const isServedAllDay = (menu: Menu): boolean => menu.availabilities.length === 0;
