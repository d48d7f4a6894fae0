import { aContent } from '@tallrik/testing/content';
import { describe, expect, it } from 'vitest';
import { contentWithSlug, HOME_INTRO_SLUG, MEMBERSHIP_SLUG, sidebarPage } from './content.ts';
import { latestNews, newsNewestFirst, showsUpdatedDate } from './news.ts';

const news = (id: string, updatedAt: string) => aContent({ id, updatedAt });

describe('news', () => {
  const contents = [
    news('old', '2026-01-01T10:00:00Z'),
    news('new', '2026-03-01T10:00:00Z'),
    news('mid', '2026-03-01T10:30:00+01:00'),
    aContent({ id: 'page', types: ['SIDEBAR'], updatedAt: '2026-05-01T10:00:00Z' }),
  ];

  it('[CONTENT-01] newest first by updated date', () => {
    expect(newsNewestFirst(contents).map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
  });

  it('[LAND-12] the latest newsletter, where there is one', () => {
    expect(latestNews(contents)?.id).toBe('new');
    expect(latestNews([])).toBeNull();
  });
});

it('[CONTENT-04] shows the updated date only after more than 43200 s', () => {
  const createdAt = '2026-03-01T10:00:00Z';
  const shows = (updatedAt: string) => showsUpdatedDate({ createdAt, updatedAt });
  expect(shows('2026-03-01T22:00:00Z')).toBe(false);
  expect(shows('2026-03-01T22:00:01Z')).toBe(true);
});

describe('pages', () => {
  const contents = [
    aContent({ id: 'news', slug: 'about' }),
    aContent({ id: 'about', slug: 'about', types: ['SIDEBAR'] }),
    aContent({ id: 'intro', slug: HOME_INTRO_SLUG, types: [] }),
  ];

  it('[CONTENT-05] a sidebar page is found by its slug, and only a sidebar page', () => {
    expect(sidebarPage(contents, 'about')?.id).toBe('about');
    expect(sidebarPage(contents, HOME_INTRO_SLUG)).toBeNull();
  });

  it('[CONTENT-07] two slugs have a fixed meaning', () => {
    expect([HOME_INTRO_SLUG, MEMBERSHIP_SLUG]).toEqual(['HOME_INTRO', 'MEMBERSHIP']);
    expect(contentWithSlug(contents, HOME_INTRO_SLUG)?.id).toBe('intro');
    expect(contentWithSlug(contents, MEMBERSHIP_SLUG)).toBeNull();
  });
});
