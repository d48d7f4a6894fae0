import type { Localized } from '../company/languages.ts';

export const CONTENT_TYPES = ['SIDEBAR', 'NEWSLETTER'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** The slugs with a fixed meaning (CONTENT-07). */
export const HOME_INTRO_SLUG = 'HOME_INTRO';
export const MEMBERSHIP_SLUG = 'MEMBERSHIP';

/** A text of the company: a newsletter, a sidebar page, or one with a fixed slug. `text` is HTML (D-122). */
export type Content = {
  id: string;
  slug: string | null;
  types: ContentType[];
  createdAt: string;
  updatedAt: string;
  image: string | null;
  title: Localized;
  subTitle: Localized;
  text: Localized;
};

export const contentWithSlug = <Found extends Pick<Content, 'slug'>>(
  contents: readonly Found[],
  slug: string,
): Found | null => contents.find((content) => content.slug === slug) ?? null;

/** The page behind `/sidebar/{slug}` (CONTENT-05). */
export const sidebarPage = <Found extends Pick<Content, 'slug' | 'types'>>(
  contents: readonly Found[],
  slug: string,
): Found | null =>
  contentWithSlug(
    contents.filter((content) => content.types.includes('SIDEBAR')),
    slug,
  );
