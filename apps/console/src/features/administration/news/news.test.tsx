import { RICH_BODY } from '@tallrik/testing/rich-body';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { OfficeContent } from './news-query.ts';
import { NewsScreen } from './NewsScreen.tsx';
import { readBody, readLink, writeBody } from './rich-schema.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const NO_TEXT = { en: null, se: null, es: null, no: null, tr: null, dk: null };
const aContent = (fields: Partial<OfficeContent> = {}): OfficeContent => ({
  id: 'n1',
  version: 3,
  slug: 'our-story',
  places: ['SIDEBAR'],
  image: null,
  title: { ...NO_TEXT, en: 'Our story' },
  subTitle: NO_TEXT,
  text: { ...NO_TEXT, en: '<p>We cook.</p>' },
  state: 'DRAFT',
  publishedAt: null,
  updatedAt: '2026-11-15T11:00:00Z',
  isArchived: false,
  ...fields,
});
const CATALOGUE = {
  defaultLanguage: 'en',
  languages: ['en', 'se'],
  categories: [],
  items: [],
  groups: [],
  upsells: [],
  menus: [],
  version: '1',
  vatRates: [],
};
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const manager = { id: 'mo', role: 'VENUE_MANAGER' } as const;
const done = (content: OfficeContent) => ({ error: null, field: null, auditId: '1', content });

function show(path: string, answers: object = {}, administrator: Administrator = owner) {
  return renderOffice(
    <NewsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeContents: () => ({
        officeContents: [
          aContent(),
          aContent({
            id: 'n2',
            slug: 'n2',
            places: ['NEWSLETTER'],
            title: { ...NO_TEXT, en: 'Spring' },
            state: 'PUBLISHED',
          }),
        ],
      }),
      OfficeContent: () => ({ officeContent: aContent() }),
      OfficeCatalogue: () => ({ officeCatalogue: CATALOGUE }),
      SaveContent: () => ({ saveContent: done(aContent({ version: 4 })) }),
      CreateContent: () => ({ createContent: done(aContent({ version: 1 })) }),
      PublishContent: () => ({
        publishContent: done(aContent({ version: 4, state: 'PUBLISHED' })),
      }),
      ...answers,
    },
    path,
  );
}
const tap = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe('[GROWTH-27] the editor’s model', () => {
  it('[D-122] [D-673] writes what it has read, for everything somebody can write', () => {
    expect(writeBody(readBody(RICH_BODY))).toBe(RICH_BODY);
  });

  it('keeps of what is pasted only what guests’ pages show', () => {
    const pasted = `<div style="color:red" onclick="x()"><h1>Big</h1><b>Bold</b><script>x()</script>
      <a href="javascript:x()">bad</a> <a href="https://a.example">good</a>
      <img src="javascript:x"><img src="data:image/png;base64,xx"><iframe src="https://a.example"></iframe>
      <form><input value="x"></form></div>`;
    const kept = writeBody(readBody(pasted));
    expect(kept).toContain('<h2>Big</h2>');
    expect(kept).toContain('<strong>Bold</strong>');
    expect(kept).toContain('<a href="https://a.example" rel="noopener">good</a>');
    expect(kept).not.toMatch(/script|style|onclick|img|iframe|form|input/);
    expect(writeBody(readBody('<p> </p>'))).toBe('');
  });

  it('a link leads to https, http, mail or phone', () => {
    expect(readLink(' https://a.example/x ')).toBe('https://a.example/x');
    expect(readLink('a.example')).toBe('https://a.example');
    expect(readLink('hi@a.example')).toBe('mailto:hi@a.example');
    expect(readLink('tel:+461')).toBe('tel:+461');
    for (const wrong of ['javascript:alert(1)', 'data:text/html,x', 'a b.example', 'word', ''])
      expect(readLink(wrong), wrong).toBeNull();
  });
});

describe('[GROWTH-26] news and pages', () => {
  it('are listed with place and state, and narrowed by place', async () => {
    show('/office/news');
    const link = await screen.findByRole('link', { name: 'Our story' });
    expect(link.getAttribute('href')).toBe('/office/news/n1');
    within(link.closest('li')!).getByText('Draft');
    within(link.closest('li')!).getByText(/\/sidebar\/our-story/);
    await tap('News');
    expect(screen.queryByRole('link', { name: 'Our story' })).toBeNull();
    screen.getByRole('link', { name: 'Spring' });
    cleanup();
    show('/office/news', {}, manager);
    await screen.findByRole('link', { name: 'Our story' });
    expect(screen.queryByRole('link', { name: 'New page or news' })).toBeNull();
  });

  it('a new page takes its address from its title; the named places stand alone', async () => {
    const { sent } = show('/office/news/new');
    await screen.findByRole('textbox', { name: 'Text' });
    await act(
      async () => void fireEvent.click(screen.getByRole('checkbox', { name: /Side menu/ })),
    );
    await type('Title', 'Crème brûlée!');
    expect(screen.getByLabelText('Address')).toMatchObject({ value: 'creme-brulee' });
    await tap('Save as a draft');
    expect(sent('CreateContent')).toMatchObject([
      {
        companyId: 'smash',
        content: {
          slug: 'creme-brulee',
          places: ['NEWSLETTER', 'SIDEBAR'],
          title: { en: 'Crème brûlée!' },
          pictureKey: null,
        },
      },
    ]);
    cleanup();
    show('/office/news/new');
    await screen.findByRole('textbox', { name: 'Text' });
    const intro = screen.getByRole('checkbox', { name: /Introduction/ });
    await act(async () => void fireEvent.click(intro));
    expect(screen.getByRole('checkbox', { name: /^News/ })).toMatchObject({ checked: false });
    expect(screen.queryByLabelText('Address')).toBeNull();
  });

  it('an address that is taken is said', async () => {
    show('/office/news/n1', {
      SaveContent: () => ({
        saveContent: { error: 'ADDRESS_TAKEN', field: 'slug', auditId: null, content: aContent() },
      }),
    });
    await screen.findByLabelText('Address');
    await type('Address', 'taken');
    await tap('Save');
    await screen.findByText('Another page has this address already.');
    expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('[GROWTH-27] the toolbar', () => {
  it('a link gets words, and who set it writes on in the text', async () => {
    const { sent } = show('/office/news/n1');
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await tap('Link');
    await type('Where does it lead?', 'menu.example');
    await type(/Its words/, 'our menu');
    await tap('Set the link');
    expect(document.activeElement).toBe(text);
    expect(within(text).getByText('our menu').closest('a')?.getAttribute('href')).toBe(
      'https://menu.example',
    );
    await tap('Save');
    expect(sent('SaveContent')).toMatchObject([
      { content: { text: { en: expect.stringContaining('>our menu</a>') } } },
    ]);
  });

  it('what is chosen as a picture can be sent from here', async () => {
    show('/office/news/n1', {
      PictureLibrary: () => ({ pictureLibrary: { pictures: [], nextCursor: null } }),
    });
    await screen.findByRole('textbox', { name: 'Text' });
    await tap('Picture');
    const sheet = screen.getByRole('dialog', { name: 'Picture' });
    expect(within(sheet).getByRole('button', { name: 'Choose file' })).toBeTruthy();
    expect(within(sheet).getByLabelText('Choose file', { selector: 'input' })).toMatchObject({
      type: 'file',
    });
  });
});

describe('[GROWTH-28] publishing', () => {
  it('leads to the page as guests see it, once they do', async () => {
    show('/office/news/n1');
    await screen.findByRole('button', { name: 'Publish now' });
    expect(screen.queryByRole('link', { name: 'Open as guests see it' })).toBeNull();
    cleanup();
    show('/office/news/n1', {
      OfficeContent: () => ({ officeContent: aContent({ state: 'PUBLISHED' }) }),
    });
    const link = await screen.findByRole('link', { name: 'Open as guests see it' });
    expect(link.getAttribute('href')).toBe('/smash/sidebar/our-story');
  });

  it('now, once it is saved; at a moment; and taken back', async () => {
    const { sent } = show('/office/news/n1');
    await screen.findByRole('button', { name: 'Publish now' });
    await type('Title', 'Our own story');
    expect(screen.getByRole('button', { name: 'Publish now' })).toMatchObject({ disabled: true });
    screen.getByText(/Save first/);
    await tap('Discard');
    await type('Or at a moment', '2026-12-24T08:00');
    await tap('Publish then');
    expect(sent('PublishContent')).toMatchObject([
      { id: 'n1', version: 3, at: '2026-12-24T08:00:00Z', isWithdrawn: false },
    ]);
    await tap('Publish now');
    expect(sent('PublishContent').at(-1)).toMatchObject({ at: null, isWithdrawn: false });
    cleanup();
    const published = show('/office/news/n1', {
      OfficeContent: () => ({ officeContent: aContent({ state: 'PUBLISHED' }) }),
    });
    await screen.findByRole('button', { name: 'Take back' });
    await tap('Take back');
    expect(published.sent('PublishContent')).toMatchObject([{ isWithdrawn: true }]);
  });

  it('a small correction is said when it is saved, once', async () => {
    const { sent } = show('/office/news/n1', {
      OfficeContent: () => ({ officeContent: aContent({ state: 'PUBLISHED' }) }),
    });
    const small = await screen.findByRole('switch', { name: /leaves the date/ });
    await act(async () => void fireEvent.click(small));
    await type('Subtitle', 'Since 1998');
    await tap('Save');
    expect(sent('SaveContent')).toMatchObject([
      { isSmall: true, content: { subTitle: { en: 'Since 1998' } } },
    ]);
    expect(screen.getByRole('switch', { name: /leaves the date/ })).toMatchObject({
      ariaChecked: 'false',
    });
  });
});
