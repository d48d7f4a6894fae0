import { checkEmail } from '../accounts/checks.ts';
import { checkPhone } from '../accounts/phone.ts';
import { printableLine } from '../printable-text.ts';
import { ok, refused, type Result } from '../result.ts';
import { hoursInForceAt, wallClockMinutes, type WeeklyHours } from '../time/weekly-hours.ts';

/** KITCHEN-08: who is told when nobody in the kitchen answers. */
export const MOST_CONTACTS = 5;
const NAME_MAX_LENGTH = 80;
/** With spaces around it and what is taken out of it. */
const TYPED_MAX_LENGTH = 2 * NAME_MAX_LENGTH;
/** Three shifts on each day of the week. */
const MOST_HOURS = 21;

/** What a contact's phone is for: to read, or to pick up, where an SMS wakes nobody. */
export const PHONE_WAYS = ['SMS', 'CALL'] as const;
export type PhoneWay = (typeof PHONE_WAYS)[number];

export type VenueContact = {
  name: string;
  email: string | null;
  phone: string | null;
  phoneBy: PhoneWay;
  /** When they may be called, by the venue's wall clock; none is always. */
  hours: readonly WeeklyHours[];
};

export type ContactRefusal =
  | 'CONTACT_NAME'
  | 'CONTACT_EMAIL'
  | 'CONTACT_PHONE'
  | 'CONTACT_UNREACHABLE'
  | 'CONTACT_HOURS';

/** The contact as it is stored, or what is wrong with it. */
export function checkContact(typed: VenueContact): Result<VenueContact, ContactRefusal> {
  if (typed.name.length > TYPED_MAX_LENGTH) return refused('CONTACT_NAME');
  const name = printableLine(typed.name).trim();
  if (name === '' || name.length > NAME_MAX_LENGTH) return refused('CONTACT_NAME');
  const email = typed.email?.trim() ? checkEmail(typed.email) : null;
  if (email && !email.ok) return refused('CONTACT_EMAIL');
  const phone = typed.phone?.trim() ? checkPhone(typed.phone) : null;
  if (phone && !phone.ok) return refused('CONTACT_PHONE');
  if (!email && !phone) return refused('CONTACT_UNREACHABLE');
  const areHours =
    typed.hours.length <= MOST_HOURS &&
    typed.hours.every(({ timeRange }) => wallClockMinutes(timeRange) !== null);
  if (!areHours) return refused('CONTACT_HOURS');
  const reached = { email: email?.value ?? null, phone: phone?.value ?? null };
  return ok({ name, ...reached, phoneBy: typed.phoneBy, hours: typed.hours });
}

/** Whether they may be called at this moment. */
export const isOnDuty = (
  { hours }: Pick<VenueContact, 'hours'>,
  at: Temporal.Instant,
  timeZone: string,
): boolean => hours.length === 0 || hoursInForceAt({ week: hours }, at, timeZone).length > 0;
