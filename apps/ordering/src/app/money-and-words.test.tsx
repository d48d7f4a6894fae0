// @vitest-environment node
import type { RenderRequest } from '@tallrik/contract/page-rendering';
import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';
import { configuration, demoExecute } from './testing/demo-answers.ts';

type Company = Partial<
  Omit<(typeof configuration)['company'], 'defaultLanguage' | 'defaultCurrency'>
> & {
  defaultCurrency?: string | null;
  defaultLanguage?: string | null;
};

const companyAnswer = (company: Company, more: object = {}) => ({
  CompanyPage: {
    orderingCloudConfiguration: {
      ...configuration,
      ...more,
      company: { ...configuration.company, ...company },
    },
  },
});

const menuOf = (price: number) => ({
  AppliedMenus: {
    getAppliedMenus: [
      {
        id: 'menu-1',
        venueId: 'venue-1',
        serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
        availabilities: [],
        menuEntries: [
          { id: 'entry-soup', price, instant: null, vatRate: null, item: { id: 'soup' } },
        ],
      },
    ],
  },
});

/** A page as the server sends it, of the company the test describes. */
const open = (
  url: string,
  answers: Parameters<typeof demoExecute>[0],
  language: RenderRequest['language'] = null,
) =>
  render({
    url,
    basePath: '',
    origin: 'https://eat.example',
    configurationId: 'configuration-1',
    language,
    serviceType: null,
    now: '2026-03-02T12:00:00Z',
    nonce: 'bm9uY2U=',
    tableId: null,
    isVisit: false,
    hasServiceWorker: false,
    platform: { name: 'Tallrik', link: null },
    simulatorBase: null,
    manifest: null,
    shortStyles: {},
    execute: demoExecute(answers),
  });
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[ \n]+/g, ' ');

/** The price beside the name of the one dish on the menu. */
async function priceShown(company: Company, price: number): Promise<string> {
  const { body } = await open('/order/venue-1/item/soup', {
    ...companyAnswer(company),
    ...menuOf(price),
  });
  return /<h1[^>]*>.*?<\/h1>\s*<[^>]+>([^<]*)</.exec(body)?.[1] ?? '';
}

describe('money on a page', () => {
  const CASES: [currency: string, whole: string, broken: string, large: string][] = [
    ['DKK', '100 kr', '10,50 kr', '1 234 567 kr'],
    ['SEK', '100 kr', '10,50 kr', '1 234 567 kr'],
    ['NOK', '100 nkr', '10,50 nkr', '1 234 567 nkr'],
    ['EUR', '€100', '€10,50', '€1 234 567'],
    ['TRY', '₺100', '₺10,50', '₺1 234 567'],
    ['USD', '$100', '$10.50', '$1 234 567'],
    ['GBP', '£100', '£10.50', '£1 234 567'],
  ];

  it.each(CASES)(
    '[I18N-07] [I18N-08] [I18N-09] [I18N-10] [I18N-13] [I18N-14] [I18N-15] [I18N-16] [D-16] [D-17] [D-18] [F-58] in %s',
    async (defaultCurrency, ...expected) => {
      const shown = [];
      for (const price of [10_000, 1_050, 123_456_700])
        shown.push(await priceShown({ defaultCurrency }, price));
      expect(shown).toEqual(expected.map((text) => text.replaceAll(' ', '\u00a0')));
    },
  );

  it('[I18N-11] [I18N-12] [D-159] a Turkish company’s is lira, without a currency it is kronor', async () => {
    expect(await priceShown({ country: 'TR', defaultCurrency: 'EUR' }, 10_000)).toBe('₺100');
    expect(await priceShown({ defaultCurrency: null }, 10_000)).toBe('100\u00a0kr');
  });
});

describe('words on a page', () => {
  it('[I18N-02] [D-15] nobody chose, and the company neither: Swedish', async () => {
    const page = await open('/order/venue-1', companyAnswer({ defaultLanguage: null }));
    expect(page.language).toBe('sv');
    const danish = await open('/order/venue-1', companyAnswer({ defaultLanguage: 'dk' }));
    expect(danish.language).toBe('da');
  });

  it('[D-12] [I18N-01] each language is told to browsers by its real name', async () => {
    const texts: string[] = [];
    for (const language of ['en', 'se', 'es', 'no', 'tr', 'dk'] as const)
      texts.push((await open('/order/venue-1', {}, language)).language);
    expect(texts).toEqual(['en', 'sv', 'es', 'nb', 'tr', 'da']);
  });

  it('[I18N-06] [D-13] a text the company has not written in the guest’s language is read in the company’s, else in Swedish', async () => {
    // The dishes of the demo are written in English and Swedish only.
    const dishIn = async (language: RenderRequest['language'], defaultLanguage: string) =>
      textOf((await open('/order/venue-1', companyAnswer({ defaultLanguage }), language)).body);
    expect(await dishIn('en', 'se')).toContain('Archipelago soup');
    expect(await dishIn('tr', 'en')).toContain('Archipelago soup');
    expect(await dishIn('tr', 'se')).toContain('Skärgårdssoppa');
    expect(await dishIn('tr', 'dk')).toContain('Skärgårdssoppa');
  });
});

describe('a brand on a page', () => {
  it('[BRAND-01] has exactly its seven colours, and what can be read on them', async () => {
    const { head } = await open('/order/venue-1', {});
    const root = /:root\{([^}]*)\}/.exec(head)?.[1] ?? '';
    const variables = new Map(root.split(';').map((line) => line.split(':') as [string, string]));
    for (const [name, colour] of Object.entries(configuration.theme))
      expect(variables.get(`--${name}`), name).toBe(colour);
    expect(Object.keys(configuration.theme)).toHaveLength(7);
  });

  it('[BRAND-14] a dish’s card takes its picture at 408x272 on a phone, at 560x368 beyond', async () => {
    const { body } = await open('/order/venue-1', {});
    const card = /<article.*?<\/article>/s.exec(body)?.[0] ?? '';
    expect(card).toContain(
      '/media/coffee.webp?w=408&amp;h=272 408w, /media/coffee.webp?w=560&amp;h=368 560w',
    );
    expect(card).toMatch(/sizes="\(min-width: 576px\) 560px, [^"]*204px"/);
    expect(card).not.toMatch(/coffee\.webp\?w=(?!408|560)/);
  });

  it('[D-10] a dish’s header and the hero of the start page are 864 tall', async () => {
    const requestedBy = async (url: string, image: string) => {
      const { body } = await open(url, {});
      const heights = [...body.matchAll(new RegExp(`${image}\\?w=(\\d+)&amp;h=(\\d+)`, 'g'))];
      return new Set(heights.filter(([, width]) => width !== '944').map(([, , height]) => height));
    };
    expect(await requestedBy('/order/venue-1/item/soup', '/media/soup\\.webp')).toEqual(
      new Set(['864']),
    );
    expect(await requestedBy('/order/venue-1', '/media/(?:venue|landing)\\.webp')).toEqual(
      new Set(['864']),
    );
  });

  it('[BRAND-04] the landing’s background has its own picture for desktop widths, where the company has one', async () => {
    const one = await open('/', {});
    expect(one.body).toContain('/media/landing.webp?');
    const two = await open(
      '/',
      companyAnswer({}, { landingPageDesktopBackgroundUrl: '/media/wide.webp' }),
    );
    expect(two.body).toMatch(
      /<source media="\([^"]*390px\)" srcSet="\/media\/landing\.webp\?w=780&amp;h=864"\/>/i,
    );
    expect(two.body).toMatch(
      /<source media="[^"]*" srcSet="\/media\/wide\.webp\?w=944&amp;h=480"\/>/i,
    );
    expect(two.body).not.toMatch(/srcSet="\/media\/landing\.webp\?w=944/i);
  });
});
