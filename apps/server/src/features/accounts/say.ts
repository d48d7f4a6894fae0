import type { Company } from '@tallrik/domain/company/configuration';
import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import { ACCOUNT_MESSAGES, type AccountMessage } from './account-texts.ts';

export type Say = (
  message: AccountMessage,
  to: { companyId: string; language: Language | null },
) => Promise<string>;

/** In the language the guest chose, else the company's, else the product's (D-15). */
export const makeSay =
  (deps: { findCompany: (companyId: string) => Promise<Company | null> }): Say =>
  async (message, { companyId, language }) => {
    const spoken = language ?? (await deps.findCompany(companyId))?.defaultLanguage;
    return ACCOUNT_MESSAGES[spoken ?? DEFAULT_LANGUAGE][message];
  };
