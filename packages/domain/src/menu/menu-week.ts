import { DAYS_OF_WEEK, type DayOfWeek } from '../time/day-of-week.ts';
import { hoursInForceAt, rangesStartingOn, type WeeklyHours } from '../time/weekly-hours.ts';
import { activeMenu, isTimeControlled } from './active-menu.ts';
import type { Menu } from './catalogue.ts';

type ServedMenu = Pick<Menu, 'id' | 'venueId' | 'serviceTypes' | 'availabilities'>;

/** A part of the week in which one menu counts, or none. Minutes since Monday's midnight, by the venue's clock. */
export type MenuStretch = {
  from: number;
  until: number;
  menuId: string | null;
  /** Menus that are served too and do not count. */
  hiddenIds: string[];
  isOpen: boolean;
};

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Where no clock is ever put forward or back: the plan of a week has no date. */
const PLAIN_ZONE = 'UTC';
const SOME_MONDAY = '2024-01-01';

/**
 * The week of one venue and one way of eating: which menu counts when (CATALOG-26). Asked of `activeMenu` from one
 * change to the next: a drawing with a rule of its own would one day name another menu than guests get.
 */
export function menuWeek(
  menus: readonly ServedMenu[],
  opening: readonly WeeklyHours[],
): MenuStretch[] {
  const monday = Temporal.PlainDate.from(SOME_MONDAY);
  const midnight = monday.toZonedDateTime(PLAIN_ZONE).toInstant();
  const minuteOf = (instant: Temporal.Instant) =>
    (instant.epochMilliseconds - midnight.epochMilliseconds) / 60_000;
  const changes = new Set([0, WEEK_MINUTES]);
  const plans = [{ week: opening }, ...menus.map(({ availabilities: week }) => ({ week }))];
  for (const plan of plans)
    for (let day = -1; day < 7; day += 1)
      for (const { start, end } of rangesStartingOn(plan, monday.add({ days: day }), PLAIN_ZONE))
        for (const minute of [minuteOf(start), minuteOf(end)])
          if (minute > 0 && minute < WEEK_MINUTES) changes.add(minute);
  const minutes = [...changes].toSorted((one, other) => one - other);
  const stretches: MenuStretch[] = [];
  for (const [place, from] of minutes.slice(0, -1).entries()) {
    const at = midnight.add({ minutes: from });
    const stretch = {
      from,
      until: minutes[place + 1] ?? WEEK_MINUTES,
      ...countsAt(menus, at),
      isOpen: hoursInForceAt({ week: opening }, at, PLAIN_ZONE).length > 0,
    };
    const last = stretches.at(-1);
    if (last && isSame(last, stretch)) last.until = stretch.until;
    else stretches.push(stretch);
  }
  return stretches;
}

function countsAt(
  menus: readonly ServedMenu[],
  at: Temporal.Instant,
): Pick<MenuStretch, 'menuId' | 'hiddenIds'> {
  const menu = activeMenu(menus, at, PLAIN_ZONE);
  if (menu === null) return { menuId: null, hiddenIds: [] };
  // A menu without hours is there for the rest of the day; that another one takes its place for lunch is no mistake.
  const rivals = isTimeControlled(menu)
    ? menus.filter(
        ({ availabilities }) => hoursInForceAt({ week: availabilities }, at, PLAIN_ZONE).length > 0,
      )
    : menus.filter((other) => !isTimeControlled(other));
  const hiddenIds = rivals.map(({ id }) => id).filter((id) => id !== menu.id);
  return { menuId: menu.id, hiddenIds };
}

const isSame = (one: MenuStretch, other: MenuStretch): boolean =>
  one.menuId === other.menuId &&
  one.isOpen === other.isOpen &&
  one.hiddenIds.join() === other.hiddenIds.join();

/** Open, and nothing to order. */
export const menuGaps = (week: readonly MenuStretch[]): MenuStretch[] =>
  week.filter(({ isOpen, menuId }) => isOpen && menuId === null);

/** Several menus at once (D-38). */
export const menuOverlaps = (week: readonly MenuStretch[]): MenuStretch[] =>
  week.filter(({ hiddenIds }) => hiddenIds.length > 0);

export const weekMinute = (dayOfWeek: DayOfWeek, minutes: number): number =>
  DAYS_OF_WEEK.indexOf(dayOfWeek) * DAY_MINUTES + minutes;

export const stretchAt = (week: readonly MenuStretch[], minute: number): MenuStretch | undefined =>
  week.find(({ from, until }) => minute >= from && minute < until);

/** The day a minute of the week belongs to, and the time on its clock; the week's end is Sunday's midnight. */
export function dayAndTime(minute: number): { dayOfWeek: DayOfWeek; time: string } {
  const within = minute % WEEK_MINUTES;
  const clock = within % DAY_MINUTES;
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    dayOfWeek: DAYS_OF_WEEK[Math.floor(within / DAY_MINUTES)] ?? 'MONDAY',
    time: `${two(Math.floor(clock / 60))}:${two(clock % 60)}`,
  };
}
