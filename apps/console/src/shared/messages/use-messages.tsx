import type { Language } from '@tallrik/domain/company/languages';
import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import type { Translate } from '@tallrik/translations/translate';
import { createContext, use, type ReactNode } from 'react';

export type ConsoleTranslate = Translate<ConsoleTranslationKey>;

export type Messages = {
  language: Language;
  translate: ConsoleTranslate;
  /** Loads the texts first, so that the board never shows two languages. */
  changeLanguage: (language: Language) => Promise<void>;
};

const MessagesContext = createContext<Messages | null>(null);

export const MessagesProvider = (props: { messages: Messages; children: ReactNode }) => (
  <MessagesContext value={props.messages}>{props.children}</MessagesContext>
);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it');
  return messages;
}

export const useTranslate = (): ConsoleTranslate => useMessages().translate;
