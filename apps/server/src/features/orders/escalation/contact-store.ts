import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { PHONE_WAYS, type VenueContact } from '@tallrik/domain/orders/contacts';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type StoredContact = VenueContact & { id: string };

/** In the order they were written down. */
export async function findContacts(
  db: Database,
  companyId: string,
  venueId: string,
): Promise<StoredContact[]> {
  const rows = await db
    .selectFrom('venueContacts')
    .select(['id', 'name', 'email', 'phone', 'phoneBy', 'hours'])
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    phoneBy: columnOneOf(PHONE_WAYS, row.phoneBy),
    hours: hoursIn(row.hours),
  }));
}

/** By place: a message on its way goes to whoever stands there now, and to nobody where nobody does. */
export async function replaceContacts(
  trx: Database,
  companyId: string,
  venueId: string,
  contacts: readonly StoredContact[],
): Promise<void> {
  await trx
    .deleteFrom('venueContacts')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where('position', '>=', contacts.length)
    .execute();
  for (const [position, { id, name, email, phone, phoneBy, hours }] of contacts.entries()) {
    const fields = { name, email, phone, phoneBy, hours: JSON.stringify(hours) };
    await trx
      .insertInto('venueContacts')
      .values({ id, companyId, venueId, position, ...fields })
      .onConflict((known) => known.columns(['venueId', 'position']).doUpdateSet(fields))
      .execute();
  }
}

type Hours = StoredContact['hours'][number];

/** Written by `replaceContacts` from checked values; whatever else stands there is no hour of theirs. */
const hoursIn = (stored: unknown): Hours[] => (Array.isArray(stored) ? stored.filter(isHours) : []);

function isHours(value: unknown): value is Hours {
  if (typeof value !== 'object' || value === null) return false;
  const { dayOfWeek, timeRange } = value as Record<string, unknown>;
  if (typeof timeRange !== 'object' || timeRange === null) return false;
  const { start, end } = timeRange as Record<string, unknown>;
  return (
    DAYS_OF_WEEK.some((day) => day === dayOfWeek) &&
    typeof start === 'string' &&
    typeof end === 'string'
  );
}
