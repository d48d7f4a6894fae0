import { describe, expect, it } from 'vitest';
import {
  checkContent,
  contentState,
  placesOf,
  proposeAddress,
  typesOf,
  type ContentFields,
} from './content-form.ts';

const before: ContentFields = {
  slug: 'about-us',
  places: ['SIDEBAR'],
  title: { en: 'About us' },
  subTitle: {},
  text: { en: '<p>We cook.</p>' },
};
const check = (input: Partial<ContentFields>) =>
  checkContent(input, { id: 'id-1', before, defaultLanguage: 'en' });
const problem = (input: Partial<ContentFields>) => {
  const checked = check(input);
  return checked.ok ? null : `${checked.error.code} ${checked.error.field}`;
};
const slug = (input: Partial<ContentFields>) => {
  const checked = check(input);
  return checked.ok ? checked.value.slug : null;
};

describe('[GROWTH-26] a page or a piece of news', () => {
  it('stands in the news, in the side menu or both, or in one place that has a name', () => {
    expect(problem({ places: ['NEWSLETTER', 'SIDEBAR'] })).toBeNull();
    expect(slug({ places: ['HOME_INTRO'] })).toBe('HOME_INTRO');
    expect(slug({ places: ['MEMBERSHIP'], slug: 'typed' })).toBe('MEMBERSHIP');
    expect(slug({ places: ['NEWSLETTER'] })).toBe('id-1');
    expect(problem({ places: [] })).toBe('FIELD_INVALID places');
    expect(problem({ places: ['HOME_INTRO', 'SIDEBAR'] })).toBe('FIELD_INVALID places');
    expect(placesOf({ slug: 'HOME_INTRO', types: [] })).toEqual(['HOME_INTRO']);
    expect(placesOf({ slug: 'x', types: ['SIDEBAR', 'NEWSLETTER'] })).toEqual([
      'NEWSLETTER',
      'SIDEBAR',
    ]);
    expect(typesOf(['HOME_INTRO'])).toEqual([]);
  });

  it('a page has an address of a-z, 0-9 and hyphen', () => {
    for (const fine of ['a', 'our-story', '2026']) expect(slug({ slug: fine })).toBe(fine);
    for (const typed of ['', 'Our', 'a b', '-a', 'a--b', 'å', 'x'.repeat(61), 'HOME_INTRO'])
      expect(problem({ slug: typed }), typed).toBe('ADDRESS_NOT_ALLOWED slug');
    expect(proposeAddress('Our Story: part 2 — Crème brûlée!')).toBe(
      'our-story-part-2-creme-brulee',
    );
    expect(proposeAddress('!!!')).toBe('');
  });

  it('has a title in the company’s own language, and no text longer than its field', () => {
    expect(problem({ title: { se: 'Om oss' } })).toBe('TEXT_REQUIRED title.en');
    expect(problem({ title: {}, places: ['HOME_INTRO'] })).toBeNull();
    expect(problem({ title: { en: 'x'.repeat(101) } })).toBe('TEXT_TOO_LONG title.en');
    expect(problem({ subTitle: { en: 'x'.repeat(201) } })).toBe('TEXT_TOO_LONG subTitle.en');
    expect(problem({ title: { en: ' '.repeat(100_000) } })).toBe('TEXT_TOO_LONG title.en');
    expect(problem({ text: { se: 'x'.repeat(100_001) } })).toBe('TEXT_TOO_LONG text.se');
    const stands = { ...before, text: { en: 'x'.repeat(150_000) } };
    const question = { id: 'id-1', before: stands, defaultLanguage: 'en' } as const;
    expect(checkContent({ title: { en: 'New' } }, question).ok).toBe(true);
    const checked = check({ title: { en: ' Two\nlines ' } });
    expect(checked.ok && checked.value.title).toEqual({ en: 'Two lines' });
  });
});

it('[D-759] has no more tags, and none deeper, than a text has', () => {
  expect(problem({ text: { se: '<a>'.repeat(51) } })).toBe('FIELD_INVALID text.se');
  expect(problem({ text: { se: '<b>x</b>'.repeat(2_501) } })).toBe('FIELD_INVALID text.se');
  expect(problem({ text: { se: '<'.repeat(99_000) } })).toBe('FIELD_INVALID text.se');
  expect(problem({ text: { se: '<b>x</b>'.repeat(2_500) } })).toBeNull();
  expect(problem({ text: { se: '<p>x<br>'.repeat(200) } })).toBeNull();
  expect(problem({ text: { se: '<ul><li>x</ul>'.repeat(200) } })).toBeNull();
  expect(problem({ text: { se: `${'<div>'.repeat(50)}x${'</div>'.repeat(50)}` } })).toBeNull();
});

it('[GROWTH-28] a draft, planned or published', () => {
  const now = Temporal.Instant.from('2026-11-18T12:00:00Z');
  const state = (isDraft: boolean, publishedAt: string | null) =>
    contentState({ isDraft, publishedAt }, now);
  expect(state(true, null)).toBe('DRAFT');
  expect(state(false, null)).toBe('PUBLISHED');
  expect(state(false, '2026-11-18T12:00:00Z')).toBe('PUBLISHED');
  expect(state(false, '2026-11-18T12:00:01Z')).toBe('PLANNED');
});
