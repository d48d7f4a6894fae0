import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { articleModule } from './news/ArticleScreen.tsx';
import { newsModule } from './news/NewsScreen.tsx';
import { privacyPolicyModule } from './PrivacyPolicyScreen.tsx';
import { sidebarPageModule } from './SidebarPageScreen.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const article = (id: string, changes: object = {}) => ({
  id,
  slug: id,
  types: ['NEWSLETTER'],
  createdAt: '2026-02-01T10:00:00Z',
  updatedAt: '2026-02-01T12:00:00Z',
  image: null,
  title: { en: `News ${id}`, se: `Nytt ${id}` },
  subTitle: {},
  text: { en: `<p>${'Fresh fish every day. '.repeat(10)}</p>` },
  ...changes,
});

describe('news', () => {
  it('[CONTENT-01] [CONTENT-02] [ROUTE-24] are cards, newest first by update, with a short excerpt', async () => {
    showPage({
      Screen: newsModule.Screen,
      pattern: '/news',
      at: '/news',
      answers: {
        News: () => ({
          allContents: [article('old'), article('new', { updatedAt: '2026-03-01T12:00:00Z' })],
        }),
      },
    });
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['News new', 'News old']);
    expect(screen.getByRole('link', { name: 'News new' }).getAttribute('href')).toBe('/news/new');
    expect(screen.getAllByText(/…$/)[0]?.textContent).toHaveLength(101);
  });

  it('[CONTENT-02] [D-125] the excerpt is of the words, not of the tags, and ends as it is where nothing was cut', async () => {
    const body = `<h2>Autumn</h2><p>${'<b>x</b>'.repeat(92)}</p>`;
    showPage({
      Screen: newsModule.Screen,
      pattern: '/news',
      at: '/news',
      answers: {
        News: () => ({
          allContents: [article('short', { text: { en: body } })],
        }),
      },
    });
    await screen.findByRole('heading', { level: 2 });
    expect(screen.getByText(/x{92}/).textContent).toMatch(/^Autumn x{92}$/);
  });

  it('[CONTENT-01] says so when there are none', async () => {
    const answers = { News: () => ({ allContents: [] }) };
    showPage({ Screen: newsModule.Screen, pattern: '/news', at: '/news', answers });
    expect(await screen.findByText('No news yet')).toBeDefined();
  });
});

describe('an article', () => {
  const open = (changes: object, address = '/news/a') =>
    showPage({
      Screen: articleModule.Screen,
      pattern: address.replace(/a$/, ':contentId'),
      at: address,
      answers: { Article: () => ({ allContents: [article('a', changes)] }) },
    });

  it('[CONTENT-03] [ROUTE-25] shows hero, created date, title and body', async () => {
    open({});
    expect(await screen.findByRole('heading', { level: 1, name: 'News a' })).toBeDefined();
    expect(screen.getByText('01/02/2026')).toBeDefined();
    expect(screen.getByText(/Fresh fish/)).toBeDefined();
  });

  it('[ROUTE-25] [D-24] opens under /latestnews as well', async () => {
    open({}, '/latestnews/a');
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  });

  it('[CONTENT-04] shows the update only after more than 12 hours', async () => {
    open({ updatedAt: '2026-02-01T22:00:00Z' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Updated/)).toBeNull();
    cleanup();
    open({ updatedAt: '2026-02-01T22:00:01Z' });
    expect(await screen.findByText('Updated 01/02/2026')).toBeDefined();
  });
});

describe('a sidebar page', () => {
  it('[CONTENT-05] [ROUTE-27] shows its body in the guest’s language', async () => {
    showPage({
      Screen: sidebarPageModule.Screen,
      pattern: '/sidebar/:slug',
      at: '/sidebar/about',
      answers: {
        PageBySlug: () => ({ allContents: [article('about', { types: ['SIDEBAR'] })] }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'News about' })).toBeDefined();
    expect(screen.getByText(/Fresh fish/)).toBeDefined();
  });

  it.each([
    ['no picture has a heading, not an empty sheet of colour', null, false],
    ['a picture carries its title on it', 'https://example.org/about.jpg', true],
  ])('[CONTENT-05] [F-68] with %s', async (_what, image, hasHero) => {
    showPage({
      Screen: sidebarPageModule.Screen,
      pattern: '/sidebar/:slug',
      at: '/sidebar/about',
      answers: {
        PageBySlug: () => ({ allContents: [article('about', { types: ['SIDEBAR'], image })] }),
      },
    });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.closest('[class*="hero"]') !== null).toBe(hasHero);
  });

  it('[CONTENT-05] another content of that slug is no page', async () => {
    showPage({
      Screen: sidebarPageModule.Screen,
      pattern: '/sidebar/:slug',
      at: '/sidebar/about',
      answers: { PageBySlug: () => ({ allContents: [article('about')] }) },
    });
    expect(await screen.findByText("We can't find that page")).toBeDefined();
  });
});

describe('the privacy policy', () => {
  it('[CONTENT-06] [D-124] [ROUTE-28] is Swedish, marked so, with the company’s name and contact', () => {
    showPage({
      Screen: privacyPolicyModule.Screen,
      pattern: '/privacy-policy',
      at: '/privacy-policy',
      answers: { SideContents: () => ({ allContents: [] }) },
      company: { company: { displayName: 'Krog & Bar <Söder>', supportEmail: 'hej@example.org' } },
    });
    const text = document.querySelector('[lang="sv"]');
    expect(text?.textContent).toContain('Krog & Bar <Söder> är personuppgiftsansvarig');
    expect(text?.querySelector('a')?.getAttribute('href')).toBe('mailto:hej@example.org');
  });

  it('[D-124] links the company’s own text from the top', async () => {
    showPage({
      Screen: privacyPolicyModule.Screen,
      pattern: '/privacy-policy',
      at: '/privacy-policy',
      answers: {
        SideContents: () => ({
          allContents: [
            { id: 'p', slug: 'privacy-policy', types: ['SIDEBAR'], title: { en: 'Privacy' } },
          ],
        }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Privacy' })).toBeDefined();
  });
});
