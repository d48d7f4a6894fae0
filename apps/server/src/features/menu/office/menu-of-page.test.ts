import { describe, expect, it } from 'vitest';
import { readMenuOfPage } from './menu-of-page.ts';

const html = (data: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(data)}</script><p>Secret</p></html>`;
const answering = (text: string, { status = 200, type = 'text/html' } = {}) => {
  const addresses: string[] = [];
  const fetchPage = async (address: string) => {
    addresses.push(address);
    return { status, type, bytes: new TextEncoder().encode(text) };
  };
  return { addresses, fetchPage };
};
const MENU = {
  '@type': 'Restaurant',
  hasMenu: {
    '@type': 'Menu',
    hasMenuSection: {
      '@type': 'MenuSection',
      name: 'Pizza',
      hasMenuItem: [{ '@type': 'MenuItem', name: 'Margherita', offers: { price: '95' } }],
    },
  },
};

describe('the menu of a web page', () => {
  it('[CATALOG-40] is what the page says of itself, as rows of an import, and nothing else of it', async () => {
    const { addresses, fetchPage } = answering(html(MENU));
    expect(await readMenuOfPage(fetchPage, 'https://pizza.example/menu')).toEqual({
      error: null,
      rows: [
        ['category', 'title', 'description', 'price'],
        ['Pizza', 'Margherita', '', '95'],
      ],
    });
    expect(addresses).toEqual(['https://pizza.example/menu']);
  });

  it('[CATALOG-40] a page without a menu, and what is no page, are refused in words', async () => {
    const refusal = async (...given: Parameters<typeof answering>) =>
      (await readMenuOfPage(answering(...given).fetchPage, 'https://x.example')).error;
    expect(await refusal(html({ '@type': 'Organization' }))).toBe('PAGE_WITHOUT_MENU');
    expect(await refusal(html(MENU), { status: 404 })).toBe('PAGE_NOT_READABLE');
    expect(await refusal(html(MENU), { type: 'image/png' })).toBe('PAGE_NOT_READABLE');
    expect((await readMenuOfPage(async () => null, 'https://x.example')).error).toBe(
      'PAGE_NOT_READABLE',
    );
  });

  it('[CATALOG-46] gives no more dishes than a company may have', async () => {
    const dishes = Array.from({ length: 2_100 }, (_, at) => ({
      '@type': 'MenuItem',
      name: `${at}`,
    }));
    const { rows } = await readMenuOfPage(answering(html(dishes)).fetchPage, 'https://x.example');
    expect(rows).toHaveLength(2_001);
  });
});
