import type { UpsellCard } from '../menu-card.ts';

export const lokantaUpsells: UpsellCard[] = [
  {
    key: 'yanina',
    name: {
      en: 'With it?',
      se: 'Något till?',
      es: '¿Y para acompañar?',
      no: 'Noe til?',
      tr: 'Yanına ne alırsınız?',
      dk: 'Noget til?',
    },
    isMultiSelect: true,
    dishes: ['ayran', 'tirnak-pide', 'zeytin-tabagi', 'gazoz'],
  },
  {
    key: 'tatli-ister',
    name: {
      en: 'Something sweet?',
      se: 'Något sött?',
      es: '¿Algo dulce?',
      no: 'Noe søtt?',
      tr: 'Tatlı ister misiniz?',
      dk: 'Noget sødt?',
    },
    isMultiSelect: false,
    dishes: ['krem-karamel', 'sutlac'],
  },
  {
    key: 'cay-ister',
    name: {
      en: 'A cold glass with that?',
      se: 'Ett kallt glas till?',
      es: '¿Un vaso frío?',
      no: 'Et kaldt glass til?',
      tr: 'Yanına soğuk bir şey?',
      dk: 'Et koldt glas til?',
    },
    isMultiSelect: false,
    dishes: ['ayran', 'portakal-suyu'],
  },
];
