import { compareNames } from '../company/compare-names.ts';
import type { Language } from '../company/languages.ts';
import { distanceInMetres, type Position } from './distance.ts';
import type { Venue } from './venue.ts';

/** Only venues that are active and not deleted are listed (VENUE-12). */
export const listedVenues = <Listed extends Pick<Venue, 'active' | 'deleted'>>(
  venues: readonly Listed[],
): Listed[] => venues.filter((venue) => venue.active && !venue.deleted);

export type VenueWithDistance<Listed> = { venue: Listed; distance: number | null };

/**
 * Nearest first (VENUE-03). Without a position by name and without a chip; venues without coordinates
 * come last (D-37).
 */
export function sortVenues<Listed extends Pick<Venue, 'name' | 'location'>>(
  venues: readonly Listed[],
  position: Position | null,
  language: Language,
): VenueWithDistance<Listed>[] {
  return venues
    .map((venue) => ({ venue, distance: distanceTo(venue, position) }))
    .toSorted(
      (one, other) =>
        compareDistances(one.distance, other.distance) ||
        compareNames(one.venue.name, other.venue.name, language),
    );
}

function compareDistances(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

function distanceTo(venue: Pick<Venue, 'location'>, position: Position | null): number | null {
  const { lat, long } = venue.location ?? { lat: null, long: null };
  if (position === null || lat === null || long === null) return null;
  return distanceInMetres(position, { lat, long });
}

/** The second line of a venue row: street or else the location's name, zip and city (VENUE-02). */
export function addressLine(venue: Pick<Venue, 'location' | 'zip'>): string {
  const { location } = venue;
  const street = location?.street ?? location?.name ?? '';
  const town = [location?.zip ?? venue.zip, location?.city].filter(Boolean).join(' ');
  return [street, town].filter((part) => part !== '').join(', ');
}
