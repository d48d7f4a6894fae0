import type { Language } from '@tallrik/domain/company/languages';
import type { Reader } from '@tallrik/domain/menu/dishes';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useCompany } from '../services/services.tsx';
import type { Translate } from './translate.ts';

type Speech = {
  language: Language;
  translate: Translate;
  /** Loads the texts first, so that the page never shows two languages. */
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

export const useTranslate = (): Translate => useSpeech().translate;

/** Whose language stored texts are read in (D-13). */
export function useReader(): Reader {
  const { language } = useSpeech();
  const { company } = useCompany();
  return useMemo(() => ({ language, company }), [language, company]);
}
