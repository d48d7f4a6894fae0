import type { AdministeredCompany } from '../administered-company.ts';
import type { OfficeMenu } from './catalogue.ts';

/** A menu's name for staff, with its restaurant where there are several. */
export function menuName(menu: OfficeMenu, { venues }: AdministeredCompany): string {
  const venue = venues.find(({ id }) => id === menu.venueId);
  return venues.length > 1 && venue ? `${menu.name}, ${venue.name}` : menu.name;
}
