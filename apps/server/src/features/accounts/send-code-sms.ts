import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logging/log.ts';
import { CODE_TEXTS } from './account-texts.ts';
import { findCodeToSend, markCodeSent } from './code-store.ts';
import type { DeriveCode } from './derive-code.ts';

export type CodeSms = { key: string; to: string; sender: string; text: string };

export type SendSms = (sms: CodeSms) => Promise<'SENT' | 'REFUSED'>;

const languageOf = (...candidates: (string | null)[]): Language =>
  LANGUAGES.find((language) => language === candidates.find((candidate) => candidate !== null)) ??
  DEFAULT_LANGUAGE;

const SENDER_MAX_LENGTH = 11;
/** As long as a company's name may be. */
const LONGEST_READ = 200;

/** A sender's name as networks take it: up to eleven plain letters, digits and spaces. */
export const senderFromName = (name: string): string =>
  name
    .slice(0, LONGEST_READ)
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .slice(0, SENDER_MAX_LENGTH)
    .trim();

/** The company's own sender, else the deployment's, else what networks take of its name. */
export const makeSmsSenderOf =
  (defaultSender: string | null) =>
  (company: { smsSender: string | null; displayName: string }): string =>
    company.smsSender ?? defaultSender ?? senderFromName(company.displayName);

/** The job that sends a code. Does nothing for one already sent, used, replaced or too old. */
export const makeSendCodeSms =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    deriveCode: DeriveCode;
    send: SendSms;
    /** The deployment's sender, for companies without their own. */
    defaultSender: string | null;
    log: Pick<Logger, 'warn'>;
  }): JobHandlers['send-sms'] =>
  async ({ companyId, codeId }) => {
    const code = await findCodeToSend(deps.db, companyId, codeId, deps.now());
    if (!code) return;
    const language = languageOf(code.language, code.defaultLanguage);
    const digits = deps.deriveCode(codeId, code.purpose);
    const outcome = await deps.send({
      key: codeId,
      to: code.phone,
      sender: code.smsSender ?? deps.defaultSender ?? senderFromName(code.displayName),
      text: CODE_TEXTS[language][code.purpose](digits, code.displayName),
    });
    // A number the gateway will never reach is not tried again; the guest can correct it and ask once more.
    if (outcome === 'REFUSED') deps.log.warn({ companyId, codeId }, 'the gateway refused an SMS');
    await markCodeSent(deps.db, companyId, codeId, deps.now());
  };
