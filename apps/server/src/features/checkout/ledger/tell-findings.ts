import {
  COUNTER_OWED_PATIENCE_HOURS,
  FINDING_TOLD_AGAIN_HOURS,
} from '@tallrik/domain/checkout/finding-note';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addJob, type JobPayloads } from '../../../platform/jobs/jobs.ts';
import { html } from '../../../platform/web/html.ts';
import type { SendKeyMail } from '../accounts/mail-key-change.ts';
import { countOpenFindings } from './read-findings.ts';

export type FindingMailTexts = (
  key: 'Mail.Findings.Subject' | 'Mail.Findings.Text' | 'Mail.Findings.Open',
  values: { company: string; count: number },
) => string;

type Deps = { db: Database; now: () => Temporal.Instant; newId: () => string };

/**
 * Tells the owners of what only a person can end: once, and again a day later while it is open (MONEY-15). Whatever
 * else is open goes into the same mail. That it was told and the mails' jobs are written together.
 */
export const makeTellFindings = (deps: Deps) => async (): Promise<void> => {
  const { db, now } = deps;
  const at = now();
  const ago = (hours: number) => new Date(at.subtract({ hours }).epochMilliseconds);
  const { rows } = await sql<{ companyId: string }>`
    select distinct company_id from reconciliation_findings
    where resolved_at is null and remedy = 'OPERATOR' and company_id is not null
      and (kind <> 'COUNTER_OWED' or found_at <= ${ago(COUNTER_OWED_PATIENCE_HOURS)})
      and (told_at is null or told_at <= ${ago(FINDING_TOLD_AGAIN_HOURS)})`.execute(db);
  for (const { companyId } of rows) await tellCompany(deps, companyId, at);
};

const tellCompany = (
  { db, newId }: Deps,
  companyId: string,
  now: Temporal.Instant,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const before = new Date(now.subtract({ hours: FINDING_TOLD_AGAIN_HOURS }).epochMilliseconds);
    await sql`select pg_advisory_xact_lock(hashtextextended('findings ' || ${companyId}, 0))`.execute(
      trx,
    );
    // Another server may have told it while this one waited.
    const due = await trx
      .selectFrom('reconciliationFindings')
      .select('id')
      .where('companyId', '=', companyId)
      .where('resolvedAt', 'is', null)
      .where('remedy', '=', 'OPERATOR')
      .where((row) => row.or([row('toldAt', 'is', null), row('toldAt', '<=', before)]))
      .limit(1)
      .execute();
    if (due.length === 0) return;
    await trx
      .updateTable('reconciliationFindings')
      .set({ toldAt: new Date(now.epochMilliseconds) })
      .where('companyId', '=', companyId)
      .where('resolvedAt', 'is', null)
      .where('remedy', '=', 'OPERATOR')
      .execute();
    const owners = await trx
      .selectFrom('staffMembers')
      .select('id')
      .where('companyId', '=', companyId)
      .where('role', '=', 'COMPANY_ADMIN')
      .where('active', '=', true)
      .execute();
    for (const { id: ownerId } of owners) {
      const mailId = newId();
      const key = { key: `mail:${mailId}` };
      await addJob(trx, 'mail-findings', { companyId, ownerId, mailId }, key);
    }
  });

export const makeMailFindings =
  (deps: {
    db: Database;
    /** Null: this server sends no mail. */
    sendMail: SendKeyMail | null;
    textsIn: (language: Language) => FindingMailTexts;
    origin: () => string;
  }) =>
  async ({ companyId, ownerId, mailId }: JobPayloads['mail-findings']): Promise<void> => {
    const found = await deps.db
      .selectFrom('staffMembers')
      .innerJoin('companies', 'companies.id', 'staffMembers.companyId')
      .select(['email', 'companies.displayName', 'defaultLanguage'])
      .where('staffMembers.companyId', '=', companyId)
      .where('staffMembers.id', '=', ownerId)
      .where('staffMembers.active', '=', true)
      .executeTakeFirst();
    const count = await countOpenFindings(deps.db, { companyId, venueIds: 'ALL' });
    // Somebody may have ended all of it meanwhile.
    if (!found || !deps.sendMail || count === 0) return;
    const { email, displayName: company, defaultLanguage } = found;
    const texts = deps.textsIn(
      defaultLanguage === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, defaultLanguage),
    );
    const values = { company, count };
    const address = `${deps.origin()}/console/office/reports/findings`;
    const text = texts('Mail.Findings.Text', values);
    await deps.sendMail({
      id: mailId,
      to: email,
      senderName: company,
      replyTo: null,
      subject: texts('Mail.Findings.Subject', values),
      text: `${text}\n\n${address}\n`,
      html: html`<p>${text}</p>
        <p><a href="${address}">${texts('Mail.Findings.Open', values)}</a></p>`.markup,
      attachments: [],
    });
  };
