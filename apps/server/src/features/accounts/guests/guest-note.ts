import type { GuestResult } from '@tallrik/contract/generated/staff-resolvers';
import { checkGuestNote } from '@tallrik/domain/accounts/guest-changes';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { guestAnswer, guestToChange } from './guest-changes.ts';

/** What staff should know about a guest; in the log only that it changed (GUESTS-13, O-36). */
export const makeSaveGuestNote =
  ({ db }: { db: Database }) =>
  async (
    context: StaffContext,
    wanted: {
      companyId?: string | null | undefined;
      userId: string;
      version: number;
      note: string;
    },
  ): Promise<GuestResult> => {
    const { userId, version } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUEST_CORRECTIONS');
    const answer = guestAnswer.bind(null, db, context, reader, userId);
    const note = checkGuestNote(wanted.note);
    if (note === null) return answer({ error: 'TEXT_TOO_LONG', field: 'note' });
    const { companyId, staff } = reader;
    const isWritten = await db.transaction().execute(async (trx) => {
      // A note nobody wrote yet is version 0; who writes the first at the same time as somebody else is the second.
      const { numAffectedRows = 0n } =
        version === 0
          ? await sql`
              insert into guest_notes (company_id, user_id, note) values (${companyId}, ${userId}, ${note})
              on conflict do nothing`.execute(trx)
          : await sql`
              update guest_notes set note = ${note}, version = version + 1
              where company_id = ${companyId} and user_id = ${userId} and version = ${version}`.execute(
              trx,
            );
      if (numAffectedRows === 0n) return false;
      const details = { note: 'changed' };
      const entry = { action: 'saveGuestNote', subjectId: userId, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
      return true;
    });
    return answer(isWritten ? null : { error: 'VERSION_CONFLICT' });
  };
