import { expect, it } from 'vitest';
import { checkVenue, type VenueFields } from './venue-form.ts';

const venue: VenueFields = {
  name: ' Harbour\n',
  active: true,
  phone: '+46 8 123 456 78',
  organizationId: ' ',
  bookingServiceId: null,
  supportEmail: 'help@harbour.example',
  minimumPickupWaitTime: null,
  timeZone: 'Europe/Stockholm',
  place: {
    name: null,
    street: 'Kajgatan 1',
    zip: '111 30',
    city: 'Stockholm',
    lat: 59.3,
    long: 18,
  },
};
const wrongFieldOf = (changes: object) => {
  const checked = checkVenue({ ...venue, ...changes });
  return checked.ok ? null : checked.field;
};
const at = (place: object) => wrongFieldOf({ place: { ...venue.place, ...place } });

it('[PLACES-02] a venue is stored as one line each, and what is empty is nothing', () => {
  const checked = checkVenue(venue);
  expect(checked.ok && checked.value).toMatchObject({
    name: 'Harbour',
    phone: '+46812345678',
    organizationId: null,
  });
  expect(wrongFieldOf({ phone: '', supportEmail: null })).toBeNull();
});

it('[PLACES-02] [PLACES-05] [PLACES-18] names the first field that is wrong', () => {
  expect(wrongFieldOf({ name: '  ' })).toBe('name');
  expect(wrongFieldOf({ name: 'x'.repeat(101) })).toBe('name');
  expect(wrongFieldOf({ phone: '12' })).toBe('phone');
  expect(wrongFieldOf({ supportEmail: 'nobody' })).toBe('supportEmail');
  for (const minutes of [-1, 241])
    expect(wrongFieldOf({ minimumPickupWaitTime: minutes })).toBe('minimumPickupWaitTime');
  for (const timeZone of ['Mars/Olympus', '+02:00', 'UTC', ''])
    expect(wrongFieldOf({ timeZone })).toBe('timeZone');
  expect(wrongFieldOf({ organizationId: 'x'.repeat(101) })).toBe('organizationId');
});

it('[PLACES-04] a position is on the globe', () => {
  expect(at({ lat: 90, long: -180 })).toBeNull();
  expect(at({ lat: null, long: null })).toBeNull();
  expect(at({ lat: 90.1 })).toBe('lat');
  expect(at({ lat: Number.NaN })).toBe('lat');
  expect(at({ long: 180.1 })).toBe('long');
});
