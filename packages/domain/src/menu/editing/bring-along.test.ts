import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../company/languages.ts';
import { CURRENCIES } from '../../money/currency.ts';
import { rowsFromJsonLd } from './menu-from-json-ld.ts';
import { structuredDataOf } from './page-data.ts';
import { sampleMenu } from './sample-menu.ts';

const rowsOf = (...things: unknown[]) => rowsFromJsonLd(things).slice(1);

describe('a page’s own data', () => {
  it('[CATALOG-40] is found in the scripts that say so, however their marks are written', () => {
    const page = `<!doctype html><html><head>
      <script>const menu = '{"@type":"MenuItem"}'</script>
      <SCRIPT id="İ" TYPE="application/ld+json">{"@type":"MenuItem","name":"Çay"}</SCRIPT>
      <script type='application/ld+json'>not json</script>
      <script type="application/ld+json">{"@type":"MenuItem","name":"never closed"}`;
    expect(structuredDataOf(page)).toEqual([{ '@type': 'MenuItem', name: 'Çay' }]);
    expect(structuredDataOf('{"@type":"Menu"}')).toEqual([{ '@type': 'Menu' }]);
    expect(structuredDataOf('<p>no menu</p>')).toEqual([]);
  });

  it('[CATALOG-40] products of a shop are dishes too, with their category and their offer’s price', () => {
    const product = {
      '@type': 'Product',
      name: 'Falafel',
      category: 'Grill',
      offers: { price: 95 },
    };
    expect(rowsOf(product)).toEqual([['Grill', 'Falafel', '', '95']]);
    const list = {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: { ...product, category: undefined } }],
    };
    expect(rowsOf(list)).toEqual([['Menu', 'Falafel', '', '95']]);
  });

  it('[CATALOG-40] an offer says the price of what it offers', () => {
    const offer = {
      '@type': 'Offer',
      price: '89.00',
      itemOffered: { '@type': 'MenuItem', name: 'Soup', description: 'Of the day' },
    };
    const catalogue = { '@type': 'Restaurant', hasOfferCatalog: { itemListElement: [offer] } };
    expect(rowsOf(catalogue)).toEqual([['Menu', 'Soup', 'Of the day', '89.00']]);
    const range = {
      '@type': 'Product',
      name: 'Pizza',
      offers: { '@type': 'AggregateOffer', lowPrice: 110 },
    };
    expect(rowsOf(range)).toEqual([['Menu', 'Pizza', '', '110']]);
  });
});

describe('a sample menu', () => {
  it('[SETUP-13] has six dishes in each language, at a price in each currency', () => {
    for (const language of LANGUAGES)
      for (const currency of CURRENCIES) {
        const dishes = sampleMenu(language, currency);
        expect(new Set(dishes.map(({ title }) => title)).size).toBe(6);
        expect(dishes.every(({ price }) => price > 0 && price % 100 === 0)).toBe(true);
      }
    expect(sampleMenu('se', 'SEK')[1]).toEqual({
      category: 'Varmrätter',
      title: 'Pizza Margherita',
      price: 13_800,
    });
  });
});
