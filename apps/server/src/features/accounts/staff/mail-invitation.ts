import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { RateLimits } from '../../../platform/auth/rate-limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { html } from '../../../platform/web/html.ts';
import { inTime } from '../../../platform/in-time.ts';
import type { StaffMember } from './staff-store.ts';

export type InvitationTexts = (
  key: 'Mail.Invitation.Subject' | 'Mail.Invitation.Text' | 'Mail.Invitation.Link',
  values: { company: string; inviter: string; name: string },
) => string;

export type SendInvitationMail = (mail: {
  id: string;
  to: string;
  senderName: string;
  replyTo: null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly never[];
}) => Promise<{ kind: 'SENT' } | { kind: 'REFUSED'; code: string }>;

/** Counted by a hash: what counts is kept where others can read it. */
const addresseeOf = ({ email }: Pick<StaffMember, 'email'>): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Whoever invites waits this long; then the address on the screen has to do. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Sends an invitation by mail, in the company's language (SETUP-05). At once and not by a job: the secret in it is kept
 * nowhere. False: it has to be handed over by hand.
 */
export const makeMailInvitation =
  (deps: {
    db: Database;
    log: Pick<Logger, 'warn'>;
    newId: () => string;
    /** Null: this server sends no mail. */
    sendMail: SendInvitationMail | null;
    textsIn: (language: Language) => InvitationTexts;
    origin: () => string;
    rates: Pick<RateLimits, 'invitation'>;
  }) =>
  async (member: StaffMember, invitation: string, inviterId: string): Promise<boolean> => {
    const { db, sendMail } = deps;
    if (!sendMail) return false;
    // Beyond it the address on the screen has to do: an invitation is never refused for it.
    if (await deps.rates.invitation(member.companyId, addresseeOf(member))) return false;
    const { displayName, defaultLanguage, inviter } = await db
      .selectFrom('companies')
      .innerJoin('staffMembers', (join) => join.on('staffMembers.id', '=', inviterId))
      .select(['displayName', 'defaultLanguage', 'staffMembers.name as inviter'])
      .where('companies.id', '=', member.companyId)
      .executeTakeFirstOrThrow();
    const texts = deps.textsIn(
      defaultLanguage === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, defaultLanguage),
    );
    const words = { company: displayName, inviter, name: member.name };
    const text = texts('Mail.Invitation.Text', words);
    // Behind the hash: no server and no log on the way sees the secret.
    const link = `${deps.origin()}/console/invitation#${invitation}`;
    const mail = {
      id: deps.newId(),
      to: member.email,
      senderName: displayName,
      replyTo: null,
      subject: texts('Mail.Invitation.Subject', words),
      text: `${text}\n\n${link}\n`,
      html: html`<p>${text}</p>
        <p><a href="${link}">${texts('Mail.Invitation.Link', words)}</a></p>`.markup,
      attachments: [],
    };
    try {
      return (await inTime(sendMail(mail), LONGEST_WAIT_MS)).kind === 'SENT';
    } catch (error) {
      deps.log.warn({ err: error, staffId: member.id }, 'an invitation could not be mailed');
      return false;
    }
  };

export type MailInvitation = ReturnType<typeof makeMailInvitation>;
