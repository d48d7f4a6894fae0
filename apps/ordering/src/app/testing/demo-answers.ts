import type { OperationResult } from '@tallrik/contract/page-rendering';

const words = (en: string, se = en) => ({ en, se, es: null, no: null, tr: null, dk: null });
const hours = (dayOfWeek: string) => ({
  id: `open-${dayOfWeek}`,
  dayOfWeek,
  timeRange: {
    id: `range-${dayOfWeek}`,
    start: '00:00',
    end: '00:00',
    initialStart: null,
    initialEnd: null,
  },
});
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

export const venue = {
  id: 'venue-1',
  name: 'Nordbro Södermalm',
  active: true,
  deleted: false,
  phone: '+46 8 123 45',
  organizationId: '556000-0001',
  bookingServiceId: null,
  minimumDeliveryFee: null,
  supportEmail: null,
  minimumPickupWaitTime: 15,
  image: '/media/venue.webp',
  zip: '118 20',
  timeZone: 'Europe/Stockholm',
  syncedEta: null,
  location: {
    id: 'l1',
    name: null,
    street: 'Götgatan 1',
    lat: 59.3,
    long: 18.07,
    city: 'Stockholm',
    zip: '118 20',
  },
  availabilities: DAYS.map(hours),
  exceptions: [],
};

const size = {
  id: 'size',
  externalName: 'Size',
  nameLang: words('Size', 'Storlek'),
  type: 'SINGLE',
  required: true,
  expandedByDefault: true,
  minChoices: null,
  maxChoices: null,
  preselectedVariations: [],
  variations: [
    {
      id: 'small',
      price: 0,
      name: 'Small',
      nameLang: words('Small', 'Liten'),
      allergen: null,
      asItem: null,
      image: null,
    },
    {
      id: 'large',
      price: 4000,
      name: 'Large',
      nameLang: words('Large', 'Stor'),
      allergen: null,
      asItem: null,
      image: null,
    },
  ],
};

const dish = (id: string, en: string, se: string, groups: string[] = []) => ({
  id,
  title: se,
  titleLang: words(en, se),
  description: null,
  descriptionLang: words('With dill.', 'Med dill.'),
  ageRestricted: false,
  vatRate: 12,
  disableMembershipDiscount: false,
  categories: [{ id: 'warm' }],
  modificationGroups: groups.map((group) => ({ id: group })),
  sizes: null,
  image: `/media/${id}.webp`,
  upsales: [],
  allergens: ['fish'],
  allergyTags: [],
  defaultPrice: null,
  order: 1,
  deleted: false,
  instant: groups.length === 0,
});

const soup = dish('soup', 'Archipelago soup </script>', 'Skärgårdssoppa </script>', ['size']);
const coffee = dish('coffee', 'Coffee', 'Kaffe');
const warm = {
  id: 'warm',
  parentId: null,
  order: 1,
  name: 'Varmt',
  nameLang: words('Warm', 'Varmt'),
  descriptionLang: words('From the stove.', 'Från spisen.'),
  image: null,
  hideInCustomerOrderingFlows: false,
  deleted: false,
  items: [soup, coffee],
};

export const configuration = {
  id: 'configuration-1',
  slug: 'nordbro',
  COMPANY_ID: 'company-1',
  userCompanyId: 'company-1',
  marketplaceId: null,
  marketplace: null,
  logoUrl: '/media/logo.svg',
  landingPageBackgroundUrl: '/media/landing.webp',
  landingPageDesktopBackgroundUrl: null,
  theme: {
    main: '#21443d',
    secondary: '#c3d3c6',
    contrastingColor: '#f6f4ee',
    menuTextColor: '#1d2826',
    priceColor: '#2f5b50',
    entryBackground: '#ffffff',
    menuBackgroundColor: '#eef0ec',
  },
  font: 'LORA',
  ANONYMOUS_PURCHASE: true,
  DISABLE_PICKUP_TIME: false,
  IS_PRODUCTION: false,
  MAX_CATEGORIES: 3,
  SYNC_ETA: false,
  LANDING_PAGE_SECTIONS: [],
  ADYEN_CLIENT_TOKEN: 'test_KEY',
  CUSTOM_CLIENT_ADYEN_TOKEN: null,
  enableInvoicing: false,
  enableTipping: true,
  enablePromoCodes: false,
  enableQrOrders: true,
  disableComments: false,
  serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
  greetingText: 'Mat från skog och skärgård',
  navigationInfoText: null,
  showCategoriesInGridView: false,
  landingPageIntro: 'Lagat i dag.',
  aboutUs: null,
  force3DSecure: false,
  customReadyText: null,
  invoiceFormUrl: null,
  bagItemId: null,
  company: {
    id: 'company-1',
    displayName: 'Nordbro',
    supportEmail: 'hej@nordbro.example',
    hasMembershipCards: false,
    hasAppOrders: true,
    defaultCurrency: 'SEK',
    country: 'SE',
    languages: [],
    defaultLanguage: 'se',
    code: null,
  },
};

const entry = (item: { id: string }, price: number) => ({
  id: `entry-${item.id}`,
  price,
  instant: null,
  vatRate: null,
  item: { id: item.id },
});

export const menu = {
  id: 'menu-1',
  venueId: 'venue-1',
  serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
  availabilities: [],
  menuEntries: [entry(soup, 16_900), entry(coffee, 3_500)],
};

/** Answers by root field, as the server would: one company, one venue, one category, two dishes. */
const ANSWERS: Record<string, Record<string, unknown>> = {
  CompanyPage: { orderingCloudConfiguration: configuration },
  VenuePage: { Venue: venue },
  VenueList: { allVenues: [venue, { ...venue, id: 'venue-2', name: 'Nordbro Vasastan' }] },
  AppliedMenus: { getAppliedMenus: [menu] },
  ModificationGroups: { Company: { id: 'company-1', modificationGroups: [size] } },
  StartCategories: { allCategories: [warm] },
  MenuCategories: { getAllCategories: [warm] },
  LandingItems: { allItems: [] },
  ItemPage: { Item: soup },
  VenueInventory: { venueInventory: [{ itemId: 'coffee', outOfStock: true, count: null }] },
};

/** Runs a document against the demo answers; `changes` replace answers by operation name. */
export const demoExecute =
  (changes: Record<string, Record<string, unknown>> = {}) =>
  async (document: string): Promise<OperationResult> => {
    const name = /^\s*(?:query|mutation)\s+(\w+)/m.exec(document)?.[1] ?? '';
    const data = changes[name] ?? ANSWERS[name];
    return data ? { data } : { errors: [{ message: `No answer for ${name}` }] };
  };
