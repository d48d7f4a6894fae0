import type {
  GuestFile,
  GuestFilePart,
  GuestFileResult,
} from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { ProveAgain } from './delete-guest.ts';
import { guestToChange } from './guest-changes.ts';
import { readGuestFile } from './guest-file-parts.ts';
import { isShared } from './guest-reader.ts';
import { writeGuestFile, type GuestFileTitles } from './write-guest-file.ts';

type Wanted = { companyId?: string | null | undefined; userId: string };

/** So long it waits to be fetched. */
const KEPT = { hours: 7 * 24 } as const;
const LONGEST_TITLE = 100;

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

const COLUMNS = ['id', 'createdAt', 'expiresAt', 'madeAt'] as const;
type Row = { id: string; createdAt: Date; expiresAt: Date; madeAt: Date | null };

const answerOf = ({ id, createdAt, expiresAt, madeAt }: Row): GuestFile => ({
  id,
  askedAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isReady: madeAt !== null,
});

/** Asked for, written by a job, fetched once by who asked (GUESTS-08). */
export function makeGuestFiles(deps: {
  db: Database;
  now: () => Temporal.Instant;
  proveAgain: ProveAgain;
}) {
  const { db } = deps;

  const find = async (context: StaffContext, wanted: Wanted): Promise<GuestFile | null> => {
    const { staff, companyId } = await guestToChange(db, context, wanted, 'GUEST_DATA');
    const row = await db
      .selectFrom('guestFiles')
      .select([...COLUMNS])
      .where('companyId', '=', companyId)
      .where('userId', '=', wanted.userId)
      .where('staffId', '=', staff.staffId)
      .where('fetchedAt', 'is', null)
      .where('expiresAt', '>', dateOf(context.now()))
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? answerOf(row) : null;
  };

  const ask = async (
    context: StaffContext,
    wanted: Wanted & {
      id: string;
      titles: readonly { part: GuestFilePart; title: string }[];
      proof?: string | null | undefined;
    },
  ): Promise<GuestFileResult> => {
    const { id, userId } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUEST_DATA');
    if (!isUuid(id)) throw badInput('Not an id');
    if (wanted.titles.some(({ title }) => title.length > LONGEST_TITLE))
      throw badInput(`A title has at most ${LONGEST_TITLE} characters`);
    if (isShared(reader)) return { error: 'ACCOUNT_SHARED', file: null };
    const { staff, companyId } = reader;
    const now = context.now();
    const from = { address: context.address, now };
    const refusal = await deps.proveAgain(staff, wanted.proof ?? '', from);
    if (refusal !== null) return { error: refusal, file: null };
    const titles = Object.fromEntries(wanted.titles.map(({ part, title }) => [part, title]));
    const row = await db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('guestFiles')
        .values({
          id,
          companyId,
          userId,
          staffId: staff.staffId,
          titles: JSON.stringify(titles),
          createdAt: dateOf(now),
          expiresAt: dateOf(now.add(KEPT)),
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning([...COLUMNS])
        .executeTakeFirst();
      if (!made)
        return trx
          .selectFrom('guestFiles')
          .select([...COLUMNS])
          .where('id', '=', id)
          .where('companyId', '=', companyId)
          .where('userId', '=', userId)
          .where('staffId', '=', staff.staffId)
          .executeTakeFirst();
      await addJob(trx, 'make-guest-file', { companyId, fileId: id });
      const entry = { action: 'askGuestFile', subjectId: userId, details: {}, companyId };
      await writeAudit(trx, staff, entry, now);
      return made;
    });
    if (!row) throw notFound('File');
    return { error: null, file: answerOf(row) };
  };

  /** Written once; of somebody who left meanwhile there is nothing to write. */
  const make: JobHandlers['make-guest-file'] = async ({ companyId, fileId }) => {
    const file = await db
      .selectFrom('guestFiles')
      .innerJoin('users', 'users.id', 'guestFiles.userId')
      .select(['guestFiles.userId', 'guestFiles.titles'])
      .where('guestFiles.id', '=', fileId)
      .where('guestFiles.companyId', '=', companyId)
      .where('guestFiles.madeAt', 'is', null)
      .where('users.deleted', '=', false)
      .executeTakeFirst();
    if (!file) return;
    const data = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => readGuestFile(trx, file.userId));
    const bytes = Buffer.from(writeGuestFile(data, file.titles as GuestFileTitles));
    await db
      .updateTable('guestFiles')
      .set({ bytes, madeAt: dateOf(deps.now()) })
      .where('id', '=', fileId)
      .where('companyId', '=', companyId)
      .where('madeAt', 'is', null)
      .execute();
  };

  return { find, ask, make };
}

/** Nobody needs them any more (D-145). */
export async function forgetOldGuestFiles(db: Database, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('guestFiles').where('expiresAt', '<', dateOf(now)).execute();
}
