import type { Company } from '@tallrik/domain/company/configuration';
import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import { ACCOUNT_MESSAGES, type AccountMessage } from './account-texts.ts';

export type TranslateMessage = (
  message: AccountMessage,
  to: { companyId: string; language: Language | null },
) => Promise<string>;

/** In the language the guest chose, else the company's, else the product's (D-15). */
export const makeTranslateMessage =
  (deps: { findCompany: (companyId: string) => Promise<Company | null> }): TranslateMessage =>
  async (message, { companyId, language }) => {
    const messageLanguage = language ?? (await deps.findCompany(companyId))?.defaultLanguage;
    return ACCOUNT_MESSAGES[messageLanguage ?? DEFAULT_LANGUAGE][message];
  };
