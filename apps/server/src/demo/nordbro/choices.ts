import type { ChoiceCard, UpsellCard } from '../menu-card.ts';

export const nordbroChoices: ChoiceCard[] = [
  {
    key: 'portion',
    name: { en: 'Size', se: 'Storlek', es: 'Tamaño', no: 'Størrelse', tr: 'Porsiyon', dk: 'Størrelse' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'mellan', name: { en: 'Medium', se: 'Mellan', es: 'Mediano', no: 'Mellom', tr: 'Orta', dk: 'Mellem' }, isDefault: true },
      { key: 'stor', name: { en: 'Large', se: 'Stor', es: 'Grande', no: 'Stor', tr: 'Büyük', dk: 'Stor' }, price: 40_00 },
      { key: 'dela', name: { en: 'To share', se: 'Att dela på två', es: 'Para compartir', no: 'Til to', tr: 'Paylaşmalık', dk: 'Til to' }, price: 95_00 },
    ],
  },
  {
    key: 'till-soppan',
    name: { en: 'With the soup', se: 'Till soppan', es: 'Con la sopa', no: 'Til suppen', tr: 'Çorbanın yanına', dk: 'Til suppen' },
    type: 'MULTIPLE',
    options: [
      { key: 'rakor', name: { en: 'Extra prawns', se: 'Extra räkor', es: 'Más gambas', no: 'Ekstra reker', tr: 'Ekstra karides', dk: 'Ekstra rejer' }, price: 35_00, allergen: 'crustaceans' },
      { key: 'aioli', name: { en: 'Aioli', se: 'Aioli', es: 'Alioli', no: 'Aioli', tr: 'Aioli', dk: 'Aioli' }, price: 15_00, allergen: 'eggs' },
      { key: 'brod', name: { en: 'Extra bread', se: 'Extra bröd', es: 'Más pan', no: 'Ekstra brød', tr: 'Ekstra ekmek', dk: 'Ekstra brød' }, price: 20_00, allergen: 'gluten' },
      { key: 'dill', name: { en: 'Dill', se: 'Dill', es: 'Eneldo', no: 'Dill', tr: 'Dereotu', dk: 'Dild' }, isDefault: true },
    ],
  },
  {
    key: 'lok-och-gratt',
    name: { en: 'Comes with', se: 'Serveras med', es: 'Viene con', no: 'Serveres med', tr: 'İçindekiler', dk: 'Serveres med' },
    type: 'MULTIPLE',
    options: [
      { key: 'lok', name: { en: 'Red onion', se: 'Rödlök', es: 'Cebolla morada', no: 'Rødløk', tr: 'Kırmızı soğan', dk: 'Rødløg' }, isDefault: true },
      { key: 'graslok', name: { en: 'Chives', se: 'Gräslök', es: 'Cebollino', no: 'Gressløk', tr: 'Frenk soğanı', dk: 'Purløg' }, isDefault: true },
      { key: 'graddfil', name: { en: 'Soured cream', se: 'Gräddfil', es: 'Crema agria', no: 'Rømme', tr: 'Ekşi krema', dk: 'Creme fraiche' }, price: 12_00, allergen: 'milk' },
      { key: 'rom', name: { en: 'More roe', se: 'Mer löjrom', es: 'Más huevas', no: 'Mer løyrom', tr: 'Ekstra havyar', dk: 'Mere løjrom' }, price: 65_00, allergen: 'fish' },
    ],
  },
  {
    key: 'stekgrad',
    name: { en: 'How would you like it?', se: 'Hur vill du ha den?', es: '¿Qué punto prefieres?', no: 'Hvordan vil du ha den?', tr: 'Nasıl pişsin?', dk: 'Hvordan vil du have den?' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'rare', name: { en: 'Rare', se: 'Blodig', es: 'Poco hecha', no: 'Blodig', tr: 'Az pişmiş', dk: 'Rød' } },
      { key: 'medium', name: { en: 'Medium', se: 'Medium', es: 'Al punto', no: 'Medium', tr: 'Orta', dk: 'Medium' } },
      { key: 'well', name: { en: 'Well done', se: 'Genomstekt', es: 'Muy hecha', no: 'Gjennomstekt', tr: 'İyi pişmiş', dk: 'Gennemstegt' } },
    ],
  },
  {
    key: 'protein',
    name: { en: 'Add to the salad', se: 'Till salladen', es: 'Añade a la ensalada', no: 'Til salaten', tr: 'Salataya ekleyin', dk: 'Til salaten' },
    type: 'MULTIPLE',
    options: [
      { key: 'lax', name: { en: 'Warm-smoked salmon', se: 'Varmrökt lax', es: 'Salmón ahumado', no: 'Varmrøkt laks', tr: 'Füme somon', dk: 'Varmrøget laks' }, price: 45_00, allergen: 'fish' },
      { key: 'agg', name: { en: 'Soft egg', se: 'Löskokt ägg', es: 'Huevo mollet', no: 'Bløtkokt egg', tr: 'Rafadan yumurta', dk: 'Blødkogt æg' }, price: 18_00, allergen: 'eggs' },
    ],
  },
  {
    key: 'mjolk',
    name: { en: 'Milk', se: 'Mjölk', es: 'Leche', no: 'Melk', tr: 'Süt', dk: 'Mælk' },
    type: 'SINGLE',
    isRequired: true,
    options: [
      { key: 'havre', name: { en: 'Oat', se: 'Havre', es: 'Avena', no: 'Havre', tr: 'Yulaf', dk: 'Havre' }, allergen: 'oats', isDefault: true },
      { key: 'mjolk', name: { en: 'Whole milk', se: 'Helmjölk', es: 'Leche entera', no: 'Helmelk', tr: 'Tam yağlı', dk: 'Sødmælk' }, allergen: 'milk' },
      { key: 'mandel', name: { en: 'Almond', se: 'Mandel', es: 'Almendra', no: 'Mandel', tr: 'Badem', dk: 'Mandel' }, price: 6_00, allergen: 'almonds' },
    ],
  },
  {
    key: 'toppning',
    name: { en: 'On top', se: 'På toppen', es: 'Por encima', no: 'På toppen', tr: 'Üstüne', dk: 'På toppen' },
    type: 'MULTIPLE',
    options: [
      { key: 'gradde', name: { en: 'Whipped cream', se: 'Vispad grädde', es: 'Nata montada', no: 'Pisket krem', tr: 'Krema', dk: 'Flødeskum' }, allergen: 'milk', isDefault: true },
      { key: 'hjortron', name: { en: 'Cloudberries', se: 'Hjortron', es: 'Moras árticas', no: 'Multer', tr: 'Bulut meyvesi', dk: 'Multebær' }, price: 25_00 },
      { key: 'hasselnot', name: { en: 'Hazelnuts', se: 'Hasselnötter', es: 'Avellanas', no: 'Hasselnøtter', tr: 'Fındık', dk: 'Hasselnødder' }, price: 12_00, allergen: 'hazelnuts' },
    ],
  },
  {
    key: 'te-sort',
    name: { en: 'Which tea?', se: 'Vilket te?', es: '¿Qué té?', no: 'Hvilken te?', tr: 'Hangi çay?', dk: 'Hvilken te?' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'svart', name: { en: 'Black', se: 'Svart', es: 'Negro', no: 'Sort', tr: 'Siyah', dk: 'Sort' } },
      { key: 'gront', name: { en: 'Green', se: 'Grönt', es: 'Verde', no: 'Grønn', tr: 'Yeşil', dk: 'Grøn' } },
      { key: 'algort', name: { en: 'Meadowsweet', se: 'Älgört', es: 'Ulmaria', no: 'Mjødurt', tr: 'Çayır otu', dk: 'Mjødurt' } },
    ],
  },
];

export const nordbroUpsells: UpsellCard[] = [
  {
    key: 'till-maten',
    name: { en: 'Something with it?', se: 'Något till?', es: '¿Algo más?', no: 'Noe attåt?', tr: 'Yanına bir şey?', dk: 'Noget til?' },
    isMultiSelect: true,
    dishes: ['surdeg', 'applemust', 'kallvatten', 'lingonlask'],
  },
  {
    key: 'avslut',
    name: { en: 'And to finish?', se: 'Och som avslut?', es: '¿Y para terminar?', no: 'Og som avslutning?', tr: 'Sonunda ne olsun?', dk: 'Og som afslutning?' },
    isMultiSelect: false,
    dishes: ['blabarspaj', 'havrekaka'],
  },
  {
    key: 'kaffe-till',
    name: { en: 'Coffee with that?', se: 'Kaffe till?', es: '¿Con un café?', no: 'Kaffe til?', tr: 'Yanına kahve?', dk: 'Kaffe til?' },
    isMultiSelect: false,
    dishes: ['bryggkaffe'],
  },
];
