import { BCP47, type Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../../platform/database/database.ts';
import { addJob, type JobPayloads } from '../../../platform/jobs/jobs.ts';
import { html } from '../../../platform/web/html.ts';
import { languageOfPerson } from './language-of-person.ts';
import type { SendStaffMail } from './mail-invitation.ts';

type Notice = JobPayloads['mail-staff-notice'];

/** In the transaction of what it tells: neither is ever there without the other. */
export async function addNotice(
  trx: Database,
  notice: Omit<Notice, 'mailId'>,
  newId: () => string,
): Promise<void> {
  const mailId = newId();
  await addJob(trx, 'mail-staff-notice', { ...notice, mailId }, { key: `mail:${mailId}` });
}

export type NoticeTexts = (
  key:
    | 'Mail.NewSignIn.Subject'
    | 'Mail.NewSignIn.Text'
    | 'Mail.NewSignIn.UnknownDevice'
    | 'Mail.NewFactor.Subject'
    | 'Mail.NewFactor.Text'
    | 'Mail.EmailChanged.Subject'
    | 'Mail.EmailChanged.Text',
  values: { company: string; name: string; device: string },
) => string;

const KEYS = {
  SIGN_IN: ['Mail.NewSignIn.Subject', 'Mail.NewSignIn.Text'],
  FACTOR: ['Mail.NewFactor.Subject', 'Mail.NewFactor.Text'],
  EMAIL: ['Mail.EmailChanged.Subject', 'Mail.EmailChanged.Text'],
} as const;

/** 'Firefox, Windows (Sweden)'. */
function deviceInWords(
  { device, country }: { device: string; country: string | null },
  language: Language,
  unknown: string,
): string {
  const name = device === '' ? unknown : device;
  if (country === null) return name;
  const countries = new Intl.DisplayNames([BCP47[language]], { type: 'region', fallback: 'code' });
  return `${name} (${countries.of(country) ?? country})`;
}

/** Tells somebody what was done with their account (TEAM-09, TEAM-10). */
export const makeMailStaffNotice = (deps: {
  db: Database;
  /** Null: this server sends no mail. */
  sendMail: SendStaffMail | null;
  textsIn: (language: Language) => NoticeTexts;
}) => {
  const { db } = deps;
  const findSession = ({ companyId, subjectId }: Notice) =>
    db
      .selectFrom('staffSessions')
      .select(['device', 'country'])
      .where('companyId', '=', companyId)
      .where('id', '=', subjectId)
      .executeTakeFirst();
  const findOldEmail = async ({ companyId, subjectId }: Notice) =>
    (
      await db
        .selectFrom('staffEmailChanges')
        .select('oldEmail')
        .where('companyId', '=', companyId)
        .where('id', '=', subjectId)
        .executeTakeFirst()
    )?.oldEmail;

  return async (notice: Notice): Promise<void> => {
    const { companyId, staffId, mailId } = notice;
    const found = await db
      .selectFrom('staffMembers')
      .innerJoin('companies', 'companies.id', 'staffMembers.companyId')
      .select(['email', 'name', 'language', 'displayName', 'defaultLanguage'])
      .where('staffMembers.companyId', '=', companyId)
      .where('staffMembers.id', '=', staffId)
      .executeTakeFirst();
    const to = notice.notice === 'EMAIL' ? await findOldEmail(notice) : found?.email;
    if (!found || !deps.sendMail || to === undefined) return;
    const language = languageOfPerson(found.language, found.defaultLanguage);
    const texts = deps.textsIn(language);
    const words = { company: found.displayName, name: found.name, device: '' };
    const session = notice.notice === 'SIGN_IN' ? await findSession(notice) : undefined;
    const unknown = texts('Mail.NewSignIn.UnknownDevice', words);
    const device = session ? deviceInWords(session, language, unknown) : unknown;
    const [subject, body] = KEYS[notice.notice];
    const text = texts(body, { ...words, device });
    await deps.sendMail({
      id: mailId,
      to,
      senderName: found.displayName,
      replyTo: null,
      subject: texts(subject, words),
      text: `${text}\n`,
      html: html`<p>${text}</p>`.markup,
      attachments: [],
    });
    // The old address has served its purpose.
    if (notice.notice === 'EMAIL')
      await db
        .deleteFrom('staffEmailChanges')
        .where('companyId', '=', companyId)
        .where('id', '=', notice.subjectId)
        .execute();
  };
};
