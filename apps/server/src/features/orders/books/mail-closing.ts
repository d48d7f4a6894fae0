import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobPayloads } from '../../../platform/jobs/jobs.ts';
import type { SendMail } from '../mail/send-receipt.ts';
import { closingMail, type ClosingMailTexts } from './closing-mail.ts';
import { mayReadClosings } from './closing-readers.ts';
import { findClosing } from './closings.ts';

type Deps = {
  db: Database;
  now: () => Temporal.Instant;
  sendMail: SendMail;
  textsIn: (language: Language) => ClosingMailTexts;
  /** Where the office is. */
  origin: () => string;
};

/**
 * A closed day to one of those who were chosen (MONEY-22). The row is held while the mail goes out: a second run, on
 * this server or another, waits and finds it done. It is the same mail to a mail server that sees it twice.
 */
export const makeMailClosing =
  (deps: Deps) =>
  ({ companyId, mailId }: JobPayloads['mail-closing']): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const mail = await trx
        .selectFrom('closingMails')
        .innerJoin('companies', 'companies.id', 'closingMails.companyId')
        .select(['closingId', 'staffId', 'email', 'displayName', 'defaultLanguage'])
        .where('closingMails.companyId', '=', companyId)
        .where('closingMails.id', '=', mailId)
        .where('doneAt', 'is', null)
        .forUpdate('closingMails')
        .executeTakeFirst();
      const closing = mail && (await findClosing(trx, companyId, mail.closingId));
      if (!closing) return;
      const reader = await readReader(trx, { ...mail, companyId, venueId: closing.venueId });
      if (reader) {
        const language = reader.language ?? mail.defaultLanguage;
        const texts = deps.textsIn(
          language === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, language),
        );
        const address = `${deps.origin()}/console/office/reports/closings/${closing.id}`;
        await deps.sendMail({
          id: mailId,
          to: reader.email,
          senderName: mail.displayName,
          replyTo: null,
          attachments: [],
          ...closingMail(closing, texts, address),
        });
      }
      await trx
        .updateTable('closingMails')
        .set({ doneAt: new Date(deps.now().epochMilliseconds), email: null })
        .where('companyId', '=', companyId)
        .where('id', '=', mailId)
        .execute();
    });

/** Null for who has left, or may not read figures any more. */
async function readReader(
  db: Database,
  mail: { companyId: string; venueId: string; staffId: string | null; email: string | null },
): Promise<{ email: string; language: string | null } | null> {
  if (mail.staffId === null)
    return mail.email === null ? null : { email: mail.email, language: null };
  const person = await db
    .selectFrom('staffMembers')
    .select(['email', 'language', 'role', 'venueIds'])
    .where('companyId', '=', mail.companyId)
    .where('id', '=', mail.staffId)
    .where('active', '=', true)
    .executeTakeFirst();
  return person && mayReadClosings(person, mail.venueId) ? person : null;
}
