import { CURRENCIES, type Currency } from '../money/currency.ts';
import { currencyOfCompany } from '../money/currency-of-company.ts';
import { COUNTRIES } from './country-presets.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** What a company has decided for all its venues, as the office changes it (LOOK-12 to LOOK-19). */
export type Switches = {
  /** Null: as the deployment says. */
  enableAnonymousOrders: boolean | null;
  disablePickuptime: boolean | null;
  phoneCode: string | null;
  phoneCooldownDays: number;
  smsSender: string | null;
  unansweredOrderMinutes: number;
  bagItemId: string | null;
  invoiceFormUrl: string | null;
  languages: Language[];
  defaultLanguage: Language;
  country: string;
  /** Null: the deployment's usual one. */
  defaultCurrency: Currency | null;
} & Record<PlainSwitch, boolean>;

export const PLAIN_SWITCHES = [
  'disableComments',
  'enableTipping',
  'enablePromoCodes',
  'hasMembershipCards',
  'syncEta',
  'capturesAtOnce',
  'force3DSecure',
  'enableInvoicing',
  'enableAnalytics',
] as const;
export type PlainSwitch = (typeof PLAIN_SWITCHES)[number];

/** What is asked for; left out stays. */
export type SwitchesChange = { [Name in keyof Switches]?: Switches[Name] | undefined };

/** What stands against another currency or country. */
export type CompanyUse = { hasOrders: boolean; itemsWithUnknownVat: (country: string) => number };

export type SwitchesProblem = {
  code: 'FIELD_INVALID' | 'ADDRESS_NOT_ALLOWED' | 'CURRENCY_IN_USE' | 'COUNTRY_IN_USE';
  field: keyof Switches;
};

export const LONGEST_ANSWER_MINUTES = 120;
export const LONGEST_COOLDOWN_DAYS = 365;
export const LONGEST_FORM_ADDRESS = 500;

const PHONE_CODE = /^\+[0-9]{1,4}$/;
const SMS_SENDER = /^(?:[A-Za-z0-9 ]{1,11}|\+[1-9][0-9]{6,14})$/;
const LONGEST_SENDER = 16;

const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** How a sender is shown on a phone: up to 11 letters and digits, or a number (LOOK-14). */
export const isSmsSender = (text: string): boolean =>
  text.length <= LONGEST_SENDER && SMS_SENDER.test(text);

export const isPhoneCode = (text: string): boolean => text.length <= 5 && PHONE_CODE.test(text);

const FORM_ADDRESS = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::[0-9]{1,5})?(?:[/?#][^\s\\]*)?$/i;

/** A form lies behind https, under a name, without a password in its address (LOOK-17, D-89). */
export const isFormAddress = (text: string): boolean =>
  text.length <= LONGEST_FORM_ADDRESS && FORM_ADDRESS.test(text);

const written = (text: string | null | undefined): string | null => text?.trim() || null;

/** The switches with the change in them, or what is wrong with the change. */
export function changeSwitches(
  stands: Switches,
  change: SwitchesChange,
  use: CompanyUse,
): Switches | SwitchesProblem {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Switches>;
  const next: Switches = { ...stands, ...given };
  if (given.phoneCode !== undefined) next.phoneCode = written(given.phoneCode);
  if (given.smsSender !== undefined) next.smsSender = written(given.smsSender);
  if (given.invoiceFormUrl !== undefined) next.invoiceFormUrl = written(given.invoiceFormUrl);
  next.languages = LANGUAGES.filter((language) => next.languages.includes(language));
  const wrong = wrongField(next, given);
  if (wrong) return { code: 'FIELD_INVALID', field: wrong };
  if (given.invoiceFormUrl && next.invoiceFormUrl && !isFormAddress(next.invoiceFormUrl))
    return { code: 'ADDRESS_NOT_ALLOWED', field: 'invoiceFormUrl' };
  return inAnotherCountry(stands, next, given, use);
}

/** Only what is changed is held against the rules: what stands there from before is nobody's mistake now. */
function wrongField(next: Switches, given: Partial<Switches>): keyof Switches | null {
  const checks: readonly [keyof Switches, boolean][] = [
    ['phoneCode', next.phoneCode === null || isPhoneCode(next.phoneCode)],
    ['phoneCooldownDays', isWhole(next.phoneCooldownDays, 0, LONGEST_COOLDOWN_DAYS)],
    ['smsSender', next.smsSender === null || isSmsSender(next.smsSender)],
    ['unansweredOrderMinutes', isWhole(next.unansweredOrderMinutes, 1, LONGEST_ANSWER_MINUTES)],
    ['languages', next.languages.includes(next.defaultLanguage)],
    ['defaultLanguage', next.languages.includes(next.defaultLanguage)],
    ['country', COUNTRIES.some((country) => country === next.country)],
    ['defaultCurrency', CURRENCIES.some((currency) => currency === next.defaultCurrency)],
  ];
  return checks.find(([field, isRight]) => given[field] !== undefined && !isRight)?.[0] ?? null;
}

/** Prices and receipts of before must stay what they are (LOOK-19). */
function inAnotherCountry(
  stands: Switches,
  next: Switches,
  given: Partial<Switches>,
  use: CompanyUse,
): Switches | SwitchesProblem {
  const isMoved = next.country !== stands.country;
  if (isMoved && use.itemsWithUnknownVat(next.country) > 0)
    return { code: 'COUNTRY_IN_USE', field: 'country' };
  const before = currencyOfCompany(stands);
  // Said aloud once it matters: another country must not change the currency of prices by itself.
  const settled = isMoved && !given.defaultCurrency ? { ...next, defaultCurrency: before } : next;
  const after = currencyOfCompany(settled);
  if (given.defaultCurrency && after !== given.defaultCurrency)
    return { code: 'FIELD_INVALID', field: 'defaultCurrency' };
  if (after === before) return settled;
  const field = isMoved && !given.defaultCurrency ? 'country' : 'defaultCurrency';
  return use.hasOrders ? { code: 'CURRENCY_IN_USE', field } : settled;
}
