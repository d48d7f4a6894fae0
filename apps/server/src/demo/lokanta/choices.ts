import type { ChoiceCard, UpsellCard } from '../menu-card.ts';

export const lokantaChoices: ChoiceCard[] = [
  {
    key: 'porsiyon',
    name: { en: 'Portion', se: 'Portion', es: 'Ración', no: 'Porsjon', tr: 'Porsiyon', dk: 'Portion' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'tek', name: { en: 'For one', se: 'För en', es: 'Para uno', no: 'Til én', tr: 'Tek', dk: 'Til én' }, isDefault: true },
      { key: 'bucuk', name: { en: 'One and a half', se: 'En och en halv', es: 'Una y media', no: 'Halvannen', tr: 'Bir buçuk', dk: 'Halvanden' }, price: 95_00 },
    ],
  },
  {
    key: 'menemen-porsiyon',
    name: { en: 'Portion', se: 'Portion', es: 'Ración', no: 'Porsjon', tr: 'Porsiyon', dk: 'Portion' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'tek', name: { en: 'For one', se: 'För en', es: 'Para uno', no: 'Til én', tr: 'Tek kişilik', dk: 'Til én' }, isDefault: true },
      { key: 'bucuk', name: { en: 'One and a half', se: 'En och en halv', es: 'Una y media', no: 'Halvannen', tr: 'Bir buçuk', dk: 'Halvanden' }, price: 70_00 },
      { key: 'iki', name: { en: 'For two', se: 'För två', es: 'Para dos', no: 'Til to', tr: 'İki kişilik', dk: 'Til to' }, price: 130_00 },
    ],
  },
  {
    key: 'menemen-ici',
    name: { en: 'Cooked with', se: 'Lagad med', es: 'Cocinado con', no: 'Laget med', tr: 'İçinde', dk: 'Lavet med' },
    type: 'MULTIPLE',
    options: [
      { key: 'sogan', name: { en: 'Onion', se: 'Lök', es: 'Cebolla', no: 'Løk', tr: 'Soğan', dk: 'Løg' }, isDefault: true },
      { key: 'aci', name: { en: 'Hot pepper', se: 'Stark peppar', es: 'Guindilla', no: 'Sterk pepper', tr: 'Acı biber', dk: 'Stærk peber' }, price: 15_00 },
    ],
  },
  {
    // Sold out as a whole in the demo: see the inventory.
    key: 'menemen-yanina',
    name: { en: 'On the side', se: 'Vid sidan av', es: 'Aparte', no: 'Ved siden av', tr: 'Yanına', dk: 'Ved siden af' },
    type: 'MULTIPLE',
    options: [
      { key: 'sucuk', name: { en: 'Sucuk sausage', se: 'Sucukkorv', es: 'Embutido sucuk', no: 'Sucukpølse', tr: 'Sucuk', dk: 'Sucukpølse' }, price: 65_00 },
      { key: 'kasar', name: { en: 'Kaşar cheese', se: 'Kaşarost', es: 'Queso kaşar', no: 'Kaşarost', tr: 'Kaşar peyniri', dk: 'Kaşarost' }, price: 40_00, allergen: 'milk' },
    ],
  },
  {
    key: 'pilav',
    name: { en: 'With', se: 'Till', es: 'Con', no: 'Til', tr: 'Pilav seçimi', dk: 'Til' },
    type: 'SINGLE',
    isRequired: true,
    options: [
      { key: 'pirinc', name: { en: 'Rice pilaf', se: 'Rispilaff', es: 'Pilaf de arroz', no: 'Rispilaff', tr: 'Pirinç pilavı', dk: 'Rispilaf' }, allergen: 'milk', isDefault: true },
      { key: 'bulgur', name: { en: 'Bulgur pilaf', se: 'Bulgurpilaff', es: 'Pilaf de bulgur', no: 'Bulgurpilaff', tr: 'Bulgur pilavı', dk: 'Bulgurpilaf' }, allergen: 'gluten' },
      { key: 'yok', name: { en: 'Just bread', se: 'Bara bröd', es: 'Solo pan', no: 'Bare brød', tr: 'Sadece ekmek', dk: 'Kun brød' }, allergen: 'gluten' },
    ],
  },
  {
    key: 'corba-yanina',
    name: { en: 'With the soup', se: 'Till soppan', es: 'Con la sopa', no: 'Til suppen', tr: 'Çorbanın yanına', dk: 'Til suppen' },
    type: 'MULTIPLE',
    options: [
      { key: 'limon', name: { en: 'Lemon', se: 'Citron', es: 'Limón', no: 'Sitron', tr: 'Limon', dk: 'Citron' }, isDefault: true },
      { key: 'kruton', name: { en: 'Croutons', se: 'Krutonger', es: 'Picatostes', no: 'Krutonger', tr: 'Kıtır ekmek', dk: 'Croutoner' }, price: 15_00, allergen: 'gluten' },
      { key: 'acisos', name: { en: 'Chilli butter', se: 'Chilismör', es: 'Mantequilla picante', no: 'Chilismør', tr: 'Acılı tereyağı', dk: 'Chilismør' }, price: 10_00, allergen: 'milk' },
    ],
  },
  {
    key: 'aci',
    name: { en: 'How hot?', se: 'Hur stark?', es: '¿Cuánto pica?', no: 'Hvor sterk?', tr: 'Acısı nasıl olsun?', dk: 'Hvor stærk?' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'acili', name: { en: 'Hot', se: 'Stark', es: 'Picante', no: 'Sterk', tr: 'Acılı', dk: 'Stærk' } },
      { key: 'acisiz', name: { en: 'Mild', se: 'Mild', es: 'Suave', no: 'Mild', tr: 'Acısız', dk: 'Mild' } },
    ],
  },
  {
    key: 'durum-ici',
    name: { en: 'Inside', se: 'Inuti', es: 'Dentro', no: 'Inni', tr: 'İçinde', dk: 'Indeni' },
    type: 'MULTIPLE',
    options: [
      { key: 'sogan', name: { en: 'Sumac onions', se: 'Sumaklök', es: 'Cebolla con zumaque', no: 'Sumakløk', tr: 'Sumaklı soğan', dk: 'Sumakløg' }, isDefault: true },
      { key: 'domates', name: { en: 'Tomato', se: 'Tomat', es: 'Tomate', no: 'Tomat', tr: 'Domates', dk: 'Tomat' }, isDefault: true },
      { key: 'kasar', name: { en: 'Melted kaşar', se: 'Smält kaşar', es: 'Kaşar fundido', no: 'Smeltet kaşar', tr: 'Erimiş kaşar', dk: 'Smeltet kaşar' }, price: 40_00, allergen: 'milk' },
    ],
  },
  {
    key: 'salata-ici',
    name: { en: 'In the salad', se: 'I salladen', es: 'En la ensalada', no: 'I salaten', tr: 'Salatada', dk: 'I salaten' },
    type: 'MULTIPLE',
    options: [
      { key: 'sogan', name: { en: 'Onion', se: 'Lök', es: 'Cebolla', no: 'Løk', tr: 'Soğan', dk: 'Løg' }, isDefault: true },
      { key: 'peynir', name: { en: 'White cheese', se: 'Vit ost', es: 'Queso blanco', no: 'Hvit ost', tr: 'Beyaz peynir', dk: 'Hvid ost' }, price: 35_00, allergen: 'milk' },
      { key: 'ceviz', name: { en: 'Walnuts', se: 'Valnötter', es: 'Nueces', no: 'Valnøtter', tr: 'Ceviz', dk: 'Valnødder' }, price: 30_00, allergen: 'walnuts' },
    ],
  },
  {
    key: 'esnaf-secim',
    name: { en: 'Your pot today', se: 'Dagens gryta', es: 'Tu olla de hoy', no: 'Dagens gryte', tr: 'Bugünkü tencereniz', dk: 'Dagens gryde' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'fasulye', name: { en: 'White beans', se: 'Vita bönor', es: 'Alubias', no: 'Hvite bønner', tr: 'Kuru fasulye', dk: 'Hvide bønner' } },
      { key: 'nohut', name: { en: 'Chickpeas', se: 'Kikärtor', es: 'Garbanzos', no: 'Kikerter', tr: 'Nohut', dk: 'Kikærter' } },
      { key: 'turlu', name: { en: 'Mixed vegetables', se: 'Blandade grönsaker', es: 'Verduras variadas', no: 'Blandede grønnsaker', tr: 'Türlü', dk: 'Blandede grøntsager' } },
    ],
  },
  {
    key: 'baklava-ustune',
    name: { en: 'On top', se: 'På toppen', es: 'Por encima', no: 'På toppen', tr: 'Üstüne', dk: 'På toppen' },
    type: 'MULTIPLE',
    options: [
      { key: 'kaymak', name: { en: 'Clotted cream', se: 'Kaymak', es: 'Nata kaymak', no: 'Kaymak', tr: 'Kaymak', dk: 'Kaymak' }, price: 45_00, allergen: 'milk' },
      { key: 'dondurma', name: { en: 'Maraş ice cream', se: 'Maraşglass', es: 'Helado de Maraş', no: 'Maraş-is', tr: 'Maraş dondurması', dk: 'Maraş-is' }, price: 60_00, allergen: 'milk' },
    ],
  },
  {
    key: 'kahve-seker',
    name: { en: 'Sugar', se: 'Socker', es: 'Azúcar', no: 'Sukker', tr: 'Şeker', dk: 'Sukker' },
    type: 'SINGLE',
    isRequired: true,
    options: [
      { key: 'sade', name: { en: 'None', se: 'Inget', es: 'Sin', no: 'Uten', tr: 'Sade', dk: 'Uden' } },
      { key: 'orta', name: { en: 'Medium', se: 'Lagom', es: 'Medio', no: 'Passe', tr: 'Orta', dk: 'Tilpas' }, isDefault: true },
      { key: 'sekerli', name: { en: 'Sweet', se: 'Söt', es: 'Dulce', no: 'Søt', tr: 'Şekerli', dk: 'Sød' } },
    ],
  },
];

export const lokantaUpsells: UpsellCard[] = [
  {
    key: 'yanina',
    name: { en: 'With it?', se: 'Något till?', es: '¿Y para acompañar?', no: 'Noe til?', tr: 'Yanına ne alırsınız?', dk: 'Noget til?' },
    isMultiSelect: true,
    dishes: ['ayran', 'tirnak-pide', 'zeytin-tabagi', 'gazoz'],
  },
  {
    key: 'tatli-ister',
    name: { en: 'Something sweet?', se: 'Något sött?', es: '¿Algo dulce?', no: 'Noe søtt?', tr: 'Tatlı ister misiniz?', dk: 'Noget sødt?' },
    isMultiSelect: false,
    dishes: ['krem-karamel', 'sutlac'],
  },
  {
    key: 'cay-ister',
    name: { en: 'A cold glass with that?', se: 'Ett kallt glas till?', es: '¿Un vaso frío?', no: 'Et kaldt glass til?', tr: 'Yanına soğuk bir şey?', dk: 'Et koldt glas til?' },
    isMultiSelect: false,
    dishes: ['ayran', 'portakal-suyu'],
  },
];
