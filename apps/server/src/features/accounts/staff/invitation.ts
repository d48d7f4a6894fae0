import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffMember } from './staff-store.ts';

const INVITATION_HOURS = 72;

export const hashInvitation = (invitation: string): Buffer =>
  createHash('sha256').update(invitation).digest();

/** Shown once to the administrator who hands it on; only its hash is kept. */
export function newInvitation(now: Temporal.Instant) {
  const invitation = randomBytes(24).toString('base64url');
  return {
    invitation,
    columns: {
      invitationHash: hashInvitation(invitation),
      invitationExpiresAt: new Date(now.add({ hours: INVITATION_HOURS }).epochMilliseconds),
    },
  };
}

/** When it was made; it is good for so long. */
export const invitedAt = (expiresAt: Date): Date =>
  new Date(expiresAt.getTime() - INVITATION_HOURS * 3_600_000);

/** Remembers an invitation that a member has, beyond its end: an old address can then say what became of it. */
export async function recordInvitation(
  trx: Database,
  { id: staffId, companyId, invitationHash: hash, invitationExpiresAt }: StaffMember,
  /** Null: the server itself. */
  inviterId: string | null,
): Promise<void> {
  if (!hash || !invitationExpiresAt) throw new Error(`${staffId} has no invitation`);
  const createdAt = invitedAt(invitationExpiresAt);
  await trx
    .insertInto('staffInvitations')
    .values({ hash, companyId, staffId, inviterId, createdAt })
    .execute();
}

export type KnownInvitation = {
  state: 'OPEN' | 'USED' | 'REPLACED' | 'EXPIRED';
  company: string;
  name: string;
  inviter: string | null;
};

/** What has become of an invitation; null: there never was one. Withdrawn is replaced, by nothing. */
export async function findInvitation(
  db: Database,
  invitation: string,
  now: Temporal.Instant,
): Promise<KnownInvitation | null> {
  const hash = hashInvitation(invitation);
  const row = await db
    .selectFrom('staffInvitations')
    .innerJoin('staffMembers', 'staffMembers.id', 'staffInvitations.staffId')
    .innerJoin('companies', 'companies.id', 'staffInvitations.companyId')
    .leftJoin('staffMembers as inviter', 'inviter.id', 'staffInvitations.inviterId')
    .select(['usedAt', 'displayName as company', 'inviter.name as inviter'])
    .select(['staffMembers.active', 'staffMembers.name'])
    .select(['staffMembers.invitationHash', 'staffMembers.invitationExpiresAt'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return null;
  const { company, name, inviter } = row;
  const known = { company, name, inviter };
  if (row.usedAt) return { ...known, state: 'USED' };
  if (!row.active || !row.invitationHash?.equals(hash)) return { ...known, state: 'REPLACED' };
  const isOver = (row.invitationExpiresAt?.getTime() ?? 0) <= now.epochMilliseconds;
  return { ...known, state: isOver ? 'EXPIRED' : 'OPEN' };
}

/** Whether the invitation was made after this moment. */
export const wasInvitedAfter = (
  { invitationExpiresAt }: { invitationExpiresAt: Date | null },
  moment: Temporal.Instant,
): boolean =>
  invitationExpiresAt !== null &&
  invitationExpiresAt.getTime() > moment.add({ hours: INVITATION_HOURS }).epochMilliseconds;
