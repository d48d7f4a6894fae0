import type { Language } from '@tallrik/domain/company/languages';
import dk from '@tallrik/translations/catalogues/console/dk';
import en from '@tallrik/translations/catalogues/console/en';
import es from '@tallrik/translations/catalogues/console/es';
import no from '@tallrik/translations/catalogues/console/no';
import se from '@tallrik/translations/catalogues/console/se';
import tr from '@tallrik/translations/catalogues/console/tr';
import { compileCatalogue } from '@tallrik/translations/compile-catalogue';
import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import { createTranslator } from '@tallrik/translations/translate';
import { useMemo, useState, type ReactNode } from 'react';
import { MessagesProvider, type ConsoleTranslate } from '../use-messages.tsx';

const CATALOGUES: Record<Language, Record<string, string>> = { en, se, es, no, tr, dk };

export const speakerOf = (language: Language): ConsoleTranslate =>
  createTranslator<ConsoleTranslationKey>(language, compileCatalogue(CATALOGUES[language]));

/** Texts at once, for tests and stories: they have nothing to wait for. */
export function WithMessages(props: { language?: Language; children: ReactNode }) {
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? props.language ?? 'en';
  const messages = useMemo(
    () => ({
      language,
      translate: speakerOf(language),
      changeLanguage: async (wanted: Language) => setChosen(wanted),
    }),
    [language],
  );
  return <MessagesProvider messages={messages}>{props.children}</MessagesProvider>;
}
