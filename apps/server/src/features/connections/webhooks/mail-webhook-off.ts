import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addJob, type JobPayloads } from '../../../platform/jobs/jobs.ts';
import { html } from '../../../platform/web/html.ts';

export type WebhookMailTexts = (
  key: 'Mail.WebhookOff.Subject' | 'Mail.WebhookOff.Text',
  values: { company: string; host: string },
) => string;

export type SendWebhookMail = (mail: {
  id: string;
  to: string;
  senderName: string;
  replyTo: null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly never[];
}) => Promise<{ kind: 'SENT' } | { kind: 'REFUSED'; code: string }>;

/** In the transaction that switches it off: every owner is told. */
export async function addOffMails(
  trx: Database,
  { companyId, endpointId }: { companyId: string; endpointId: string },
  { newId }: { newId: () => string },
): Promise<void> {
  const owners = await trx
    .selectFrom('staffMembers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('active', '=', true)
    .execute();
  for (const { id: ownerId } of owners) {
    const mailId = newId();
    const payload = { companyId, endpointId, ownerId, mailId };
    await addJob(trx, 'mail-webhook-off', payload, { key: `mail:${mailId}` });
  }
}

export const makeMailWebhookOff =
  (deps: {
    db: Database;
    /** Null: this server sends no mail. */
    sendMail: SendWebhookMail | null;
    textsIn: (language: Language) => WebhookMailTexts;
  }) =>
  async (payload: JobPayloads['mail-webhook-off']): Promise<void> => {
    const found = await deps.db
      .selectFrom('staffMembers as owner')
      .innerJoin('companies', 'companies.id', 'owner.companyId')
      .innerJoin('webhookEndpoints as endpoint', 'endpoint.companyId', 'companies.id')
      .select(['owner.email', 'companies.displayName', 'defaultLanguage', 'endpoint.address'])
      .where('owner.companyId', '=', payload.companyId)
      .where('owner.id', '=', payload.ownerId)
      .where('owner.active', '=', true)
      .where('endpoint.id', '=', payload.endpointId)
      .executeTakeFirst();
    if (!found || !deps.sendMail) return;
    const { email, displayName, defaultLanguage, address } = found;
    const texts = deps.textsIn(
      defaultLanguage === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, defaultLanguage),
    );
    const words = { company: displayName, host: new URL(address).host };
    const text = texts('Mail.WebhookOff.Text', words);
    await deps.sendMail({
      id: payload.mailId,
      to: email,
      senderName: displayName,
      replyTo: null,
      subject: texts('Mail.WebhookOff.Subject', words),
      text: `${text}\n`,
      html: html`<p>${text}</p>`.markup,
      attachments: [],
    });
  };
