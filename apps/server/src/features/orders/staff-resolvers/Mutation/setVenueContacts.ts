import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { checkContact, MOST_CONTACTS } from '@tallrik/domain/orders/contacts';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import { mustHaveRight } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { replaceContacts, type StoredContact } from '../../escalation/contact-store.ts';

export const makeSetVenueContacts =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    newId: () => string;
  }): NonNullable<MutationResolvers<StaffContext>['setVenueContacts']> =>
  async (_root, { venueId, contacts: written }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    mustHaveRight(staff, 'KITCHEN_SETUP', 'WRITE');
    if (written.length > MOST_CONTACTS)
      return { success: false, error: 'TOO_MANY_CONTACTS', position: null };
    const contacts: StoredContact[] = [];
    for (const [position, { name, email, phone, phoneBy, hours }] of written.entries()) {
      const checked = checkContact({
        name,
        email: email ?? null,
        phone: phone ?? null,
        phoneBy: phoneBy ?? 'SMS',
        hours: (hours ?? []).map(({ dayOfWeek, start, end }) => ({
          dayOfWeek,
          timeRange: { start, end },
        })),
      });
      if (!checked.ok) return { success: false, error: checked.error, position };
      contacts.push({ ...checked.value, id: deps.newId() });
    }
    const { companyId } = venue;
    await deps.db.transaction().execute(async (trx) => {
      await replaceContacts(trx, companyId, venue.id, contacts);
      // Who may be called is in the table; the log, read by more people, holds how many (D-128).
      const details = { count: contacts.length };
      const entry = { action: 'setVenueContacts', subjectId: venue.id, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
    });
    return { success: true, error: null, position: null };
  };
