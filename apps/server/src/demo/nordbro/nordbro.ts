import { DAYS_OF_WEEK } from '@tallrik/domain/venues/venue';
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
import { makePictureWall } from '../pictures/demo-picture.ts';
import { hoursOn, printCatalogue } from '../print-catalogue.ts';
import { nordbroCategories } from './categories.ts';
import { nordbroChoices } from './choices.ts';
import { nordbroColdDishes } from './cold-dishes.ts';
import { nordbroContents } from './contents.ts';
import { nordbroOffers, nordbroPromoCodes } from './offers.ts';
import { nordbroSweetsAndDrinks } from './sweets-and-drinks.ts';
import { nordbroWarmDishes } from './warm-dishes.ts';
import { nordbroUpsells } from './upsells.ts';

const SLUG = 'nordbro';
const dish = (key: string): string => demoId(SLUG, 'dish', key);
const venueId = demoId(SLUG, 'venue', 'sodermalm');

/** A calm bistro in Stockholm with one venue; anybody may order. Open late, so that a newcomer finds it open. */
export function nordbro(): DemoCompany {
  const wall = makePictureWall(SLUG);
  const catalogue = printCatalogue(
    SLUG,
    'se',
    {
      categories: nordbroCategories,
      choices: nordbroChoices,
      upsells: nordbroUpsells,
      dishes: [...nordbroWarmDishes, ...nordbroColdDishes, ...nordbroSweetsAndDrinks],
      menus: [{ key: 'hela-dagen', venue: 'sodermalm', serviceTypes: ['EAT_HERE', 'TAKE_AWAY'] }],
    },
    wall,
  );
  return {
    configuration: configurationFromCard(SLUG, {
      logoUrl: wall.logo(),
      font: 'NUNITO_SANS',
      theme: {
        main: '#21443d',
        secondary: '#c3d3c6',
        contrastingColor: '#f6f4ee',
        menuTextColor: '#1d2826',
        priceColor: '#2f5b50',
        entryBackground: '#ffffff',
        menuBackgroundColor: '#eef0ec',
      },
      landingPageBackgroundUrl: wall.painting('landing/phone', 'landing', {
        tone: 1,
        food: ['shrimp'],
        scale: 0.85,
        around: ['herb', 'lemon', 'bread'],
      }),
      landingPageDesktopBackgroundUrl: wall.painting('landing/desktop', 'landing', {
        tone: 1,
        food: ['shrimp'],
        scale: 0.85,
        around: ['lemon', 'herb', 'bread', 'butter'],
      }),
      enableAnonymousOrders: true,
      enableInvoicing: true,
      enableTipping: true,
      enablePromoCodes: true,
      greetingText: 'Mat från skog och skärgård',
      navigationInfoText: 'Köket är öppet 06.00 till 02.00, alla dagar.',
      landingPageIntro: 'Lagat i dag, av det som finns nu.',
      landingpageSections: [
        {
          menuId: demoId(SLUG, 'menu', 'hela-dagen'),
          title: 'Kökets favoriter',
          itemIds: ['skargardssoppa', 'kottbullar', 'toast-skagen', 'vaffla'].map(dish),
        },
      ],
      aboutUs:
        'Nordbro är en liten bistro på Götgatan i Stockholm. Vi lagar det som skogen och skärgården ger, och inget annat.',
      maxCategories: 4,
    }),
    company: {
      id: demoId(SLUG, 'company'),
      displayName: 'Nordbro',
      supportEmail: 'hej@nordbro.example',
      hasMembershipCards: false,
      hasAppOrders: true,
      defaultCurrency: 'SEK',
      country: 'SE',
      languages: ['se', 'en', 'es', 'no', 'tr', 'dk'],
      defaultLanguage: 'se',
      code: '+46',
    },
    hosts: ['localhost', '127.0.0.1', 'nordbro.localhost'],
    venues: [
      venueFromCard(SLUG, {
        key: 'sodermalm',
        name: 'Nordbro Södermalm',
        phone: '+468123456',
        organizationId: '556000-0001',
        supportEmail: 'hej@nordbro.example',
        minimumPickupWaitTime: 15,
        image: wall.painting('venue/sodermalm', 'offer', {
          tone: 1,
          food: ['shrimp'],
          scale: 0.85,
          around: ['herb', 'bread'],
        }),
        timeZone: 'Europe/Stockholm',
        place: {
          name: 'Södermalm',
          street: 'Götgatan 31',
          zip: '116 21',
          city: 'Stockholm',
          lat: 59.3157,
          long: 18.0724,
        },
        availabilities: hoursOn([SLUG, 'sodermalm'], DAYS_OF_WEEK, '06:00', '02:00'),
      }),
    ],
    catalogue,
    inventory: [
      ...['ostron-tre', 'ostron-sex', 'ostron-gratang', 'entrecote'].map((key) => ({
        venueId,
        itemId: dish(key),
        outOfStock: true,
        count: null,
      })),
      { venueId, itemId: dish('hummer'), outOfStock: false, count: 4 },
      { venueId, itemId: dish('blabarspaj'), outOfStock: false, count: 9 },
    ],
    tables: ['1', '2', '3', '12'].map((code) => ({
      id: demoId(SLUG, 'table', code),
      venueId,
      code,
      supportsPayLater: false,
    })),
    membershipLevels: [],
    stampCards: [],
    offers: nordbroOffers(wall),
    promoCodes: nordbroPromoCodes,
    contents: nordbroContents(wall),
    customers: [
      customerFromCard(SLUG, '100201', {
        key: 'astrid',
        name: 'Astrid Lindqvist',
        phone: '+46701740605',
        language: 'se',
      }),
      customerFromCard(SLUG, '100202', {
        key: 'nils',
        name: 'Nils Berg',
        phone: '+46701740606',
        language: 'se',
        activated: false,
      }),
      customerFromCard(SLUG, '100203', {
        key: 'kontoret',
        name: 'Karin Kontorsson',
        phone: '+46701740607',
        language: 'se',
        invoice: invoiceAccount(SLUG, 'kontoret', 10_000_00),
      }),
    ],
    staff: demoStaff(SLUG, [{ key: 'sodermalm', name: 'Södermalm' }]),
    socialFeed: socialFeedFromFoods(SLUG, wall, [
      { tone: 2, food: ['bread'], around: ['butter', 'wheat'] },
      { tone: 3, food: ['lobster'], around: ['lemon'] },
      { tone: 1, food: ['salad'], around: ['peas'] },
      { tone: 5, food: ['waffle'], around: ['strawberry', 'blueberries'] },
      { tone: 4, food: ['coffee'], around: ['cookie'] },
    ]),
    pictures: wall.pictures(),
  };
}
