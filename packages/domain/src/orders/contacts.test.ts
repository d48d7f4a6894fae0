import { describe, expect, it } from 'vitest';
import { checkContact, isOnDuty, type VenueContact } from './contacts.ts';

const elif: VenueContact = {
  name: 'Elif',
  email: 'elif@example.test',
  phone: '+46701234567',
  phoneBy: 'SMS',
  hours: [],
};
const friday = (start: string, end: string): VenueContact['hours'] => [
  { dayOfWeek: 'FRIDAY', timeRange: { start, end } },
];

describe('[KITCHEN-08] a contact of a venue', () => {
  it('is kept as it is read, without what commands a machine', () => {
    expect(checkContact({ ...elif, name: ' Elif\n ', email: ' elif@example.test ' })).toEqual({
      ok: true,
      value: elif,
    });
    expect(checkContact({ ...elif, email: '', phone: null })).toEqual({
      ok: false,
      error: 'CONTACT_UNREACHABLE',
    });
  });

  it('can be reached by mail, by phone or by both', () => {
    expect(checkContact({ ...elif, phone: null })).toMatchObject({ value: { phone: null } });
    expect(checkContact({ ...elif, email: null })).toMatchObject({ value: { email: null } });
  });

  it.each([
    ['CONTACT_NAME', { name: ' ' }],
    ['CONTACT_NAME', { name: 'x'.repeat(81) }],
    ['CONTACT_EMAIL', { email: 'elif' }],
    ['CONTACT_EMAIL', { email: 'a@example.test, b@example.test' }],
    ['CONTACT_PHONE', { phone: 'call me' }],
    ['CONTACT_HOURS', { hours: friday('25:00', '26:00') }],
    ['CONTACT_HOURS', { hours: Array.from({ length: 22 }, () => friday('10:00', '11:00')[0]!) }],
  ])('is refused with %s', (error, changes) => {
    expect(checkContact({ ...elif, ...changes })).toEqual({ ok: false, error });
  });

  it('is on duty in their hours on the wall of the venue, past midnight too, and always without hours', () => {
    const at = (iso: string, hours: VenueContact['hours']) =>
      isOnDuty({ hours }, Temporal.Instant.from(iso), 'Europe/Stockholm');
    // Friday 13 November 2026; Stockholm is an hour ahead.
    expect(at('2026-11-13T16:59:59Z', friday('18:00', '02:00'))).toBe(false);
    expect(at('2026-11-13T17:00:00Z', friday('18:00', '02:00'))).toBe(true);
    expect(at('2026-11-14T00:59:59Z', friday('18:00', '02:00'))).toBe(true);
    expect(at('2026-11-14T01:00:00Z', friday('18:00', '02:00'))).toBe(false);
    expect(at('2026-11-14T01:00:00Z', [])).toBe(true);
  });
});
