// @vitest-environment node
import type { Platform } from '@tallrik/contract/page-rendering';
import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';
import { configuration, demoExecute } from './testing/demo-answers.ts';

const burgers = {
  ...configuration,
  slug: 'smash',
  font: null,
  theme: { ...configuration.theme, main: '#ffc61a', secondary: '#d61f1f' },
  greetingText: 'Big. Hot. Flat. Now.',
  landingPageIntro: 'Smashed to order.',
  company: {
    ...configuration.company,
    displayName: 'SMASH!',
    country: 'GB',
    defaultCurrency: 'GBP',
    defaultLanguage: 'en',
  },
};

const TALLRIK = { name: 'Tallrik', link: null };

const page = (url: string, company: object, platform: Platform = TALLRIK) =>
  render({
    url,
    basePath: '',
    origin: 'https://eat.example',
    configurationId: 'configuration-1',
    language: null,
    serviceType: null,
    now: '2026-03-02T12:00:00Z',
    nonce: 'bm9uY2U=',
    tableId: null,
    isVisit: false,
    hasServiceWorker: false,
    platform,
    simulatorBase: null,
    manifest: null,
    shortStyles: {},
    execute: demoExecute({ CompanyPage: { orderingCloudConfiguration: company } }),
  });

describe('one build for every company', () => {
  it('[CONF-01] [CONF-03] [BRAND-02] colours, words, language and currency are the configuration’s', async () => {
    const bistro = await page('/order/venue-1', configuration);
    const chain = await page('/order/venue-1', burgers);
    expect(bistro.head).toContain('--main:#21443d');
    expect(chain.head).toContain('--main:#ffc61a');
    expect([bistro.language, chain.language]).toEqual(['sv', 'en']);
    expect(bistro.body).toContain('Mat från skog och skärgård');
    expect(chain.body).toContain('Big. Hot. Flat. Now.');
    expect(bistro.body).toContain('169\u00a0kr');
    expect(chain.body).toContain('£169');
    for (const words of ['Mat från skog', '#21443d', '\u00a0kr']) {
      expect(chain.head + chain.body).not.toContain(words);
    }
  });

  it('[LAND-18] [D-149] the landing ends with who runs the platform, which the deployment names', async () => {
    expect((await page('/', burgers)).body).toMatch(
      /<footer[^>]*><span.*Powered by Tallrik<\/span>/,
    );
    const own = await page('/', configuration, {
      name: 'Matbolaget',
      link: 'https://matbolaget.example/',
    });
    expect(own.body).toMatch(
      /<footer[^>]*><a [^>]*href="https:\/\/matbolaget\.example\/"[^>]*>.*Powered by Matbolaget<\/a>/,
    );
    expect(own.state).toContain('"platform":{"name":"Matbolaget"');
  });

  it('[CONF-01] a marketplace and a single company come from the same page', async () => {
    const market = await page('/', {
      ...burgers,
      marketplaceId: 'market-1',
      marketplace: { venues: [{ id: 'venue-1', name: 'Soho' }] },
    });
    expect(market.body).toContain('Soho');
    expect((await page('/', burgers)).body).not.toContain('Soho');
  });
});
