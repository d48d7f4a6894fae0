import { createHash, randomBytes } from 'node:crypto';
import { checkEmail } from '@tallrik/domain/accounts/checks';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { TryLimit } from '../../../platform/auth/try-limit.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { raiseVersions } from '../../../platform/office/office-subject.ts';
import type { MailNewAddress } from './mail-invitation.ts';
import { addNotice } from './account-mails.ts';
import { findStaff, isEmailTaken, lockStaff } from './staff-store.ts';

const LINK_LASTS = { hours: 24 } as const;
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** The own mail address: a link to the new one, and the old one is told (TEAM-10). */
export function makeOwnEmail(deps: {
  db: Database;
  newId: () => string;
  limit: TryLimit;
  mailNewAddress: MailNewAddress;
}) {
  const { db, newId } = deps;

  /** Whose address it is already is not said (D-591): that one gets a mail that says so instead of the link. */
  async function ask(
    staff: StaffViewer,
    given: string,
    now: Temporal.Instant,
  ): Promise<'FIELD_INVALID' | 'MAIL_NOT_SENT' | null> {
    const email = given.trim();
    const member = await findStaff(db, staff.companyId, staff.staffId);
    if (
      !member ||
      member.isDevice ||
      !checkEmail(email).ok ||
      email.toLowerCase() === member.email.toLowerCase()
    )
      return 'FIELD_INVALID';
    const secret = (await isEmailTaken(db, email)) ? null : randomBytes(24).toString('base64url');
    await db.transaction().execute(async (trx) => {
      const { id: staffId, companyId, email: oldEmail } = member;
      await writeAudit(
        trx,
        staff,
        { action: 'changeOwnEmail', subjectId: staffId, details: {} },
        now,
      );
      // Asked for again, the link of before opens nothing.
      await trx
        .deleteFrom('staffEmailChanges')
        .where('companyId', '=', companyId)
        .where('staffId', '=', staffId)
        .where('secretHash', 'is not', null)
        .execute();
      await trx
        .insertInto('staffEmailChanges')
        .values({
          id: newId(),
          companyId,
          staffId,
          oldEmail,
          newEmail: email,
          // One that nobody holds, where there is no link: both look the same to who asked.
          secretHash: secret === null ? randomBytes(32) : hashOf(secret),
          expiresAt: dateOf(now.add(LINK_LASTS)),
        })
        .execute();
    });
    return (await deps.mailNewAddress({ ...member, email }, secret)) ? null : 'MAIL_NOT_SENT';
  }

  /** The link was opened, by whoever reads the new mailbox; signed in or not. */
  async function confirm(
    secret: string,
    { address, now }: { address: string; now: Temporal.Instant },
  ): Promise<'LINK_INVALID' | 'RATE_LIMITED' | 'STAFF_EMAIL_TAKEN' | null> {
    const secretHash = hashOf(secret);
    const tried = { account: `email:${secretHash.toString('hex')}`, address: `staff:${address}` };
    if (!(await deps.limit.begin(tried))) return 'RATE_LIMITED';
    const change = db.transaction().execute(async (trx) => {
      // Used up by being found: the same link twice at once changes the address once.
      const wanted = await trx
        .updateTable('staffEmailChanges')
        .set({ secretHash: null })
        .where('secretHash', '=', secretHash)
        .where('expiresAt', '>', dateOf(now))
        .returning(['id', 'companyId', 'staffId', 'newEmail'])
        .executeTakeFirst();
      const member = wanted ? await lockStaff(trx, wanted.staffId) : null;
      if (!wanted || !member?.active) return 'LINK_INVALID';
      if (await isEmailTaken(trx, wanted.newEmail)) return 'STAFF_EMAIL_TAKEN';
      const { companyId, staffId, id: subjectId } = wanted;
      await trx
        .updateTable('staffMembers')
        .set({ email: wanted.newEmail })
        .where('companyId', '=', companyId)
        .where('id', '=', staffId)
        .execute();
      await raiseVersions(trx, 'staffMembers', companyId, [staffId]);
      const changes = { email: 'changed' };
      const details = { kind: 'STAFF', changes };
      const who = { staffId, companyId };
      await writeAudit(trx, who, { action: 'confirmOwnEmail', subjectId: staffId, details }, now);
      await addNotice(trx, { companyId, staffId, notice: 'EMAIL', subjectId }, newId);
      return null;
    });
    // Two people opened their links for one address in the same instant.
    const refusal = await change.catch((error: unknown) => {
      if (isUniqueViolation(error)) return 'STAFF_EMAIL_TAKEN' as const;
      throw error;
    });
    if (refusal === null) await deps.limit.succeed(tried);
    return refusal;
  }

  /** The address whose link has not been opened yet. */
  const pending = async (
    { companyId, staffId }: StaffViewer,
    now: Temporal.Instant,
  ): Promise<string | null> =>
    (
      await db
        .selectFrom('staffEmailChanges')
        .select('newEmail')
        .where('companyId', '=', companyId)
        .where('staffId', '=', staffId)
        .where('secretHash', 'is not', null)
        .where('expiresAt', '>', dateOf(now))
        .executeTakeFirst()
    )?.newEmail ?? null;

  return { ask, confirm, pending };
}

export type OwnEmail = ReturnType<typeof makeOwnEmail>;
