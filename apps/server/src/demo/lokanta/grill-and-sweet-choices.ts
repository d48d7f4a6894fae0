import type { ChoiceCard } from '../menu-card.ts';

export const lokantaGrillAndSweetChoices: ChoiceCard[] = [
  {
    key: 'aci',
    name: {
      en: 'How hot?',
      se: 'Hur stark?',
      es: '¿Cuánto pica?',
      no: 'Hvor sterk?',
      tr: 'Acısı nasıl olsun?',
      dk: 'Hvor stærk?',
    },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      {
        key: 'acili',
        name: { en: 'Hot', se: 'Stark', es: 'Picante', no: 'Sterk', tr: 'Acılı', dk: 'Stærk' },
      },
      {
        key: 'acisiz',
        name: { en: 'Mild', se: 'Mild', es: 'Suave', no: 'Mild', tr: 'Acısız', dk: 'Mild' },
      },
    ],
  },
  {
    key: 'durum-ici',
    name: { en: 'Inside', se: 'Inuti', es: 'Dentro', no: 'Inni', tr: 'İçinde', dk: 'Indeni' },
    type: 'MULTIPLE',
    options: [
      {
        key: 'sogan',
        name: {
          en: 'Sumac onions',
          se: 'Sumaklök',
          es: 'Cebolla con zumaque',
          no: 'Sumakløk',
          tr: 'Sumaklı soğan',
          dk: 'Sumakløg',
        },
        isDefault: true,
      },
      {
        key: 'domates',
        name: { en: 'Tomato', se: 'Tomat', es: 'Tomate', no: 'Tomat', tr: 'Domates', dk: 'Tomat' },
        isDefault: true,
      },
      {
        key: 'kasar',
        name: {
          en: 'Melted kaşar',
          se: 'Smält kaşar',
          es: 'Kaşar fundido',
          no: 'Smeltet kaşar',
          tr: 'Erimiş kaşar',
          dk: 'Smeltet kaşar',
        },
        price: 40_00,
        allergen: 'milk',
      },
    ],
  },
  {
    key: 'salata-ici',
    name: {
      en: 'In the salad',
      se: 'I salladen',
      es: 'En la ensalada',
      no: 'I salaten',
      tr: 'Salatada',
      dk: 'I salaten',
    },
    type: 'MULTIPLE',
    options: [
      {
        key: 'sogan',
        name: { en: 'Onion', se: 'Lök', es: 'Cebolla', no: 'Løk', tr: 'Soğan', dk: 'Løg' },
        isDefault: true,
      },
      {
        key: 'peynir',
        name: {
          en: 'White cheese',
          se: 'Vit ost',
          es: 'Queso blanco',
          no: 'Hvit ost',
          tr: 'Beyaz peynir',
          dk: 'Hvid ost',
        },
        price: 35_00,
        allergen: 'milk',
      },
      {
        key: 'ceviz',
        name: {
          en: 'Walnuts',
          se: 'Valnötter',
          es: 'Nueces',
          no: 'Valnøtter',
          tr: 'Ceviz',
          dk: 'Valnødder',
        },
        price: 30_00,
        allergen: 'walnuts',
      },
    ],
  },
  {
    key: 'esnaf-secim',
    name: {
      en: 'Your pot today',
      se: 'Dagens gryta',
      es: 'Tu olla de hoy',
      no: 'Dagens gryte',
      tr: 'Bugünkü tencereniz',
      dk: 'Dagens gryde',
    },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      {
        key: 'fasulye',
        name: {
          en: 'White beans',
          se: 'Vita bönor',
          es: 'Alubias',
          no: 'Hvite bønner',
          tr: 'Kuru fasulye',
          dk: 'Hvide bønner',
        },
      },
      {
        key: 'nohut',
        name: {
          en: 'Chickpeas',
          se: 'Kikärtor',
          es: 'Garbanzos',
          no: 'Kikerter',
          tr: 'Nohut',
          dk: 'Kikærter',
        },
      },
      {
        key: 'turlu',
        name: {
          en: 'Mixed vegetables',
          se: 'Blandade grönsaker',
          es: 'Verduras variadas',
          no: 'Blandede grønnsaker',
          tr: 'Türlü',
          dk: 'Blandede grøntsager',
        },
      },
    ],
  },
  {
    key: 'baklava-ustune',
    name: {
      en: 'On top',
      se: 'På toppen',
      es: 'Por encima',
      no: 'På toppen',
      tr: 'Üstüne',
      dk: 'På toppen',
    },
    type: 'MULTIPLE',
    options: [
      {
        key: 'kaymak',
        name: {
          en: 'Clotted cream',
          se: 'Kaymak',
          es: 'Nata kaymak',
          no: 'Kaymak',
          tr: 'Kaymak',
          dk: 'Kaymak',
        },
        price: 45_00,
        allergen: 'milk',
      },
      {
        key: 'dondurma',
        name: {
          en: 'Maraş ice cream',
          se: 'Maraşglass',
          es: 'Helado de Maraş',
          no: 'Maraş-is',
          tr: 'Maraş dondurması',
          dk: 'Maraş-is',
        },
        price: 60_00,
        allergen: 'milk',
      },
    ],
  },
  {
    key: 'kahve-seker',
    name: { en: 'Sugar', se: 'Socker', es: 'Azúcar', no: 'Sukker', tr: 'Şeker', dk: 'Sukker' },
    type: 'SINGLE',
    isRequired: true,
    options: [
      {
        key: 'sade',
        name: { en: 'None', se: 'Inget', es: 'Sin', no: 'Uten', tr: 'Sade', dk: 'Uden' },
      },
      {
        key: 'orta',
        name: { en: 'Medium', se: 'Lagom', es: 'Medio', no: 'Passe', tr: 'Orta', dk: 'Tilpas' },
        isDefault: true,
      },
      {
        key: 'sekerli',
        name: { en: 'Sweet', se: 'Söt', es: 'Dulce', no: 'Søt', tr: 'Şekerli', dk: 'Sød' },
      },
    ],
  },
];
