import { createHash, randomBytes } from 'node:crypto';

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

/** Whether the invitation was made after this moment. */
export const wasInvitedAfter = (
  { invitationExpiresAt }: { invitationExpiresAt: Date | null },
  moment: Temporal.Instant,
): boolean =>
  invitationExpiresAt !== null &&
  invitationExpiresAt.getTime() > moment.add({ hours: INVITATION_HOURS }).epochMilliseconds;
