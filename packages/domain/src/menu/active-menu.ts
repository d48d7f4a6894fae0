import type { ServiceType } from '../company/service-types.ts';
import { containsRange, type InstantRange } from '../time/ranges.ts';
import { hoursInForceAt, rangesBetween, wallClockMinutes } from '../time/weekly-hours.ts';
import type { Menu } from './catalogue.ts';

type ServedMenu = Pick<Menu, 'id' | 'venueId' | 'serviceTypes' | 'availabilities'>;

/** Menus of one venue for one way of eating; the moment still decides which of them is active. */
export const menusFor = <Served extends ServedMenu>(
  menus: readonly Served[],
  venueId: string,
  serviceType: ServiceType,
): Served[] =>
  menus.filter((menu) => menu.venueId === venueId && menu.serviceTypes.includes(serviceType));

/** The ways of eating a venue has any menu for, at whatever hour. */
export const servedTypes = <Type extends ServiceType>(
  menus: readonly ServedMenu[],
  venueId: string,
  types: readonly Type[],
): Type[] => types.filter((type) => menusFor(menus, venueId, type).length > 0);

/**
 * The one menu that counts at a moment (TIME-29, TIME-30). Where several match, the most specific wins:
 * shortest matching range, then lowest id. A price must not depend on the order of rows (D-38).
 */
export function activeMenu<Served extends ServedMenu>(
  menus: readonly Served[],
  at: Temporal.Instant,
  timeZone: string,
): Served | null {
  const matching = menus
    .map((menu) => ({ menu, minutes: shortestMatch(menu, at, timeZone) }))
    .filter((match) => match.minutes !== null)
    .toSorted(
      (one, other) => (one.minutes ?? 0) - (other.minutes ?? 0) || compareIds(one.menu, other.menu),
    );
  const always = menus.filter((menu) => !isTimeControlled(menu)).toSorted(compareIds);
  return matching[0]?.menu ?? always[0] ?? null;
}

function shortestMatch(menu: ServedMenu, at: Temporal.Instant, timeZone: string): number | null {
  const lengths = hoursInForceAt({ week: menu.availabilities }, at, timeZone)
    .map((hours) => wallClockMinutes(hours.timeRange))
    .filter((minutes) => minutes !== null);
  return lengths.length === 0 ? null : Math.min(...lengths);
}

// Ids are compared by code unit, not by a locale: server and device must agree on the lowest.
function compareIds(one: { id: string }, other: { id: string }): number {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}

export const isTimeControlled = (menu: Pick<Menu, 'availabilities'>): boolean =>
  menu.availabilities.length > 0;

/** Where true, the pickup time is fixed once chosen (TIME-18). */
export const hasTimeControlledMenus = (menus: readonly Pick<Menu, 'availabilities'>[]): boolean =>
  menus.some(isTimeControlled);

/** TIME-20; a menu without availabilities never expires. */
export const isMenuExpired = (
  menu: Pick<Menu, 'availabilities'>,
  at: Temporal.Instant,
  timeZone: string,
): boolean =>
  isTimeControlled(menu) &&
  hoursInForceAt({ week: menu.availabilities }, at, timeZone).length === 0;

/**
 * Whether the menu of a stretch's first moment is served to its end, such as through the 7 minutes of a chosen
 * slot (D-33). What `slotsOn` asks.
 */
export function isServedDuring(
  menus: readonly ServedMenu[],
  stretch: InstantRange,
  timeZone: string,
): boolean {
  const menu = activeMenu(menus, stretch.start, timeZone);
  if (menu === null || !isTimeControlled(menu)) return menu !== null;
  const served = rangesBetween({ week: menu.availabilities }, stretch.start, stretch.end, timeZone);
  return served.some((range) => containsRange(range, stretch));
}

/** Lines whose menu entry has ceased to exist (TIME-26). */
export function expiredLines<Line extends { entryId: string }>(
  lines: readonly Line[],
  menu: Pick<Menu, 'menuEntries'>,
): Line[] {
  const entryIds = new Set(menu.menuEntries.map((entry) => entry.id));
  return lines.filter((line) => !entryIds.has(line.entryId));
}

export type MenuLoss<Line> = { kind: 'NONE' | 'DISHES' | 'MENU'; lines: Line[] };

/**
 * What a cart has lost with its menu: single dishes (TIME-26), or everything there was to choose from (TIME-24). One
 * answer for all who ask: where each looked for itself, two dialogs opened over one dish.
 */
export function menuLoss<Line extends { entryId: string }>(
  lines: readonly Line[],
  served: { menu: Pick<Menu, 'menuEntries'> | null; isMenuExpired: boolean },
): MenuLoss<Line> {
  const lost = served.menu === null ? [...lines] : expiredLines(lines, served.menu);
  if (lines.length === 0) return { kind: 'NONE', lines: [] };
  if (served.isMenuExpired || lost.length === lines.length) return { kind: 'MENU', lines: lost };
  return { kind: lost.length > 0 ? 'DISHES' : 'NONE', lines: lost };
}
