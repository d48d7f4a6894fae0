import type { ReactElement } from 'react';

/** The default export of a `*.stories.tsx` file: where its stories stand in the gallery. */
export type StoryMeta = {
  title: string;
  /** Bars, sheets and whole pages need the full frame; everything else sits in a padded one. */
  layout?: 'padded' | 'fullscreen';
};

export type StoryLanguage = 'en' | 'se' | 'es' | 'no' | 'tr' | 'dk';

/** Every other export: one state of the component, in the gallery's language where it has texts. It may use hooks. */
export type Story = (props: { language: StoryLanguage }) => ReactElement;
