import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addJob, type JobPayloads } from '../../../platform/jobs/jobs.ts';
import { html } from '../../../platform/web/html.ts';

export type KeyMailTexts = (
  key: 'Mail.PaymentKeys.Subject' | 'Mail.PaymentKeys.Own' | 'Mail.PaymentKeys.Platform',
  values: { company: string; name: string },
) => string;

export type SendKeyMail = (mail: {
  id: string;
  to: string;
  senderName: string;
  replyTo: null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly never[];
}) => Promise<{ kind: 'SENT' } | { kind: 'REFUSED'; code: string }>;

type KeyChange = Omit<JobPayloads['mail-key-change'], 'mailId' | 'ownerId'>;

/** In the transaction of the change: every owner is told, also the one who made it (TEAM-09). */
export async function addKeyMails(
  trx: Database,
  change: KeyChange,
  { newId }: { newId: () => string },
): Promise<void> {
  const owners = await trx
    .selectFrom('staffMembers')
    .select('id')
    .where('companyId', '=', change.companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('active', '=', true)
    .execute();
  for (const { id: ownerId } of owners) {
    const mailId = newId();
    await addJob(trx, 'mail-key-change', { ...change, ownerId, mailId }, { key: `mail:${mailId}` });
  }
}

export const makeMailKeyChange =
  (deps: {
    db: Database;
    /** Null: this server sends no mail. */
    sendMail: SendKeyMail | null;
    textsIn: (language: Language) => KeyMailTexts;
  }) =>
  async ({
    companyId,
    ownerId,
    changedBy,
    isOwn,
    mailId,
  }: JobPayloads['mail-key-change']): Promise<void> => {
    const found = await deps.db
      .selectFrom('staffMembers as owner')
      .innerJoin('companies', 'companies.id', 'owner.companyId')
      .innerJoin('staffMembers as changer', (join) => join.on('changer.id', '=', changedBy))
      .select(['owner.email', 'companies.displayName', 'defaultLanguage', 'changer.name'])
      .where('owner.companyId', '=', companyId)
      .where('owner.id', '=', ownerId)
      .where('owner.active', '=', true)
      .executeTakeFirst();
    if (!found || !deps.sendMail) return;
    const { email, displayName, defaultLanguage, name } = found;
    const texts = deps.textsIn(
      defaultLanguage === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, defaultLanguage),
    );
    const words = { company: displayName, name };
    const text = texts(isOwn ? 'Mail.PaymentKeys.Own' : 'Mail.PaymentKeys.Platform', words);
    await deps.sendMail({
      id: mailId,
      to: email,
      senderName: displayName,
      replyTo: null,
      subject: texts('Mail.PaymentKeys.Subject', words),
      text: `${text}\n`,
      html: html`<p>${text}</p>`.markup,
      attachments: [],
    });
  };
