import type { Language } from '../company/languages.ts';

/** A guest with an account, as its owner may see it. Password and token version never leave their store. */
export type Account = {
  id: string;
  /** The company in which accounts live (userCompanyId, D-03). */
  companyId: string;
  /** Null once the account is deleted, like phone and email. */
  name: string | null;
  phone: string | null;
  email: string | null;
  /** The membership number; never an access key (D-120). */
  easyId: string;
  activated: boolean;
  deleted: boolean;
  /** The language messages are written in; null: the company's. */
  language: Language | null;
  invoiceTargetId: string | null;
  invoiceCustomerId: string | null;
};
