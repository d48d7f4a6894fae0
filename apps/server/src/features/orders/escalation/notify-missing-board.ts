import type { OpenVenue } from '@tallrik/domain/venues/open-hours';
import type { Database } from '../../../platform/database/database.ts';
import { faultPoint } from '../../../platform/faults.ts';
import { goneSightings, hasBeenOpen } from '../board-sightings.ts';
import { contactsOnDuty, writeContactMessage } from './contact-messages.ts';

/**
 * Writes the messages about a board that is gone, and in the same transaction that they are written: whatever dies in
 * between, and however many processes look, contacts are told once an hour. Told to nobody is not told (KITCHEN-09).
 */
export const makeNotifyMissingBoard =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    newId: () => string;
    findVenue: (companyId: string, venueId: string) => Promise<OpenVenue | null>;
  }) =>
  async ({ companyId, venueId }: { companyId: string; venueId: string }): Promise<void> => {
    const now = deps.now();
    if (!hasBeenOpen(await deps.findVenue(companyId, venueId), now)) return;
    await deps.db.transaction().execute(async (trx) => {
      const gone = await goneSightings(trx, now)
        .select('boardSightings.seenAt')
        .where('boardSightings.companyId', '=', companyId)
        .where('boardSightings.venueId', '=', venueId)
        .forUpdate()
        .executeTakeFirst();
      if (!gone) return;
      const contacts = await contactsOnDuty(trx, companyId, venueId, now);
      if (contacts.length === 0) return;
      await trx
        .updateTable('boardSightings')
        .set({ toldAt: new Date(now.epochMilliseconds) })
        .where('companyId', '=', companyId)
        .where('venueId', '=', venueId)
        .execute();
      for (const contact of contacts)
        await writeContactMessage(trx, {
          id: deps.newId(),
          companyId,
          contactId: contact.id,
          step: contact.email === null ? 'SMS' : 'MAIL',
          about: { boardSeenAt: gone.seenAt },
          now,
        });
      faultPoint('board-gone:written');
    });
    faultPoint('board-gone:committed');
  };
