import { DAYS_OF_WEEK } from '@tallrik/domain/venues/venue';
import type { DayOfWeek } from '@tallrik/domain/venues/venue';
import {
  configurationFromCard,
  demoStaff,
  socialFeedFromFoods,
  venueFromCard,
} from '../company-card.ts';
import type { DemoCompany } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import { makePictureWall } from '../pictures/demo-picture.ts';
import { hoursOn, printCatalogue } from '../print-catalogue.ts';
import { smashBurgers } from './burgers.ts';
import { smashCategories } from './categories.ts';
import { smashChoices } from './choices.ts';
import { smashContents } from './contents.ts';
import { smashCustomers } from './customers.ts';
import { smashLevels, smashStampCards } from './loyalty.ts';
import { smashOffers } from './offers.ts';
import { smashPromoCodes } from './promo-codes.ts';
import { smashShakes } from './shakes.ts';
import { smashSidesAndWings } from './sides-and-wings.ts';
import { smashSweetsAndDrinks } from './sweets-and-drinks.ts';
import { smashUpsells } from './upsells.ts';

const SLUG = 'smash';
const dish = (key: string): string => demoId(SLUG, 'dish', key);
const venueId = (key: string): string => demoId(SLUG, 'venue', key);

const QUIET_DAYS: readonly DayOfWeek[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'SUNDAY'];
const LOUD_DAYS: readonly DayOfWeek[] = ['FRIDAY', 'SATURDAY'];
const VENUES = [
  { key: 'camden', name: 'SMASH! Camden' },
  { key: 'soho', name: 'SMASH! Soho' },
  { key: 'brixton', name: 'SMASH! Brixton' },
] as const;

/** A loud burger chain in London: three venues under one roof, membership, stamps and every kind of offer. */
export function smash(): DemoCompany {
  const wall = makePictureWall(SLUG);
  const catalogue = printCatalogue(
    SLUG,
    'en',
    {
      categories: smashCategories,
      choices: smashChoices,
      upsells: smashUpsells,
      dishes: [...smashBurgers, ...smashSidesAndWings, ...smashShakes, ...smashSweetsAndDrinks],
      menus: [
        { key: 'camden', venue: 'camden', serviceTypes: ['EAT_HERE', 'TAKE_AWAY'] },
        {
          key: 'soho',
          venue: 'soho',
          serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
          prices: { original: 9_95, 'bacon-riot': 11_75, fries: 3_75 },
        },
        {
          key: 'brixton',
          venue: 'brixton',
          serviceTypes: ['TAKE_AWAY'],
          without: ['smash-lager', 'hard-lemon', 'ghost-town'],
        },
      ],
    },
    wall,
  );
  const place = {
    timeZone: 'Europe/London',
    supportEmail: 'hello@smash.example',
    organizationId: '00000001',
  };
  return {
    configuration: configurationFromCard(SLUG, {
      marketplaceId: demoId(SLUG, 'marketplace'),
      marketplace: { venues: VENUES.map(({ key, name }) => ({ id: venueId(key), name })) },
      logoUrl: wall.logo(),
      font: 'ROBOTO_CONDENSED',
      theme: {
        main: '#ffc61a',
        secondary: '#d41f17',
        contrastingColor: '#1a0d08',
        menuTextColor: '#fff3e2',
        priceColor: '#ffc61a',
        entryBackground: '#271a16',
        menuBackgroundColor: '#150c0a',
      },
      landingPageBackgroundUrl: wall.painting('landing/phone', 'landing', {
        tone: 1,
        food: ['burger'],
        around: ['fries', 'soda', 'chilli'],
        scale: 1.25,
      }),
      landingPageDesktopBackgroundUrl: wall.painting('landing/desktop', 'landing', {
        tone: 1,
        food: ['burger'],
        around: ['soda', 'fries', 'chilli', 'doughnut'],
        scale: 1.2,
      }),
      enableAnonymousOrders: true,
      enableTipping: true,
      enablePromoCodes: true,
      enableInvoicing: true,
      showCategoriesInGridView: true,
      syncEta: true,
      greetingText: 'Big. Hot. Flat. Now.',
      navigationInfoText: 'A pound is a point. The tenth burger is ours to pay.',
      landingPageIntro: 'Smashed to order in four minutes.',
      // One per venue's menu: a section shows only where its menu is served (D-42).
      landingpageSections: ['camden', 'soho', 'brixton'].map((menu) => ({
        menuId: demoId(SLUG, 'menu', menu),
        title: 'Off the griddle',
        itemIds: ['original', 'bacon-riot', 'devils-stack', 'green-machine', 'chick-inferno'].map(
          dish,
        ),
      })),
      aboutUs: 'Three kitchens in London, one very hot griddle in each.',
      customReadyText: 'Shout your number. Louder.',
      bagItemId: dish('bag'),
      maxCategories: 5,
    }),
    company: {
      id: demoId(SLUG, 'company'),
      displayName: 'SMASH!',
      supportEmail: 'hello@smash.example',
      hasMembershipCards: true,
      hasAppOrders: true,
      defaultCurrency: 'GBP',
      country: 'GB',
      languages: ['en', 'se', 'es', 'no', 'tr', 'dk'],
      defaultLanguage: 'en',
      code: '+44',
    },
    hosts: ['smash.localhost'],
    venues: [
      venueFromCard(SLUG, {
        ...place,
        key: 'camden',
        name: 'SMASH! Camden',
        phone: '+442079460101',
        minimumPickupWaitTime: 15,
        image: wall.painting('venue/camden', 'offer', {
          tone: 1,
          food: ['burger'],
          around: ['fries', 'chilli'],
        }),
        place: {
          name: 'Camden',
          street: '12 Chalk Farm Road',
          zip: 'NW1 8AG',
          city: 'London',
          lat: 51.5415,
          long: -0.1463,
        },
        availabilities: [
          ...hoursOn([SLUG, 'camden'], QUIET_DAYS, '11:00', '23:00'),
          ...hoursOn([SLUG, 'camden'], LOUD_DAYS, '11:00', '02:00'),
        ],
      }),
      venueFromCard(SLUG, {
        ...place,
        key: 'soho',
        name: 'SMASH! Soho',
        phone: '+442079460102',
        minimumPickupWaitTime: 10,
        image: wall.painting('venue/soho', 'offer', {
          tone: 5,
          food: ['burger', 'beer'],
          around: ['star', 'fries'],
        }),
        place: {
          name: 'Soho',
          street: '44 Old Compton Street',
          zip: 'W1D 4TY',
          city: 'London',
          lat: 51.5131,
          long: -0.1318,
        },
        // 00:00 to 00:00 is round the clock.
        availabilities: hoursOn([SLUG, 'soho'], DAYS_OF_WEEK, '00:00', '00:00'),
      }),
      venueFromCard(SLUG, {
        ...place,
        key: 'brixton',
        name: 'SMASH! Brixton',
        phone: '+442079460103',
        minimumPickupWaitTime: 20,
        image: wall.painting('venue/brixton', 'offer', {
          tone: 2,
          food: ['burger', 'shake'],
          around: ['chilli'],
        }),
        place: {
          name: 'Brixton',
          street: '7 Atlantic Road',
          zip: 'SW9 8HX',
          city: 'London',
          lat: 51.4626,
          long: -0.1123,
        },
        availabilities: [
          ...hoursOn([SLUG, 'brixton'], QUIET_DAYS, '12:00', '22:00'),
          ...hoursOn([SLUG, 'brixton'], LOUD_DAYS, '12:00', '00:00'),
        ],
      }),
    ],
    catalogue,
    inventory: [
      { venueId: venueId('camden'), itemId: dish('devils-stack'), outOfStock: true, count: null },
      { venueId: venueId('camden'), itemId: dish('tacos'), outOfStock: true, count: null },
      { venueId: venueId('camden'), itemId: dish('cherry-pie'), outOfStock: false, count: 4 },
      { venueId: venueId('soho'), itemId: dish('corn-ribs'), outOfStock: true, count: null },
      // Every shake in Brixton: a whole category sold out.
      ...['vanilla-shake', 'strawberry-shake', 'chocolate-shake', 'peanut-shake'].map((key) => ({
        venueId: venueId('brixton'),
        itemId: dish(key),
        outOfStock: true,
        count: null,
      })),
    ],
    tables: ['1', '2', '7'].map((code) => ({
      id: demoId(SLUG, 'table', code),
      venueId: venueId('camden'),
      code,
      supportsPayLater: false,
    })),
    membershipLevels: smashLevels(wall),
    stampCards: smashStampCards(wall),
    offers: smashOffers(wall),
    promoCodes: smashPromoCodes,
    contents: smashContents(wall),
    customers: smashCustomers,
    staff: demoStaff(SLUG, VENUES),
    socialFeed: socialFeedFromFoods(SLUG, wall, [
      { tone: 1, food: ['burger'], around: ['bacon', 'cheese'] },
      { tone: 2, food: ['fries'], around: ['salt'] },
      { tone: 5, food: ['doughnut', 'cookie'] },
      { tone: 3, food: ['drumstick', 'drumstick', 'drumstick'], around: ['flame'] },
      { tone: 4, food: ['burger', 'soda'], around: ['avocado'] },
    ]),
    pictures: wall.pictures(),
  };
}
