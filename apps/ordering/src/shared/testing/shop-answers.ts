import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';

/** A small restaurant as the server tells of it; every test changes what it is about. */

export const words = (en: string) => ({ en, se: null, es: null, no: null, tr: null, dk: null });

const range = (start: string, end: string) => ({
  id: `${start}-${end}`,
  start,
  end,
  initialStart: null,
  initialEnd: null,
});
export const openDaily = (start: string, end: string) =>
  DAYS_OF_WEEK.map((dayOfWeek) => ({ id: dayOfWeek, dayOfWeek, timeRange: range(start, end) }));

export const aVenueAnswer = (changes: object = {}) => ({
  id: 'venue-1',
  name: 'Södermalm',
  active: true,
  deleted: false,
  phone: null,
  organizationId: null,
  bookingServiceId: null,
  minimumDeliveryFee: null,
  supportEmail: null,
  minimumPickupWaitTime: 15,
  image: null,
  zip: null,
  timeZone: 'Europe/Stockholm',
  pausedUntil: null,
  syncedEta: null,
  location: {
    id: 'place',
    name: 'The old mill',
    street: 'Götgatan 1',
    lat: 59.3,
    long: 18.07,
    city: 'Stockholm',
    zip: '118 20',
  },
  availabilities: openDaily('00:00', '00:00'),
  exceptions: [],
  ...changes,
});

export type DishAnswer = ReturnType<typeof aDish>;
export const aDish = (id: string, changes: object = {}) => ({
  id,
  title: id,
  titleLang: words(id),
  description: null,
  descriptionLang: words(`About ${id}`),
  ageRestricted: false,
  vatRate: 12,
  disableMembershipDiscount: false,
  categories: [{ id: 'warm' }],
  modificationGroups: [] as { id: string }[],
  sizes: null,
  image: null,
  upsales: [] as object[],
  allergens: ['fish'],
  allergyTags: [],
  defaultPrice: null,
  order: 0,
  deleted: false,
  instant: false,
  ...changes,
});

export const aCategory = (id: string, items: DishAnswer[], changes: object = {}) => ({
  id,
  parentId: null as string | null,
  order: 1,
  name: id,
  nameLang: words(id),
  descriptionLang: words(`All ${id}`),
  image: null,
  hideInCustomerOrderingFlows: false,
  deleted: false,
  items: items.map((item) => ({ ...item, categories: [{ id }] })),
  ...changes,
});

export const aChoice = (id: string, price = 0) => ({
  id,
  price,
  name: id,
  nameLang: words(id),
  allergen: null,
  asItem: null,
  image: null,
});

export const aGroup = (id: string, choices: string[], changes: object = {}) => ({
  id,
  externalName: id,
  nameLang: words(id),
  type: 'SINGLE',
  required: true,
  expandedByDefault: true,
  minChoices: null,
  maxChoices: null,
  preselectedVariations: [] as string[],
  variations: choices.map((choice, at) => aChoice(choice, at * 1_000)),
  ...changes,
});

export const anUpsellGroup = (id: string, items: string[], changes: object = {}) => ({
  id,
  hideInApp: false,
  enableMultiSelect: true,
  name: words(id),
  items: items.map((item) => ({ id: item })),
  ...changes,
});

export const aMenu = (ids: readonly string[], changes: object = {}) => ({
  id: 'menu-1',
  venueId: 'venue-1',
  serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
  availabilities: [] as object[],
  menuEntries: ids.map((id) => ({
    id: `entry-${id}`,
    price: 10_000,
    instant: null,
    vatRate: null,
    item: { id },
  })),
  ...changes,
});

export type Shop = {
  venue?: object | null;
  categories?: ReturnType<typeof aCategory>[];
  /** Default: one that sells everything, always. */
  menus?: object[];
  groups?: object[];
  inventory?: { itemId: string; outOfStock: boolean; count: number | null }[];
  catalogueVersion?: string;
  /** More dishes than the categories name, such as what is only offered beside another. */
  others?: DishAnswer[];
};

/** Answers for all the operations of start page, menu, category and item. */
export function shopAnswers(shop: Shop = {}) {
  const categories = shop.categories ?? [aCategory('warm', [aDish('Soup')])];
  const dishes = [...categories.flatMap(({ items }) => items), ...(shop.others ?? [])];
  const dishOf = (id: string) => dishes.find((dish) => dish.id === id);
  const withDishes = (groups: object[]) =>
    (groups as { items: { id: string }[] }[]).map((group) => ({
      ...group,
      items: group.items.map(({ id }) => dishOf(id)),
    }));
  return {
    VenuePage: () => ({ Venue: shop.venue === undefined ? aVenueAnswer() : shop.venue }),
    AppliedMenus: () => ({
      getAppliedMenus: shop.menus ?? [aMenu(dishes.map(({ id }) => id))],
    }),
    ModificationGroups: () => ({
      Company: { id: 'story-company', modificationGroups: shop.groups ?? [] },
    }),
    StartCategories: ({ first }: { first: number }) => ({
      allCategories: categories.slice(0, first),
    }),
    MenuCategories: () => ({ getAllCategories: categories }),
    LandingItems: ({ ids }: { ids: string[] }) => ({
      allItems: dishes.filter(({ id }) => ids.includes(id)),
    }),
    ItemPage: ({ itemId }: { itemId: string }) => {
      const dish = dishOf(itemId);
      return { Item: dish ? { ...dish, upsales: withDishes(dish.upsales) } : null };
    },
    VenueInventory: () => ({
      venueInventory: shop.inventory ?? [],
      catalogueVersion: shop.catalogueVersion ?? '1',
    }),
  };
}
