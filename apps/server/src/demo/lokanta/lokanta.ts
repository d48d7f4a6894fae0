import { DAYS_OF_WEEK } from '@tallrik/domain/venues/venue';
import type { DayOfWeek } from '@tallrik/domain/venues/venue';
import {
  configurationFromCard,
  customerFromCard,
  demoStaff,
  invoiceAccount,
  socialFeedFromFoods,
  venueFromCard,
} from '../company-card.ts';
import type { DemoCompany } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import type { DishCard, MenuCard } from '../menu-card.ts';
import { makePictureWall } from '../pictures/demo-picture.ts';
import { hoursOn, printCatalogue } from '../print-catalogue.ts';
import { lokantaCategories } from './categories.ts';
import { lokantaGrillAndSweetChoices } from './grill-and-sweet-choices.ts';
import { lokantaPotChoices } from './pot-choices.ts';
import { lokantaContents } from './contents.ts';
import { lokantaGrillAndMeze } from './grill-and-meze.ts';
import { lokantaOffers, lokantaPromoCodes } from './offers.ts';
import { lokantaPotsAndSoups } from './pots-and-soups.ts';
import { lokantaSweetsAndDrinks } from './sweets-and-drinks.ts';
import { lokantaUpsells } from './upsells.ts';

const SLUG = 'lokanta';
const dish = (key: string): string => demoId(SLUG, 'dish', key);
const venueId = demoId(SLUG, 'venue', 'kadikoy');

const WEEKDAYS: readonly DayOfWeek[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const LUNCH = { days: WEEKDAYS, start: '11:00', end: '14:00' };
const DISHES: DishCard[] = [
  ...lokantaPotsAndSoups,
  ...lokantaGrillAndMeze,
  ...lokantaSweetsAndDrinks,
];
const keysIn = (category: string): string[] =>
  DISHES.filter((card) => card.categories.includes(category)).map((card) => card.key);

/** At lunch the lunch plates come on top of everything else; alcohol never leaves the house. */
const MENUS: MenuCard[] = [
  { key: 'masa', venue: 'kadikoy', serviceTypes: ['EAT_HERE'], without: keysIn('ogle') },
  { key: 'masa-ogle', venue: 'kadikoy', serviceTypes: ['EAT_HERE'], hours: LUNCH },
  {
    key: 'paket',
    venue: 'kadikoy',
    serviceTypes: ['TAKE_AWAY'],
    without: [...keysIn('ogle'), ...keysIn('alkol')],
  },
  {
    key: 'paket-ogle',
    venue: 'kadikoy',
    serviceTypes: ['TAKE_AWAY'],
    hours: LUNCH,
    without: keysIn('alkol'),
  },
];

const TABLES_WITHOUT_PAY_LATER = ['9', '10'];

/** A lokanta in Kadıköy: codes on the tables, one bill for all who sit there, lunch plates on weekdays. */
export function lokanta(): DemoCompany {
  const wall = makePictureWall(SLUG);
  const catalogue = printCatalogue(
    SLUG,
    'tr',
    {
      categories: lokantaCategories,
      choices: [...lokantaPotChoices, ...lokantaGrillAndSweetChoices],
      upsells: lokantaUpsells,
      dishes: DISHES,
      menus: MENUS,
    },
    wall,
  );
  return {
    configuration: configurationFromCard(SLUG, {
      logoUrl: wall.logo(),
      font: 'LORA',
      theme: {
        main: '#a3271c',
        secondary: '#11666b',
        contrastingColor: '#fff6e8',
        menuTextColor: '#3b1a12',
        priceColor: '#9a2a14',
        entryBackground: '#fffaf0',
        menuBackgroundColor: '#f7e2c2',
      },
      landingPageBackgroundUrl: wall.painting('landing/phone', 'landing', {
        tone: 1,
        food: ['stew'],
        around: ['flatbread', 'tomato', 'pepper'],
      }),
      landingPageDesktopBackgroundUrl: wall.painting('landing/desktop', 'landing', {
        tone: 1,
        food: ['stew'],
        around: ['tomato', 'pepper', 'olive', 'flatbread'],
      }),
      // Whoever sits at a table orders by its code; whoever takes away signs in (TABLE-07).
      enableAnonymousOrders: false,
      enableInvoicing: true,
      enableTipping: true,
      enablePromoCodes: true,
      enableQrOrders: true,
      greetingText: 'Sofra kuruldu, buyurun',
      navigationInfoText: 'Tencereler her sabah beşte ocakta.',
      landingPageIntro: 'Tencere yemekleri, her sabah taze.',
      landingpageSections: [
        {
          menuId: demoId(SLUG, 'menu', 'masa'),
          title: 'Bugün ocakta',
          itemIds: ['menemen', 'kuru-fasulye', 'adana-durum', 'baklava'].map(dish),
        },
      ],
      aboutUs: '1974’ten beri Moda Caddesi’nde, aynı bakır tencerelerle.',
      maxCategories: 5,
    }),
    company: {
      id: demoId(SLUG, 'company'),
      displayName: 'Zeytin Lokantası',
      supportEmail: 'merhaba@lokanta.example',
      hasMembershipCards: false,
      hasAppOrders: true,
      defaultCurrency: 'TRY',
      country: 'TR',
      languages: ['tr', 'en', 'se', 'es', 'no', 'dk'],
      defaultLanguage: 'tr',
      code: '+90',
    },
    hosts: ['lokanta.localhost'],
    venues: [
      venueFromCard(SLUG, {
        key: 'kadikoy',
        name: 'Zeytin Kadıköy',
        phone: '+902160000001',
        organizationId: '1234567890',
        supportEmail: 'merhaba@lokanta.example',
        minimumPickupWaitTime: 15,
        image: wall.painting('venue/kadikoy', 'offer', {
          tone: 1,
          food: ['stew'],
          around: ['tomato', 'flatbread'],
        }),
        timeZone: 'Europe/Istanbul',
        place: {
          name: 'Kadıköy',
          street: 'Moda Caddesi 58',
          zip: '34710',
          city: 'İstanbul',
          lat: 40.9833,
          long: 29.0256,
        },
        availabilities: hoursOn([SLUG, 'kadikoy'], DAYS_OF_WEEK, '07:00', '00:00'),
      }),
    ],
    catalogue,
    inventory: [
      { venueId, itemId: dish('kuzu-incik'), outOfStock: true, count: null },
      { venueId, itemId: dish('icli-kofte'), outOfStock: true, count: null },
      { venueId, itemId: dish('kunefe'), outOfStock: false, count: 4 },
      // Every choice of one group.
      ...['sucuk', 'kasar'].map((key) => ({
        venueId,
        itemId: demoId(SLUG, 'option', 'menemen-yanina', key),
        outOfStock: true,
        count: null,
      })),
    ],
    tables: Array.from({ length: 10 }, (_, index) => String(index + 1)).map((code) => ({
      id: demoId(SLUG, 'table', code),
      venueId,
      code,
      supportsPayLater: !TABLES_WITHOUT_PAY_LATER.includes(code),
    })),
    membershipLevels: [],
    stampCards: [],
    offers: lokantaOffers(wall),
    promoCodes: lokantaPromoCodes,
    contents: lokantaContents(wall),
    customers: [
      customerFromCard(SLUG, '300301', {
        key: 'defne',
        name: 'Defne Yılmaz',
        phone: '+905010000001',
        language: 'tr',
      }),
      customerFromCard(SLUG, '300302', {
        key: 'emre',
        name: 'Emre Kaya',
        phone: '+905010000002',
        language: 'tr',
        activated: false,
      }),
      customerFromCard(SLUG, '300303', {
        key: 'ofis',
        name: 'Ofis Moda',
        phone: '+905010000003',
        language: 'tr',
        invoice: invoiceAccount(SLUG, 'ofis', 20_000_00),
      }),
    ],
    staff: demoStaff(SLUG, [{ key: 'kadikoy', name: 'Kadıköy' }]),
    socialFeed: socialFeedFromFoods(SLUG, wall, [
      { tone: 2, food: ['stew'], around: ['chilli', 'flatbread'] },
      { tone: 3, food: ['falafel'], around: ['lemon'] },
      { tone: 1, food: ['stew'], around: ['tomato', 'pepper'] },
      { tone: 4, food: ['wrap'], around: ['onion'] },
      { tone: 5, food: ['custard'], around: ['flower'] },
    ]),
    pictures: wall.pictures(),
  };
}
