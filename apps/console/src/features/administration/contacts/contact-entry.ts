import { checkContact, type ContactRefusal, type PhoneWay } from '@tallrik/domain/orders/contacts';
import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import type { Result } from '@tallrik/domain/result';
import { ok, refused } from '@tallrik/domain/result';
import type { VenueContactInput, VenueContactsQuery } from '../generated/graphql.ts';

type StoredContact = VenueContactsQuery['venueContacts'][number];

/** The same times on some days of the week: one line of the form, several stretches of the week. */
export type Shift = { key: number; days: readonly DayOfWeek[]; start: string; end: string };

/** A contact as it stands in the form. */
export type ContactEntry = {
  key: number;
  name: string;
  email: string;
  phone: string;
  phoneBy: PhoneWay;
  /** Without it an emptied list of shifts would mean 'always'. */
  isAlways: boolean;
  shifts: readonly Shift[];
};

/** A key that no other one of the list has: what is removed must not lend its fields to what follows it. */
export const nextKey = (all: readonly { key: number }[]): number =>
  Math.max(-1, ...all.map(({ key }) => key)) + 1;

const EVENING = { start: '17:00', end: '23:00' };
export const newShift = (key: number): Shift => ({ key, days: DAYS_OF_WEEK, ...EVENING });

export const newContact = (key: number): ContactEntry => ({
  key,
  name: '',
  email: '',
  phone: '',
  phoneBy: 'SMS',
  isAlways: true,
  shifts: [],
});

export const contactEntries = (stored: readonly StoredContact[]): ContactEntry[] =>
  stored.map(({ name, email, phone, phoneBy, hours }, key) => ({
    key,
    name,
    email: email ?? '',
    phone: phone ?? '',
    phoneBy,
    isAlways: hours.length === 0,
    shifts: shiftsOf(hours),
  }));

function shiftsOf(hours: StoredContact['hours']): Shift[] {
  const shifts: Shift[] = [];
  for (const { dayOfWeek, start, end } of hours) {
    const place = shifts.findIndex((shift) => shift.start === start && shift.end === end);
    const known = shifts[place];
    if (!known) shifts.push({ key: shifts.length, days: [dayOfWeek], start, end });
    else if (!known.days.includes(dayOfWeek))
      shifts[place] = { ...known, days: [...known.days, dayOfWeek] };
  }
  return shifts;
}

/** What is sent, cleaned as the server will clean it; or what is wrong with it. */
export function contactOf(entry: ContactEntry): Result<VenueContactInput, ContactRefusal> {
  const shifts = entry.isAlways ? [] : entry.shifts;
  const hours = shifts.flatMap(({ days, start, end }) =>
    DAYS_OF_WEEK.filter((day) => days.includes(day)).map((dayOfWeek) => ({
      dayOfWeek,
      timeRange: { start, end },
    })),
  );
  const checked = checkContact({ ...entry, hours });
  if (!checked.ok) return checked;
  // A line without a day would be left out in silence, and without any line they would be called at night.
  const isHalf =
    !entry.isAlways && (shifts.length === 0 || shifts.some(({ days }) => !days.length));
  if (isHalf) return refused('CONTACT_HOURS');
  const { name, email, phone, phoneBy } = checked.value;
  return ok({
    name,
    email,
    phone,
    phoneBy,
    hours: hours.map(({ dayOfWeek, timeRange }) => ({ dayOfWeek, ...timeRange })),
  });
}
