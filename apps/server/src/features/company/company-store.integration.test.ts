import { BRAND_FONTS } from '@tallrik/domain/company/fonts';
import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { seedCompany, seededIds } from '../../testing/seed-company.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';
import { findConfiguration } from './company-store.ts';

let server: TestServer;
/** Asks the server's own endpoint. */
const ask = (text: string) => server.guest<Record<string, unknown>>(text);
const one = seededIds(1);
const two = seededIds(2);
const landingpageSections = [{ menuId: one.lunch, title: 'Today', itemIds: [one.burger] }];

beforeAll(async () => {
  server = await openTestServer(undefined, { ANONYMOUS_PURCHASE: 'true' });
  await seedCompany(server.db, 1, {
    host: 'one.example',
    company: {
      languages: ['se', 'en'],
      defaultLanguage: 'se',
      defaultCurrency: 'SEK',
      code: '+46',
    },
    configuration: {
      theme: JSON.stringify({ main: '#123456', secondary: 'nonsense' }),
      landingpageSections: JSON.stringify(landingpageSections),
      font: 'LORA',
      bagItemId: one.fries,
      maxCategories: 4,
      customClientAdyenToken: 'live_KEY_OF_THE_COMPANY',
    },
  });
  await seedCompany(server.db, 2, { configuration: { marketplaceId: fixedId(9) } });
});
afterAll(() => server.close());

describe('configurations', () => {
  it.each([
    ['id', `id: "${one.configuration}"`],
    ['slug', 'slug: "company-1"'],
    ['host', 'host: "one.example"'],
  ])('[API-04] [CONF-04] one is found by its %s', async (_by, name) => {
    const answer = await ask(`{ orderingCloudConfiguration(${name}) {
      id COMPANY_ID serviceTypes landingpageSections { menuId title itemIds } marketplace { venues { id } }
      force3DSecure font bagItemId } }`);
    expect(answer).toEqual({
      data: {
        orderingCloudConfiguration: {
          id: one.configuration,
          COMPANY_ID: one.company,
          serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
          landingpageSections,
          marketplace: null,
          force3DSecure: false,
          font: 'LORA',
          bagItemId: one.fries,
        },
      },
    });
  });

  it.each([
    { by: 'SLUG', slug: 'nobody' } as const,
    { by: 'HOST', host: 'nobody.example' } as const,
    { by: 'ID', id: fixedId(404) } as const,
  ])('[CONF-07] nobody answers to %j', async (name) => {
    expect(await findConfiguration(server.db, name)).toBeNull();
  });

  it('[D-08] a missing or broken colour is the neutral one', async () => {
    const answer = await ask(
      `{ orderingCloudConfiguration(slug: "company-1") { theme { ${Object.keys(NEUTRAL_THEME).join(' ')} } } }`,
    );
    expect(answer.data?.['orderingCloudConfiguration']).toEqual({
      theme: { ...NEUTRAL_THEME, main: '#123456' },
    });
  });

  it('[D-05] every font of the list can be chosen, and nothing else', async () => {
    const choose = (font: string | null) =>
      server.db
        .updateTable('cloudConfigurations')
        .set({ font })
        .where('companyId', '=', two.company)
        .execute();
    for (const font of [...BRAND_FONTS, null]) {
      await choose(font);
      const found = await findConfiguration(server.db, { by: 'COMPANY', companyId: two.company });
      expect(found?.font).toBe(font);
    }
    await expect(choose('COMIC_SANS')).rejects.toThrow('cloud_configurations_font_check');
  });

  it('[CONF-28] a marketplace lists its own venues that are active', async () => {
    const configuration = await findConfiguration(server.db, { by: 'SLUG', slug: 'company-2' });
    expect(configuration?.marketplace).toEqual({ venues: [{ id: two.venue, name: 'Harbour' }] });
  });

  it('[DATA-02] [API-19] a company has its fields', async () => {
    const fields = `id displayName supportEmail hasMembershipCards hasAppOrders defaultCurrency country
      languages defaultLanguage code defaultOffers { id }`;
    const answer = await ask(
      `{ Company(id: "${one.company}") { ${fields} } nobody: Company(id: "${fixedId(404)}") { id } }`,
    );
    expect(answer).toEqual({
      data: {
        Company: {
          id: one.company,
          displayName: 'Company 1',
          supportEmail: null,
          hasMembershipCards: false,
          hasAppOrders: true,
          defaultCurrency: 'SEK',
          country: 'SE',
          languages: ['se', 'en'],
          defaultLanguage: 'se',
          code: '+46',
          defaultOffers: [],
        },
        nobody: null,
      },
    });
  });
});

describe('company queries', () => {
  it('[API-04] [D-04] [D-05] [D-06] the configuration comes with its resolved values and its company', async () => {
    const answer = await ask(`{ orderingCloudConfiguration(slug: "company-1") {
      id COMPANY_ID MAX_CATEGORIES LANDING_PAGE_SECTIONS { title itemIds } ANONYMOUS_PURCHASE
      IS_PRODUCTION ADYEN_CLIENT_TOKEN CUSTOM_CLIENT_ADYEN_TOKEN bagItemId enableQrOrders font theme { main } company { displayName }
    } }`);
    expect(answer).toEqual({
      data: {
        orderingCloudConfiguration: {
          id: one.configuration,
          COMPANY_ID: one.company,
          MAX_CATEGORIES: 4,
          LANDING_PAGE_SECTIONS: [{ title: 'Today', itemIds: [one.burger] }],
          ANONYMOUS_PURCHASE: true,
          IS_PRODUCTION: false,
          ADYEN_CLIENT_TOKEN: server.provider().clientToken,
          // A live key on a server for tests: nobody pays with it.
          CUSTOM_CLIENT_ADYEN_TOKEN: null,
          bagItemId: one.fries,
          enableQrOrders: false,
          font: 'LORA',
          theme: { main: '#123456' },
          company: { displayName: 'Company 1' },
        },
      },
    });
  });

  it('[CONF-07] an unknown slug is answered with nothing, not with an error', async () => {
    const answer = await ask('{ orderingCloudConfiguration(slug: "nobody") { id } }');
    expect(answer).toEqual({ data: { orderingCloudConfiguration: null } });
  });

  it('[API-17] [API-19] [API-33] company, phone code and server time', async () => {
    const answer = await ask(
      `{ companyQuery(id: "${one.company}") { displayName }
         Company(id: "${one.company}") { supportEmail code } currentTime }`,
    );
    expect(answer).toEqual({
      data: {
        companyQuery: { displayName: 'Company 1' },
        Company: { supportEmail: null, code: '+46' },
        currentTime: FRIDAY_EVENING,
      },
    });
  });
});
