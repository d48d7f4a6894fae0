import type { Language } from '@tallrik/domain/company/languages';
import dk from '@tallrik/translations/catalogues/dk';
import en from '@tallrik/translations/catalogues/en';
import es from '@tallrik/translations/catalogues/es';
import no from '@tallrik/translations/catalogues/no';
import se from '@tallrik/translations/catalogues/se';
import tr from '@tallrik/translations/catalogues/tr';
import { compileCatalogue } from '@tallrik/translations/compile-catalogue';
import { createTranslator } from '@tallrik/translations/translate';
import { useMemo, type ReactNode } from 'react';
import { ServicesProvider, type Services } from '../services/services.tsx';
import { MessagesProvider } from '../translate/use-translate.tsx';
import { storyServices } from './story-services.ts';

const CATALOGUES: Record<Language, Record<string, string>> = { en, se, es, no, tr, dk };

/** Around a story or a test of the guest app: a demo company and its texts, at once and without a server. */
export function GuestStory(props: {
  language: Language;
  services?: Partial<Services>;
  children: ReactNode;
}) {
  const { language } = props;
  const messages = useMemo(
    () => ({
      language,
      translate: createTranslator(language, compileCatalogue(CATALOGUES[language])),
      changeLanguage: async () => {},
    }),
    [language],
  );
  return (
    <ServicesProvider services={{ ...storyServices, ...props.services }}>
      <MessagesProvider messages={messages}>{props.children}</MessagesProvider>
    </ServicesProvider>
  );
}
