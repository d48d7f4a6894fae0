import type { Language } from '@tallrik/domain/company/languages';
import dk from './catalogues/console/dk.json';
import en from './catalogues/console/en.json';
import es from './catalogues/console/es.json';
import no from './catalogues/console/no.json';
import se from './catalogues/console/se.json';
import tr from './catalogues/console/tr.json';
import { compileCatalogue } from './compile-catalogue.ts';
import type { ConsoleTranslationKey } from './keys.ts';
import { createTranslator, type Translate } from './translate.ts';

/** What of the console's texts stands on paper. */
type TicketTranslationKey = Extract<
  ConsoleTranslationKey,
  `Console.Ticket.${string}` | `Console.Time.${string}`
>;
const PREFIXES = ['Console.Ticket.', 'Console.Time.'];

const catalogues: Record<Language, Record<string, string>> = { en, se, es, no, tr, dk };
const translators = new Map<Language, Translate<TicketTranslationKey>>();

/** The words of a kitchen's ticket, the same on the server's printers and the browser's. Compiled when first asked. */
export function ticketTexts(language: Language): Translate<TicketTranslationKey> {
  const known = translators.get(language);
  if (known) return known;
  const own = Object.entries(catalogues[language]).filter(([key]) =>
    PREFIXES.some((prefix) => key.startsWith(prefix)),
  );
  const translate = createTranslator<TicketTranslationKey>(
    language,
    compileCatalogue(Object.fromEntries(own)),
  );
  translators.set(language, translate);
  return translate;
}
