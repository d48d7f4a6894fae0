import type { Language } from '@tallrik/domain/company/languages';
import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import type { Translate } from '@tallrik/translations/translate';
import { createContext, use, type ReactNode } from 'react';

export type ConsoleTranslate = Translate<ConsoleTranslationKey>;

export type Speech = {
  language: Language;
  translate: ConsoleTranslate;
  /** Loads the texts first, so that the board never shows two languages. */
  changeLanguage: (language: Language) => Promise<void>;
};

const SpeechContext = createContext<Speech | null>(null);

export const SpeechProvider = (props: { speech: Speech; children: ReactNode }) => (
  <SpeechContext value={props.speech}>{props.children}</SpeechContext>
);

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechProvider above it');
  return speech;
}

export const useTranslate = (): ConsoleTranslate => useSpeech().translate;
