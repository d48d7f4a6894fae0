import { OFFICE_LIMITS, OFFICE_TEXTS } from '../../company/office-limits.ts';
import { SERVICE_TYPES, type ServiceType } from '../../company/service-types.ts';
import type { Minor } from '../../money/minor.ts';
import { isKnownVatRate } from '../../money/vat.ts';
import { ok, type Result } from '../../result.ts';
import type { DayOfWeek } from '../../time/day-of-week.ts';
import { isWallClock } from '../../time/wall-clock.ts';
import type { Menu } from '../catalogue.ts';
import type { EditingCompany } from './check-item.ts';
import { type EditProblem, problem } from './edit-problem.ts';
import { checkPrice } from './price-input.ts';
import { cleanLine } from './texts.ts';

export type MenuHours = { dayOfWeek: DayOfWeek; start: string; end: string };

export type MenuInput = {
  name?: string;
  serviceTypes?: readonly ServiceType[];
  /** All of them; empty means always. */
  hours?: readonly MenuHours[];
};

/** A menu's own fields; a field left out is not changed, a new menu needs name and service types (CATALOG-26, CATALOG-27). */
export function checkMenu(
  input: MenuInput,
  { isNew }: { isNew: boolean },
): Result<MenuInput, EditProblem> {
  const change: MenuInput = {};
  const name = input.name ?? (isNew ? '' : undefined);
  if (name !== undefined) {
    const line = cleanLine(name);
    if (line === '') return problem('TEXT_REQUIRED', 'name');
    if ([...line].length > OFFICE_TEXTS.title)
      return problem('TEXT_TOO_LONG', 'name', { limit: OFFICE_TEXTS.title });
    change.name = line;
  }
  const serviceTypes = input.serviceTypes ?? (isNew ? [] : undefined);
  if (serviceTypes !== undefined) {
    if (serviceTypes.length === 0) return problem('SERVICE_TYPE_REQUIRED', 'serviceTypes');
    change.serviceTypes = SERVICE_TYPES.filter((type) => serviceTypes.includes(type));
  }
  if (input.hours === undefined) return ok(change);
  const limit = OFFICE_LIMITS.rangesOfDay;
  for (const [at, { start, end, dayOfWeek }] of input.hours.entries()) {
    if (!isWallClock(start)) return problem('HOURS_UNREADABLE', `hours.${at}.start`);
    if (!isWallClock(end)) return problem('HOURS_UNREADABLE', `hours.${at}.end`);
    if (input.hours.filter((hours) => hours.dayOfWeek === dayOfWeek).length > limit)
      return problem('LIMIT_REACHED', 'hours', { limit });
  }
  return ok({ ...change, hours: [...input.hours] });
}

export type EntryInput = {
  menuId: string;
  /** Null takes the dish off this menu. */
  price: number | null;
  vatRate: number | null;
  instant: boolean | null;
};

export type EntryChange = Omit<EntryInput, 'price'> & { price: Minor | null };

/** Prices, VAT and instant by menu (CATALOG-08, CATALOG-09). */
export function checkEntries(
  entries: readonly EntryInput[],
  { menus, company }: { menus: readonly Pick<Menu, 'id'>[]; company: EditingCompany },
): Result<EntryChange[], EditProblem> {
  const changes: EntryChange[] = [];
  for (const [at, entry] of entries.entries()) {
    if (!menus.some(({ id }) => id === entry.menuId))
      return problem('NOT_FOUND', `entries.${at}.menuId`);
    if (entry.vatRate !== null && !isKnownVatRate(entry.vatRate, company.country))
      return problem('VAT_RATE_UNKNOWN', `entries.${at}.vatRate`);
    const price = entry.price === null ? ok(null) : checkPrice(entry.price, `entries.${at}.price`);
    if (!price.ok) return price;
    changes.push({ ...entry, price: price.value });
  }
  return ok(changes);
}
