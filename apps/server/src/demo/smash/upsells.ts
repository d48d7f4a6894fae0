import type { UpsellCard } from '../menu-card.ts';

export const smashUpsells: UpsellCard[] = [
  {
    key: 'make-it-a-meal',
    name: {
      en: 'Make it a meal',
      se: 'Gör det till ett mål',
      es: 'Hazlo menú',
      no: 'Gjør det til et måltid',
      tr: 'Menü yapın',
      dk: 'Gør det til et måltid',
    },
    isMultiSelect: true,
    dishes: ['fries', 'onion-rings', 'slaw', 'lemonade', 'water'],
  },
  {
    key: 'sweet-after',
    name: {
      en: 'Something sweet after?',
      se: 'Något sött efteråt?',
      es: '¿Algo dulce después?',
      no: 'Noe søtt etterpå?',
      tr: 'Üstüne tatlı?',
      dk: 'Noget sødt bagefter?',
    },
    isMultiSelect: false,
    dishes: ['cookie', 'glazed-ring', 'soft-serve'],
  },
];
