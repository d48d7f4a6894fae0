import { OFFER_TYPES } from '@tallrik/domain/cart/offers/offer';
import { PROMO_CODE_REFUSALS, refusalOfPromoCode } from '@tallrik/domain/cart/promo-code';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import type { Localized } from '@tallrik/domain/company/languages';
import { themeWarnings } from '@tallrik/domain/company/theme-warnings';
import { ALLERGENS } from '@tallrik/domain/menu/allergens';
import { isKnownVatRate } from '@tallrik/domain/money/vat';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CONFIGURATION } from '@tallrik/domain/company/sample-configuration';
import { configurationFromCard } from './company-card.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany, DemoPromoCode } from './demo-company.ts';
import { mostFoodsAround, MOST_FOODS_ON_A_PLATE } from './pictures/arrange-food.ts';
import { FOODS } from './pictures/food.ts';
import { daysFrom } from './rows/loyalty-rows.ts';

const companies = demoCompanies();
const NOW = Temporal.Instant.from('2031-03-04T12:00:00Z');

const bySlug = (slug: string): DemoCompany => {
  const found = companies.find((demo) => demo.configuration.slug === slug);
  if (!found) throw new Error(`No demo company ${slug}`);
  return found;
};

const isComplete = (text: Localized): boolean =>
  LANGUAGES.every((language) => (text[language] ?? '').trim() !== '');

describe.each(companies.map((demo) => [demo.configuration.slug, demo] as const))(
  '%s',
  (_, demo) => {
    const { items, categories, menus, modificationGroups, upsellGroups } = demo.catalogue;
    const painted = new Set(demo.pictures.map(({ key }) => `/media/${key}`));

    it('[BRAND-01] [D-08] has a theme in which everything can be read', () => {
      expect(themeWarnings(demo.configuration.theme)).toEqual([]);
    });

    it('[BRAND-03] [BRAND-04] has a logo and both landing backgrounds', () => {
      const { logoUrl, landingPageBackgroundUrl, landingPageDesktopBackgroundUrl } =
        demo.configuration;
      for (const url of [logoUrl, landingPageBackgroundUrl, landingPageDesktopBackgroundUrl]) {
        expect(painted).toContain(url);
      }
    });

    it('has a picture of its own for every item, category, offer, level and news article', () => {
      const images = [
        ...items.map(({ image }) => image),
        ...categories.map(({ image }) => image),
        ...demo.offers.map(({ image }) => image),
        ...demo.membershipLevels.map(({ image }) => image),
        ...demo.stampCards.map(({ offerImage }) => offerImage),
        ...demo.socialFeed.map(({ mediaUrl }) => mediaUrl),
        ...demo.contents
          .filter(({ types }) => types.includes('NEWSLETTER'))
          .map(({ image }) => image),
      ];
      for (const image of images) expect(painted).toContain(image);
      expect(new Set(images).size).toBe(images.length);
    });

    it('[D-13] is written in all six languages', () => {
      const texts = [
        ...items.flatMap(({ titleLang, descriptionLang }) => [titleLang, descriptionLang]),
        ...items.flatMap(({ sizes }) => sizes?.variations.map(({ nameLang }) => nameLang) ?? []),
        ...categories.flatMap(({ nameLang, descriptionLang }) => [nameLang, descriptionLang]),
        ...modificationGroups.flatMap((group) => [
          group.nameLang,
          ...group.variations.map(({ nameLang }) => nameLang),
        ]),
        ...upsellGroups.map(({ name }) => name),
        ...demo.offers.flatMap(({ nameLang, descriptionLang }) => [nameLang, descriptionLang]),
        ...demo.contents.flatMap(({ title, text }) => [title, text]),
        ...demo.membershipLevels.flatMap(({ title, description }) => [title, description]),
        ...demo.stampCards.flatMap(({ nameLang, descriptionLang }) => [nameLang, descriptionLang]),
        ...demo.promoCodes.map(({ title }) => title),
      ];
      expect(texts.filter((text) => !isComplete(text))).toEqual([]);
    });

    it('[DATA-37] names only allergens that exist', () => {
      const tags = [
        ...items.flatMap(({ allergens }) => allergens),
        ...modificationGroups.flatMap(({ variations }) =>
          variations.flatMap(({ allergen }) => allergen ?? []),
        ),
      ];
      expect(tags.filter((tag) => !ALLERGENS.some((known) => known === tag))).toEqual([]);
    });

    it('[D-59] sells nothing without a VAT rate of its country', () => {
      const rates = menus.flatMap(({ menuEntries }) => menuEntries.map(({ vatRate }) => vatRate));
      expect(rates.filter((rate) => !isKnownVatRate(rate, demo.company.country))).toEqual([]);
    });

    it('refers only to what it has', () => {
      const ids = {
        item: new Set(items.map(({ id }) => id)),
        category: new Set(categories.map(({ id }) => id)),
        group: new Set(modificationGroups.map(({ id }) => id)),
        upsell: new Set(upsellGroups.map(({ id }) => id)),
        venue: new Set(demo.venues.map(({ id }) => id)),
        menu: new Set(menus.map(({ id }) => id)),
        variation: new Set(
          modificationGroups.flatMap((group) => group.variations.map(({ id }) => id)),
        ),
      };
      const wanted: [Set<string>, string[]][] = [
        [ids.category, items.flatMap(({ categoryIds }) => categoryIds)],
        [ids.category, categories.flatMap(({ parentId }) => parentId ?? [])],
        [ids.category, demo.promoCodes.flatMap(({ categoryIds }) => categoryIds)],
        [ids.group, items.flatMap(({ modificationGroupIds }) => modificationGroupIds)],
        [ids.upsell, items.flatMap(({ upsellGroupIds }) => upsellGroupIds)],
        [ids.item, upsellGroups.flatMap(({ itemIds }) => itemIds)],
        [
          ids.item,
          demo.offers.flatMap(({ itemIds, stages }) => [
            ...itemIds,
            ...stages.flatMap((stage) => stage.itemIds),
          ]),
        ],
        [ids.item, demo.stampCards.flatMap(({ itemIds }) => itemIds)],
        [ids.item, demo.configuration.landingpageSections?.flatMap(({ itemIds }) => itemIds) ?? []],
        [ids.item, demo.configuration.bagItemId === null ? [] : [demo.configuration.bagItemId]],
        [ids.menu, demo.configuration.landingpageSections?.map(({ menuId }) => menuId) ?? []],
        [ids.venue, menus.map(({ venueId }) => venueId)],
        [ids.venue, demo.tables.map(({ venueId }) => venueId)],
        [ids.venue, demo.staff.flatMap(({ venueIds }) => venueIds)],
        [
          ids.venue,
          [...demo.offers, ...demo.promoCodes, ...demo.stampCards].flatMap(({ venues }) => venues),
        ],
        [new Set([...ids.item, ...ids.variation]), demo.inventory.map(({ itemId }) => itemId)],
      ];
      for (const [known, referred] of wanted) {
        expect(referred.filter((id) => !known.has(id))).toEqual([]);
      }
    });

    it('[D-43] offers a plus on no card whose dish needs a choice', () => {
      const needsChoice = new Set(
        modificationGroups
          .filter(
            ({ required, preselectedVariations }) => required && preselectedVariations.length === 0,
          )
          .map(({ id }) => id),
      );
      const wrong = items.filter(
        (item) =>
          item.instant &&
          (item.sizes !== null || item.modificationGroupIds.some((id) => needsChoice.has(id))),
      );
      expect(wrong.map(({ title }) => title)).toEqual([]);
    });

    it('puts no more on a plate than there is room for', () => {
      for (const picture of demo.pictures) {
        if (picture.kind !== 'painting') continue;
        const { food, around = [], frame } = picture.recipe;
        expect(food.length).toBeLessThanOrEqual(MOST_FOODS_ON_A_PLATE);
        expect(around.length).toBeLessThanOrEqual(mostFoodsAround(frame));
      }
    });

    it('has staff, an owner, and guests with, without and before a working account', () => {
      expect(demo.staff.map(({ role }) => role)).toEqual(
        expect.arrayContaining(['VENUE_STAFF', 'COMPANY_ADMIN']),
      );
      expect(demo.customers.some(({ activated }) => !activated)).toBe(true);
      expect(demo.customers.some(({ invoice }) => invoice !== null)).toBe(true);
    });
  },
);

describe('the three together', () => {
  it('have at least 14 categories and 75 items', () => {
    expect(companies.flatMap((demo) => demo.catalogue.categories).length).toBeGreaterThanOrEqual(
      14,
    );
    expect(companies.flatMap((demo) => demo.catalogue.items).length).toBeGreaterThanOrEqual(75);
  });

  it('share no id and no picture', () => {
    const ids = companies.flatMap((demo) => [
      demo.company.id,
      ...demo.venues.map(({ id }) => id),
      ...demo.catalogue.items.map(({ id }) => id),
      ...demo.catalogue.categories.map(({ id }) => id),
      ...demo.tables.map(({ id }) => id),
      ...demo.pictures.map(({ key }) => key),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('use every drawing of food that is kept', () => {
    const used = new Set(
      companies.flatMap((demo) =>
        demo.pictures.flatMap((picture) =>
          picture.kind === 'painting'
            ? [...picture.recipe.food, ...(picture.recipe.around ?? [])]
            : [],
        ),
      ),
    );
    expect(FOODS.filter((food) => !used.has(food))).toEqual([]);
  });

  it('[DATA-30] show every type of offer', () => {
    const types = companies.flatMap((demo) => demo.offers.map(({ type }) => type));
    expect(OFFER_TYPES.filter((type) => !types.includes(type))).toEqual([]);
  });

  // That the flag decides is proven where it does: table-tokens.integration.test.ts and social-table.spec.ts (TABLE-08).
  it('show a visitor both kinds of tables: most with a bill, some where everybody pays at once', () => {
    const codes = (supportsPayLater: boolean) =>
      bySlug('lokanta')
        .tables.filter((table) => table.supportsPayLater === supportsPayLater)
        .map(({ code }) => code);
    expect(codes(false)).toEqual(['9', '10']);
    expect(codes(true)).toContain('3');
  });

  it('[D-47] have a category that is sold out as a whole', () => {
    const { catalogue, inventory } = bySlug('nordbro');
    const soldOut = new Set(
      inventory.filter(({ outOfStock }) => outOfStock).map(({ itemId }) => itemId),
    );
    const oysterBar = catalogue.categories.find(({ name }) => name === 'Ostronbaren');
    const oysters = catalogue.items.filter(({ categoryIds }) =>
      categoryIds.includes(oysterBar?.id ?? ''),
    );
    expect(oysters.length).toBeGreaterThan(0);
    expect(oysters.every(({ id }) => soldOut.has(id))).toBe(true);
  });
});

describe('promo codes of smash', () => {
  const { promoCodes, venues } = bySlug('smash');
  const camden = venues.find(({ name }) => name.endsWith('Camden'))?.id ?? '';
  const momentOf = (days: number | null) => (days === null ? null : daysFrom(NOW, days));

  /** What a signed-out guest in Camden hears at noon. */
  const answerTo = (code: DemoPromoCode) => {
    const { activeFromDays, activeUntilDays, hours, usedCount, ...rest } = code;
    return refusalOfPromoCode(
      { ...rest, activeFrom: momentOf(activeFromDays), activeUntil: momentOf(activeUntilDays) },
      {
        now: NOW,
        venueId: camden,
        userId: null,
        isWithinHours: hours === null,
        uses: usedCount,
        usesByUser: 0,
      },
    );
  };

  it('[D-69] bring every refusal, and a yes', () => {
    const answers = promoCodes.map(answerTo);
    const unheard = PROMO_CODE_REFUSALS.filter((refusal) => !answers.includes(refusal));
    // NOTFOUND is the answer to any other word.
    expect(unheard).toEqual(['NOTFOUND']);
    expect(answers).toContain(null);
  });
});

it('[CONF-31] [D-151] [F-51] a demo company is the sample configuration, but for what its card says', () => {
  const { theme } = SAMPLE_CONFIGURATION;
  const own = {
    id: expect.any(String),
    companyId: expect.any(String),
    userCompanyId: expect.any(String),
  };
  expect(configurationFromCard('plain', { theme })).toEqual({
    ...SAMPLE_CONFIGURATION,
    ...own,
    slug: 'plain',
  });
  const { configuration } = bySlug('lokanta');
  // Said by no card: what the sample leaves on is on, what it leaves off is off.
  expect(configuration).toMatchObject({
    disableComments: false,
    disablePickuptime: false,
    force3DSecure: false,
  });
  expect(configuration.enableAnonymousOrders).toBe(false);
});
