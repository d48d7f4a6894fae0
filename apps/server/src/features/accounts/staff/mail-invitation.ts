import { createHash } from 'node:crypto';
import type { Language } from '@tallrik/domain/company/languages';
import type { RateLimits } from '../../../platform/auth/rate-limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { html } from '../../../platform/web/html.ts';
import { inTime } from '../../../platform/in-time.ts';
import { languageOfPerson } from './language-of-person.ts';
import type { StaffMember } from './staff-store.ts';

export type StaffMailTexts = (
  key:
    | 'Mail.Invitation.Subject'
    | 'Mail.Invitation.Text'
    | 'Mail.Invitation.Link'
    | 'Mail.ConfirmEmail.Subject'
    | 'Mail.ConfirmEmail.Text'
    | 'Mail.ConfirmEmail.Link'
    | 'Mail.ConfirmEmail.InUse'
    | 'Mail.FactorRemoved.Subject'
    | 'Mail.FactorRemoved.Text',
  values: { company: string; inviter: string; name: string },
) => string;

export type SendStaffMail = (mail: {
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

type StaffMailDeps = {
  db: Database;
  log: Pick<Logger, 'warn'>;
  newId: () => string;
  /** Null: this server sends no mail. */
  sendMail: SendStaffMail | null;
  textsIn: (language: Language) => StaffMailTexts;
  origin: () => string;
  rates: Pick<RateLimits, 'invitation'>;
};

type Words = Parameters<StaffMailTexts>[1];

/** Mails somebody of the team, in their own language, else the company's. False: nothing went out. */
const makeMailStaff =
  (deps: StaffMailDeps) =>
  async (
    member: StaffMember,
    /** Who did what the mail tells. */
    senderId: string,
    write: (texts: StaffMailTexts, words: Words) => { subject: string; text: string; html: string },
  ): Promise<boolean> => {
    const { db, sendMail } = deps;
    if (!sendMail) return false;
    // Beyond it the address on the screen has to do: an invitation is never refused for it.
    if (await deps.rates.invitation(member.companyId, addresseeOf(member))) return false;
    const { displayName, defaultLanguage, inviter } = await db
      .selectFrom('companies')
      .innerJoin('staffMembers', (join) => join.on('staffMembers.id', '=', senderId))
      .select(['displayName', 'defaultLanguage', 'staffMembers.name as inviter'])
      .where('companies.id', '=', member.companyId)
      .executeTakeFirstOrThrow();
    const texts = deps.textsIn(languageOfPerson(member.language, defaultLanguage));
    const mail = {
      id: deps.newId(),
      to: member.email,
      senderName: displayName,
      replyTo: null,
      ...write(texts, { company: displayName, inviter, name: member.name }),
      attachments: [],
    };
    try {
      return (await inTime(sendMail(mail), LONGEST_WAIT_MS)).kind === 'SENT';
    } catch (error) {
      deps.log.warn({ err: error, staffId: member.id }, 'a mail to staff could not be sent');
      return false;
    }
  };

/**
 * Sends an invitation by mail, in the company's language (SETUP-05). At once and not by a job: the secret in it is kept
 * nowhere. False: it has to be handed over by hand.
 */
export const makeMailInvitation = (deps: StaffMailDeps) => {
  const mailStaff = makeMailStaff(deps);
  return (member: StaffMember, invitation: string, inviterId: string): Promise<boolean> =>
    mailStaff(member, inviterId, (texts, words) => {
      const text = texts('Mail.Invitation.Text', words);
      // Behind the hash: no server and no log on the way sees the secret.
      const link = `${deps.origin()}/console/invitation#${invitation}`;
      return {
        subject: texts('Mail.Invitation.Subject', words),
        text: `${text}\n\n${link}\n`,
        html: html`<p>${text}</p>
          <p><a href="${link}">${texts('Mail.Invitation.Link', words)}</a></p>`.markup,
      };
    });
};

export type MailInvitation = ReturnType<typeof makeMailInvitation>;

/** Tells somebody that the second factor was taken off, and by whom (TEAM-06). */
export const makeMailFactorRemoved = (deps: StaffMailDeps) => {
  const mailStaff = makeMailStaff(deps);
  return (member: StaffMember, removerId: string): Promise<boolean> =>
    mailStaff(member, removerId, (texts, words) => {
      const text = texts('Mail.FactorRemoved.Text', words);
      return {
        subject: texts('Mail.FactorRemoved.Subject', words),
        text: `${text}\n`,
        html: html`<p>${text}</p>`.markup,
      };
    });
};

export type MailFactorRemoved = ReturnType<typeof makeMailFactorRemoved>;

/**
 * The link that makes a new address count (TEAM-10), to that address. Without a secret it is somebody's already: they are
 * told, so that who asked learns nothing from what is sent (D-591).
 */
export const makeMailNewAddress = (deps: StaffMailDeps) => {
  const mailStaff = makeMailStaff(deps);
  return (member: StaffMember, secret: string | null): Promise<boolean> =>
    mailStaff(member, member.id, (texts, words) => {
      const subject = texts('Mail.ConfirmEmail.Subject', words);
      if (secret === null) {
        const text = texts('Mail.ConfirmEmail.InUse', words);
        return { subject, text: `${text}\n`, html: html`<p>${text}</p>`.markup };
      }
      const text = texts('Mail.ConfirmEmail.Text', words);
      const link = `${deps.origin()}/console/confirm-mail#${secret}`;
      return {
        subject,
        text: `${text}\n\n${link}\n`,
        html: html`<p>${text}</p>
          <p><a href="${link}">${texts('Mail.ConfirmEmail.Link', words)}</a></p>`.markup,
      };
    });
};

export type MailNewAddress = ReturnType<typeof makeMailNewAddress>;
