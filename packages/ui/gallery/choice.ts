import type { StoryLanguage } from '../src/story.ts';

export const BRANDS = ['nordbro', 'smash', 'lokanta'] as const;
export const LANGUAGES = ['en', 'se', 'es', 'no', 'tr', 'dk'] as const satisfies StoryLanguage[];
export const WIDTHS = [360, 768, 1280] as const;

export type Choice = {
  story: string;
  brand: (typeof BRANDS)[number];
  language: StoryLanguage;
  width: (typeof WIDTHS)[number];
};

function oneOf<T extends string | number>(
  allowed: readonly T[],
  text: string | null,
  fallback: T,
): T {
  return allowed.find((value) => String(value) === text) ?? fallback;
}

/** The address holds the choice, so that a story can be linked to and survives a reload. */
export function readChoice(hash: string): Choice {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    story: params.get('story') ?? '',
    brand: oneOf(BRANDS, params.get('brand'), 'nordbro'),
    language: oneOf(LANGUAGES, params.get('language'), 'en'),
    width: oneOf(WIDTHS, params.get('width'), 360),
  };
}

export function writeChoice(choice: Choice): string {
  return `#${new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)]))}`;
}
