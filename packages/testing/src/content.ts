import type { Content } from '@tallrik/domain/content/content';

/** A newsletter, never updated. */
export const aContent = (fields: Partial<Content> = {}): Content => ({
  id: 'news-1',
  slug: null,
  types: ['NEWSLETTER'],
  createdAt: '2026-03-02T10:00:00Z',
  updatedAt: '2026-03-02T10:00:00Z',
  image: null,
  title: { se: 'Ny meny', en: 'New menu' },
  subTitle: {},
  text: { se: '<p>Nu är det vår.</p>', en: '<p>Spring is here.</p>' },
  ...fields,
});
