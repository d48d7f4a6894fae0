import { aLocation, aVenue } from '@tallrik/testing/venue';
import { describe, expect, it } from 'vitest';
import { addressLine, listedVenues, sortVenues } from './venue-list.ts';

const at = (name: string, lat: number | null) =>
  aVenue({ id: name, name, location: aLocation({ lat, long: 18 }) });

describe('sortVenues', () => {
  const venues = [
    at('Östermalm', 59.5),
    at('Adrift', null),
    at('Älvsjö', 59.1),
    at('Zinken', 59.3),
  ];
  const names = (position: { lat: number; long: number } | null) =>
    sortVenues(venues, position, 'se').map(({ venue }) => venue.name);

  it('[VENUE-03] nearest first', () => {
    expect(names({ lat: 59.31, long: 18 })).toEqual(['Zinken', 'Östermalm', 'Älvsjö', 'Adrift']);
  });

  it('[D-37] by name without a position, in the alphabet of the reader, and without a chip', () => {
    expect(names(null)).toEqual(['Adrift', 'Zinken', 'Älvsjö', 'Östermalm']);
    expect(sortVenues(venues, null, 'se').every(({ distance }) => distance === null)).toBe(true);
  });

  it('[D-37] venues without coordinates or location come last', () => {
    const nowhere = aVenue({ name: 'Nowhere', location: null });
    const sorted = sortVenues([nowhere, at('Far', 10)], { lat: 59, long: 18 }, 'en');
    expect(sorted.map(({ venue }) => venue.name)).toEqual(['Far', 'Nowhere']);
  });
});

it('[VENUE-12] lists only venues that are active and not deleted', () => {
  const venues = [
    aVenue(),
    aVenue({ id: 'closed-down', active: false }),
    aVenue({ id: 'gone', deleted: true }),
  ];
  expect(listedVenues(venues).map(({ id }) => id)).toEqual(['venue-1']);
});

it('[VENUE-02] a row shows the street or else the location’s name, zip and city', () => {
  expect(addressLine(aVenue())).toBe('Kajgatan 1, 111 30 Stockholm');
  expect(addressLine(aVenue({ location: aLocation({ street: null }) }))).toBe(
    'Nordbro kaj, 111 30 Stockholm',
  );
  expect(addressLine(aVenue({ location: null }))).toBe('111 30');
});
