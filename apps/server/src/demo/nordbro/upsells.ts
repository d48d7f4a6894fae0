import type { UpsellCard } from '../menu-card.ts';

export const nordbroUpsells: UpsellCard[] = [
  {
    key: 'till-maten',
    name: {
      en: 'Something with it?',
      se: 'Något till?',
      es: '¿Algo más?',
      no: 'Noe attåt?',
      tr: 'Yanına bir şey?',
      dk: 'Noget til?',
    },
    isMultiSelect: true,
    dishes: ['surdeg', 'applemust', 'kallvatten', 'lingonlask'],
  },
  {
    key: 'avslut',
    name: {
      en: 'And to finish?',
      se: 'Och som avslut?',
      es: '¿Y para terminar?',
      no: 'Og som avslutning?',
      tr: 'Sonunda ne olsun?',
      dk: 'Og som afslutning?',
    },
    isMultiSelect: false,
    dishes: ['blabarspaj', 'havrekaka'],
  },
  {
    key: 'kaffe-till',
    name: {
      en: 'Coffee with that?',
      se: 'Kaffe till?',
      es: '¿Con un café?',
      no: 'Kaffe til?',
      tr: 'Yanına kahve?',
      dk: 'Kaffe til?',
    },
    isMultiSelect: false,
    dishes: ['bryggkaffe'],
  },
];
