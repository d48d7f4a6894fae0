import type { ServiceType } from '@tallrik/domain/company/service-types';
import { menusFor } from '@tallrik/domain/menu/active-menu';
import type { MenuHours } from '@tallrik/domain/menu/editing/check-menu';
import { menuWeek, type MenuStretch } from '@tallrik/domain/menu/menu-week';
import type { OfficeVenue } from '../../venues/use-office-venues.ts';
import type { OfficeMenu } from '../catalogue.ts';

/** Delivery has no flow yet (D-29). */
export const WAYS = ['EAT_HERE', 'TAKE_AWAY'] as const satisfies readonly ServiceType[];
export type Way = (typeof WAYS)[number];

const COLOURS = ['blue', 'orange', 'teal', 'purple', 'green', 'yellow', 'red', 'grey'] as const;
export type MenuColour = (typeof COLOURS)[number];

/** By a menu's place among those of its restaurant: the same colour in the list and in the drawing. */
export const menuColours = (menus: readonly OfficeMenu[]): ReadonlyMap<string, MenuColour> =>
  new Map(menus.map(({ id }, at) => [id, COLOURS[at % COLOURS.length] ?? 'grey']));

const weekOf = (hours: readonly MenuHours[]) =>
  hours.map(({ dayOfWeek, start, end }, at) => ({
    id: String(at),
    dayOfWeek,
    timeRange: { id: String(at), start, end },
  }));

/** Which menu counts when, by the rule guests are served by (CATALOG-26). */
export const planOf = (
  menus: readonly Pick<OfficeMenu, 'id' | 'venueId' | 'serviceTypes' | 'hours'>[],
  venue: OfficeVenue,
  way: ServiceType,
): MenuStretch[] =>
  menuWeek(
    menusFor(
      menus.map((menu) => ({ ...menu, availabilities: weekOf(menu.hours) })),
      venue.id,
      way,
    ),
    weekOf(venue.hours),
  );
