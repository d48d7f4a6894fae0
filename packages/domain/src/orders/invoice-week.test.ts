import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekToInvoice } from './invoice-week.ts';

const week = (iso: string, timeZone = 'Europe/Stockholm') =>
  weekToInvoice(Temporal.Instant.from(iso), timeZone);

describe('the week an invoice is for', () => {
  it('[PAY-44] [D-90] is on a Monday the seven days before it, payable in 30 days', () => {
    expect(week('2026-11-16T03:07:00Z')).toEqual({
      start: '2026-11-09',
      end: '2026-11-15',
      until: Temporal.Instant.from('2026-11-15T23:00:00Z'),
      issuedOn: '2026-11-16',
      dueOn: '2026-12-16',
    });
  });

  it('[D-90] waits until the night is over in the company’s zone', () => {
    expect(week('2026-11-16T02:59:00Z')).toBeNull();
    expect(week('2026-11-16T01:07:00Z', 'Europe/Istanbul')?.start).toBe('2026-11-09');
    expect(week('2026-11-15T23:30:00Z')).toBeNull();
  });

  it('[D-90] is still the same week for a server that slept through Monday', () => {
    expect(week('2026-11-18T12:00:00Z')).toMatchObject({
      start: '2026-11-09',
      issuedOn: '2026-11-18',
      dueOn: '2026-12-18',
    });
  });

  it('[D-90] ends at midnight on the wall when the clocks change', () => {
    // Sunday 25 October 2026 has 25 hours in Stockholm, Sunday 29 March has 23.
    expect(week('2026-10-26T06:00:00Z')?.until.toString()).toBe('2026-10-25T23:00:00Z');
    expect(week('2026-10-19T06:00:00Z')?.until.toString()).toBe('2026-10-18T22:00:00Z');
    expect(week('2026-03-30T06:00:00Z')?.until.toString()).toBe('2026-03-29T22:00:00Z');
    expect(week('2026-03-23T06:00:00Z')?.until.toString()).toBe('2026-03-22T23:00:00Z');
  });

  it('[D-90] is always whole: from a Monday to the midnight before the next, in every zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }),
        fc.constantFrom('Europe/Stockholm', 'Europe/Istanbul', 'Europe/London'),
        (seconds, zone) => {
          const now = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
          const billed = weekToInvoice(now, zone);
          if (!billed) return;
          const monday = Temporal.PlainDate.from(billed.start);
          const nextMonday = monday.add({ days: 7 });
          expect(monday.dayOfWeek).toBe(1);
          expect(billed.end).toBe(nextMonday.subtract({ days: 1 }).toString());
          expect(billed.until).toEqual(nextMonday.toZonedDateTime(zone).toInstant());
          expect(Temporal.Instant.compare(billed.until, now)).toBeLessThan(0);
        },
      ),
    );
  });
});
