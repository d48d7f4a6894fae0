import { LANGUAGES, type Language, type Localized } from '../../company/languages.ts';
import { localized } from '../../company/localized.ts';
import { printableLine } from '../../printable-text.ts';
import { ok, type Result } from '../../result.ts';
import { isMarked, withoutMarker } from '../dishes.ts';
import { type EditProblem, problem } from './edit-problem.ts';

/** Far more than any text of a menu may hold: what is longer is refused for its length, read or not. */
const LONGEST_READ = 4_000;

/** CATALOG-05: line breaks and control characters become spaces, those at the ends go. */
export const cleanLine = (text: string): string =>
  printableLine(text.slice(0, LONGEST_READ).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim();

export type TextRule = {
  field: string;
  defaultLanguage: Language;
  longest: number;
  isRequired: boolean;
};

/** Each language cleaned, empty ones left out: what is missing falls back (O-38). */
export function checkText(text: Localized, rule: TextRule): Result<Localized, EditProblem> {
  const cleaned: Localized = {};
  for (const language of LANGUAGES) {
    const line = cleanLine(text[language] ?? '');
    if (line === '') continue;
    if ([...line].length > rule.longest) {
      return problem('TEXT_TOO_LONG', `${rule.field}.${language}`, { limit: rule.longest });
    }
    cleaned[language] = line;
  }
  return rule.isRequired && cleaned[rule.defaultLanguage] === undefined
    ? problem('TEXT_REQUIRED', `${rule.field}.${rule.defaultLanguage}`)
    : ok(cleaned);
}

/** What the plain column beside a localized one holds (CATALOG-05). */
export const plainText = (text: Localized, defaultLanguage: Language): string =>
  localized(text, '', defaultLanguage, { defaultLanguage });

/** Rows from before there were languages have the plain text only. */
export const storedText = (
  text: Localized,
  plain: string | null,
  defaultLanguage: Language,
): Localized =>
  Object.keys(text).length > 0 || plain === null || plain === ''
    ? text
    : { [defaultLanguage]: plain };

export type MarkedTitle = { title: Localized; isOffStartPage: boolean };

/** A title as the office shows it: the marker is a switch beside it (CATALOG-06). */
export const splitMarker = (title: Localized): MarkedTitle => ({
  title: mapText(title, withoutMarker),
  isOffStartPage: isMarked({ title: '', titleLang: title }),
});

/** The title as it is stored: `[m]` behind each text, so that whichever is read carries it. */
export const joinMarker = ({ title, isOffStartPage }: MarkedTitle): Localized =>
  isOffStartPage ? mapText(title, (text) => `${text} [m]`) : title;

const mapText = (text: Localized, change: (line: string) => string): Localized =>
  Object.fromEntries(Object.entries(text).map(([language, line]) => [language, change(line)]));
