import type { Language } from '@tallrik/domain/company/languages';
import type { Reader } from '@tallrik/domain/menu/dishes';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useCompany } from '../services/services.tsx';
import type { Translate } from './translate.ts';

type Messages = {
  language: Language;
  translate: Translate;
  /** Loads the texts first, so that the page never shows two languages. */
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

export const useTranslate = (): Translate => useMessages().translate;

/** Whose language stored texts are read in (D-13). */
export function useReader(): Reader {
  const { language } = useMessages();
  const { company } = useCompany();
  return useMemo(() => ({ language, company }), [language, company]);
}
