import { BRAND_FONTS } from '@tallrik/domain/company/fonts';
import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAsk } from '../../testing/ask-graph.ts';
import { fixedId } from '../../testing/fixed-id.ts';
import { plantCompany, plantedIds } from '../../testing/plant-company.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findCompany, findConfiguration } from './company-store.ts';
import { makeFindNamedConfiguration } from './find-named-configuration.ts';
import { makeCompanyQuery } from './resolvers/Query/companyQuery.ts';
import { currentTime } from './resolvers/Query/currentTime.ts';
import { makeOrderingCloudConfiguration } from './resolvers/Query/orderingCloudConfiguration.ts';

let test: TestDatabase;
const one = plantedIds(1);
const two = plantedIds(2);
const landingpageSections = [{ menuId: one.lunch, title: 'Today', itemIds: [one.burger] }];

beforeAll(async () => {
  test = await createTestDatabase();
  await plantCompany(test.db, 1, {
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
    },
  });
  await plantCompany(test.db, 2, { configuration: { marketplaceId: fixedId(9) } });
});
afterAll(() => test.drop());

describe('configurations in the database', () => {
  it.each([
    ['id', { by: 'ID', id: one.configuration } as const],
    ['slug', { by: 'SLUG', slug: 'company-1' } as const],
    ['host', { by: 'HOST', host: 'one.example' } as const],
    ['company', { by: 'COMPANY', companyId: one.company } as const],
  ])('[API-04] [CONF-04] one is found by its %s', async (_by, name) => {
    expect(await findConfiguration(test.db, name)).toMatchObject({
      id: one.configuration,
      companyId: one.company,
      serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
      landingpageSections,
      marketplace: null,
      force3DSecure: false,
      font: 'LORA',
      bagItemId: one.fries,
    });
  });

  it.each([
    { by: 'SLUG', slug: 'nobody' } as const,
    { by: 'HOST', host: 'nobody.example' } as const,
    { by: 'ID', id: fixedId(404) } as const,
  ])('[CONF-07] nobody answers to %j', async (name) => {
    expect(await findConfiguration(test.db, name)).toBeNull();
  });

  it('[D-08] a missing or broken colour is the neutral one', async () => {
    const configuration = await findConfiguration(test.db, { by: 'SLUG', slug: 'company-1' });
    expect(configuration?.theme).toEqual({ ...NEUTRAL_THEME, main: '#123456' });
  });

  it('[D-05] every font of the list can be chosen, and nothing else', async () => {
    const choose = (font: string | null) =>
      test.db
        .updateTable('cloudConfigurations')
        .set({ font })
        .where('companyId', '=', two.company)
        .execute();
    for (const font of [...BRAND_FONTS, null]) {
      await choose(font);
      const found = await findConfiguration(test.db, { by: 'COMPANY', companyId: two.company });
      expect(found?.font).toBe(font);
    }
    await expect(choose('COMIC_SANS')).rejects.toThrow('cloud_configurations_font_check');
  });

  it('[CONF-28] a marketplace lists its own venues that are active', async () => {
    const configuration = await findConfiguration(test.db, { by: 'SLUG', slug: 'company-2' });
    expect(configuration?.marketplace).toEqual({ venues: [{ id: two.venue, name: 'Harbour' }] });
  });

  it('[DATA-02] a company has its fields', async () => {
    expect(await findCompany(test.db, one.company)).toEqual({
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
    });
    expect(await findCompany(test.db, fixedId(404))).toBeNull();
  });
});

describe('company queries', () => {
  const ask = (text: string) => {
    const findCompanyById = (companyId: string) => findCompany(test.db, companyId);
    const companyQuery = makeCompanyQuery({ findCompany: findCompanyById });
    const orderingCloudConfiguration = makeOrderingCloudConfiguration({
      findNamedConfiguration: makeFindNamedConfiguration({
        findConfiguration: (name) => findConfiguration(test.db, name),
        defaultSlug: null,
      }),
      findCompany: findCompanyById,
      deployment: {
        defaults: { anonymousPurchase: true, disablePickupTime: null, landingPageSections: null },
        cards: { clientToken: 'test_DEPLOYMENT', isLive: false },
        push: { vapidPublicKey: 'vapid', systems: ['WEB'] },
      },
    });
    const Query = { orderingCloudConfiguration, companyQuery, Company: companyQuery, currentTime };
    return makeAsk({ Query })(text);
  };

  it('[API-04] [D-04] [D-05] the configuration comes with its resolved values and its company', async () => {
    const answer = await ask(`{ orderingCloudConfiguration(slug: "company-1") {
      id COMPANY_ID MAX_CATEGORIES LANDING_PAGE_SECTIONS { title itemIds } ANONYMOUS_PURCHASE
      IS_PRODUCTION ADYEN_CLIENT_TOKEN bagItemId enableQrOrders font theme { main } company { displayName }
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
          ADYEN_CLIENT_TOKEN: 'test_DEPLOYMENT',
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
        currentTime: '2026-03-27T10:15:00Z',
      },
    });
  });
});
