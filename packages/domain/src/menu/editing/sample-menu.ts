import type { Language } from '../../company/languages.ts';
import type { Currency } from '../../money/currency.ts';
import { type Minor, minor } from '../../money/minor.ts';

type Words = Record<Language, string>;

const MAINS: Words = {
  en: 'Mains',
  se: 'Varmrätter',
  es: 'Platos principales',
  no: 'Hovedretter',
  tr: 'Ana yemekler',
  dk: 'Hovedretter',
};
const DESSERTS: Words = {
  en: 'Desserts',
  se: 'Efterrätter',
  es: 'Postres',
  no: 'Desserter',
  tr: 'Tatlılar',
  dk: 'Desserter',
};
const DRINKS: Words = {
  en: 'Drinks',
  se: 'Drycker',
  es: 'Bebidas',
  no: 'Drikke',
  tr: 'İçecekler',
  dk: 'Drikkevarer',
};

/** Names, and a price in pounds. */
const DISHES: readonly { category: Words; title: Words; pounds: number }[] = [
  {
    category: MAINS,
    title: {
      en: 'Tomato soup with bread',
      se: 'Tomatsoppa med bröd',
      es: 'Sopa de tomate con pan',
      no: 'Tomatsuppe med brød',
      tr: 'Ekmekli domates çorbası',
      dk: 'Tomatsuppe med brød',
    },
    pounds: 7,
  },
  {
    category: MAINS,
    title: {
      en: 'Margherita pizza',
      se: 'Pizza Margherita',
      es: 'Pizza margarita',
      no: 'Pizza Margherita',
      tr: 'Margarita pizza',
      dk: 'Pizza Margherita',
    },
    pounds: 11,
  },
  {
    category: MAINS,
    title: {
      en: 'Chicken salad',
      se: 'Kycklingsallad',
      es: 'Ensalada de pollo',
      no: 'Kyllingsalat',
      tr: 'Tavuklu salata',
      dk: 'Kyllingesalat',
    },
    pounds: 12,
  },
  {
    category: DESSERTS,
    title: {
      en: 'Chocolate cake',
      se: 'Chokladkaka',
      es: 'Tarta de chocolate',
      no: 'Sjokoladekake',
      tr: 'Çikolatalı kek',
      dk: 'Chokoladekage',
    },
    pounds: 6,
  },
  {
    category: DRINKS,
    title: {
      en: 'Lemonade',
      se: 'Lemonad',
      es: 'Limonada',
      no: 'Limonade',
      tr: 'Limonata',
      dk: 'Lemonade',
    },
    pounds: 4,
  },
  {
    category: DRINKS,
    title: { en: 'Coffee', se: 'Kaffe', es: 'Café', no: 'Kaffe', tr: 'Kahve', dk: 'Kaffe' },
    pounds: 3,
  },
];

/** What a pound's worth of food is written as: prices that nobody wonders at until they are overwritten. */
const PER_POUND: Record<Currency, number> = {
  GBP: 1,
  EUR: 1,
  USD: 1.5,
  DKK: 10,
  SEK: 12.5,
  NOK: 15,
  TRY: 40,
};

export type SampleDish = { category: string; title: string; price: Minor };

/** Six dishes to overwrite, in the company's language and currency (SETUP-13). */
export const sampleMenu = (language: Language, currency: Currency): SampleDish[] =>
  DISHES.map(({ category, title, pounds }) => ({
    category: category[language],
    title: title[language],
    price: minor(Math.round(pounds * PER_POUND[currency]) * 100),
  }));
