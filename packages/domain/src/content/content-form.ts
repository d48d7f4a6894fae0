import { LANGUAGES, type Language, type Localized } from '../company/languages.ts';
import { printableLine } from '../printable-text.ts';
import { ok, refused, type Result } from '../result.ts';
import { isTangled } from './body-markup.ts';
import { HOME_INTRO_SLUG, MEMBERSHIP_SLUG, type ContentType } from './content.ts';

/** Where a text of the company stands: news, side menu or both, or one of the places that have a name (CONTENT-07). */
export const CONTENT_PLACES = ['NEWSLETTER', 'SIDEBAR', 'HOME_INTRO', 'MEMBERSHIP'] as const;
export type ContentPlace = (typeof CONTENT_PLACES)[number];

const NAMED: readonly ContentPlace[] = [HOME_INTRO_SLUG, MEMBERSHIP_SLUG];

export const CONTENT_TEXTS = { title: 100, subTitle: 200, address: 60 } as const;
/** Characters of a body in one language, markup included. */
export const LONGEST_BODY = 100_000;

export type ContentFields = {
  /** The address of a page; of news alone it is nobody's to choose. */
  slug: string;
  places: readonly ContentPlace[];
  title: Localized;
  subTitle: Localized;
  /** HTML (D-122). */
  text: Localized;
};

export type ContentProblem = {
  code: 'FIELD_INVALID' | 'ADDRESS_NOT_ALLOWED' | 'TEXT_REQUIRED' | 'TEXT_TOO_LONG';
  field: string;
};

/** The places of a row: those with a name are known by their slug. */
export const placesOf = (row: { slug: string; types: readonly ContentType[] }): ContentPlace[] => {
  const named = NAMED.find((place) => place === row.slug);
  return named
    ? [named]
    : CONTENT_PLACES.filter((place) => row.types.some((type) => type === place));
};

export const typesOf = (places: readonly ContentPlace[]): ContentType[] =>
  (['SIDEBAR', 'NEWSLETTER'] as const).filter((type) => places.includes(type));

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** a-z, 0-9 and hyphen (GROWTH-26). */
export const isPageAddress = (slug: string): boolean =>
  slug.length <= CONTENT_TEXTS.address && ADDRESS.test(slug);

/** What a title may be addressed by: `Our story` is `our-story`. */
export const proposeAddress = (title: string): string =>
  title
    .slice(0, CONTENT_TEXTS.address)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .split(/[ -]+/)
    .filter((word) => word !== '')
    .join('-');

/** Whether guests know it, and from when (GROWTH-28). */
export const CONTENT_STATES = ['PUBLISHED', 'PLANNED', 'DRAFT'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export function contentState(
  content: { isDraft: boolean; publishedAt: string | null },
  now: Temporal.Instant,
): ContentState {
  if (content.isDraft) return 'DRAFT';
  const { publishedAt } = content;
  const isAhead =
    publishedAt !== null && Temporal.Instant.compare(Temporal.Instant.from(publishedAt), now) > 0;
  return isAhead ? 'PLANNED' : 'PUBLISHED';
}

const wrong = (code: ContentProblem['code'], field: string) =>
  refused<ContentProblem>({ code, field });

/** GROWTH-26: what was changed of a page or a piece of news, checked against what stands there. */
export function checkContent(
  input: Partial<ContentFields>,
  question: { id: string; before: ContentFields; defaultLanguage: Language },
): Result<ContentFields, ContentProblem> {
  const next = { ...question.before, ...input };
  const places = CONTENT_PLACES.filter((place) => next.places.includes(place));
  const isNamed = places.some((place) => NAMED.includes(place));
  if (places.length === 0 || (isNamed && places.length > 1))
    return wrong('FIELD_INVALID', 'places');
  const slug = slugOf(question.id, next.slug, places);
  if (slug === null) return wrong('ADDRESS_NOT_ALLOWED', 'slug');
  const { defaultLanguage } = question;
  const title = checkLines(next.title, 'title', CONTENT_TEXTS.title);
  if (!title.ok) return title;
  if (!isNamed && title.value[defaultLanguage] === undefined)
    return wrong('TEXT_REQUIRED', `title.${defaultLanguage}`);
  const subTitle = checkLines(next.subTitle, 'subTitle', CONTENT_TEXTS.subTitle);
  if (!subTitle.ok) return subTitle;
  // What stands there already is not looked at again.
  const long = longBody(input.text ?? {});
  if (long) return wrong('TEXT_TOO_LONG', `text.${long}`);
  const tangled = LANGUAGES.find((language) => isTangled(input.text?.[language] ?? ''));
  if (tangled) return wrong('FIELD_INVALID', `text.${tangled}`);
  return ok({ slug, places, title: title.value, subTitle: subTitle.value, text: next.text });
}

/** The language whose body is too long; it is asked again of what cleaning made of it. */
export const longBody = (text: Localized): Language | undefined =>
  LANGUAGES.find((language) => (text[language]?.length ?? 0) > LONGEST_BODY);

/** Null where it is no address; news alone is addressed by its id. */
function slugOf(id: string, slug: string, places: readonly ContentPlace[]): string | null {
  const named = NAMED.find((place) => places.includes(place));
  if (named) return named;
  if (!places.includes('SIDEBAR')) return id;
  return isPageAddress(slug) ? slug : null;
}

function checkLines(
  text: Localized,
  field: string,
  longest: number,
): Result<Localized, ContentProblem> {
  const cleaned: Localized = {};
  for (const language of LANGUAGES) {
    const given = text[language] ?? '';
    if (given.length > 4 * longest) return wrong('TEXT_TOO_LONG', `${field}.${language}`);
    const line = printableLine(given.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim();
    if (line === '') continue;
    if ([...line].length > longest) return wrong('TEXT_TOO_LONG', `${field}.${language}`);
    cleaned[language] = line;
  }
  return ok(cleaned);
}
