import type { ChoiceCard, UpsellCard } from '../menu-card.ts';

export const smashChoices: ChoiceCard[] = [
  {
    key: 'patties',
    name: { en: 'How big?', se: 'Hur stor?', es: '¿Qué tamaño?', no: 'Hvor stor?', tr: 'Ne kadar büyük?', dk: 'Hvor stor?' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'double', name: { en: 'Double', se: 'Dubbel', es: 'Doble', no: 'Dobbel', tr: 'Çift', dk: 'Dobbelt' }, isDefault: true },
      { key: 'triple', name: { en: 'Triple', se: 'Trippel', es: 'Triple', no: 'Trippel', tr: 'Üçlü', dk: 'Tredobbelt' }, price: 2_50 },
      { key: 'quad', name: { en: 'Quad', se: 'Kvadrupel', es: 'Cuádruple', no: 'Firedobbel', tr: 'Dörtlü', dk: 'Firedobbelt' }, price: 4_75 },
    ],
  },
  {
    key: 'inside',
    name: { en: 'What’s inside', se: 'Det här ingår', es: 'Lo que lleva', no: 'Dette er i', tr: 'İçindekiler', dk: 'Det er der i' },
    type: 'MULTIPLE',
    options: [
      { key: 'onions', name: { en: 'Onions', se: 'Lök', es: 'Cebolla', no: 'Løk', tr: 'Soğan', dk: 'Løg' }, isDefault: true },
      { key: 'pickles', name: { en: 'Pickles', se: 'Pickles', es: 'Pepinillos', no: 'Pickles', tr: 'Turşu', dk: 'Pickles' }, isDefault: true },
      { key: 'sauce', name: { en: 'House sauce', se: 'Husets sås', es: 'Salsa de la casa', no: 'Husets saus', tr: 'Özel sos', dk: 'Husets sauce' }, allergen: 'eggs', isDefault: true },
    ],
  },
  {
    key: 'louder',
    name: { en: 'Make it louder', se: 'Höj volymen', es: 'Sube el volumen', no: 'Skru opp', tr: 'Sesini açın', dk: 'Skru op' },
    type: 'MULTIPLE',
    options: [
      { key: 'bacon', name: { en: 'Extra bacon', se: 'Extra bacon', es: 'Extra de beicon', no: 'Ekstra bacon', tr: 'Ekstra bacon', dk: 'Ekstra bacon' }, price: 1_75 },
      { key: 'cheese', name: { en: 'More cheese', se: 'Mer ost', es: 'Más queso', no: 'Mer ost', tr: 'Daha çok peynir', dk: 'Mere ost' }, price: 1_00, allergen: 'milk' },
      { key: 'egg', name: { en: 'Fried egg', se: 'Stekt ägg', es: 'Huevo frito', no: 'Speilegg', tr: 'Sahanda yumurta', dk: 'Spejlæg' }, price: 1_25, allergen: 'eggs' },
      { key: 'jalapenos', name: { en: 'Jalapeños', se: 'Jalapeños', es: 'Jalapeños', no: 'Jalapeños', tr: 'Jalapeño', dk: 'Jalapeños' }, price: 75 },
    ],
  },
  {
    key: 'how-many',
    name: { en: 'How many?', se: 'Hur många?', es: '¿Cuántas?', no: 'Hvor mange?', tr: 'Kaç adet?', dk: 'Hvor mange?' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'six', name: { en: 'Six', se: 'Sex', es: 'Seis', no: 'Seks', tr: 'Altı', dk: 'Seks' }, isDefault: true },
      { key: 'twelve', name: { en: 'Twelve', se: 'Tolv', es: 'Doce', no: 'Tolv', tr: 'On iki', dk: 'Tolv' }, price: 5_50 },
    ],
  },
  {
    key: 'heat',
    name: { en: 'How hot?', se: 'Hur hett?', es: '¿Cuánto pica?', no: 'Hvor hett?', tr: 'Ne kadar acı?', dk: 'Hvor stærkt?' },
    type: 'SINGLE',
    isRequired: true,
    isOpen: true,
    options: [
      { key: 'warm', name: { en: 'Warm', se: 'Ljummet', es: 'Suave', no: 'Lunt', tr: 'Ilık', dk: 'Lunt' } },
      { key: 'hot', name: { en: 'Hot', se: 'Hett', es: 'Picante', no: 'Hett', tr: 'Acı', dk: 'Stærkt' } },
      { key: 'sorry', name: { en: 'Sorry in advance', se: 'Förlåt på förhand', es: 'Perdón de antemano', no: 'Unnskyld på forhånd', tr: 'Peşinen özür', dk: 'Undskyld på forhånd' } },
    ],
  },
  {
    key: 'shake-top',
    name: { en: 'On top', se: 'På toppen', es: 'Por encima', no: 'På toppen', tr: 'Üstüne', dk: 'På toppen' },
    type: 'MULTIPLE',
    options: [
      { key: 'cream', name: { en: 'Whipped cream', se: 'Vispad grädde', es: 'Nata montada', no: 'Krem', tr: 'Krema', dk: 'Flødeskum' }, allergen: 'milk', isDefault: true },
      { key: 'brownie', name: { en: 'Brownie bits', se: 'Browniebitar', es: 'Trozos de brownie', no: 'Browniebiter', tr: 'Brownie parçaları', dk: 'Browniestykker' }, price: 1_00, allergen: 'gluten' },
      { key: 'malt', name: { en: 'Malt', se: 'Malt', es: 'Malta', no: 'Malt', tr: 'Malt', dk: 'Malt' }, price: 50, allergen: 'barley' },
    ],
  },
  {
    key: 'cola-kind',
    name: { en: 'Which one?', se: 'Vilken?', es: '¿Cuál?', no: 'Hvilken?', tr: 'Hangisi?', dk: 'Hvilken?' },
    type: 'SINGLE',
    isRequired: true,
    options: [
      { key: 'full', name: { en: 'Full fat', se: 'Vanlig', es: 'Normal', no: 'Vanlig', tr: 'Normal', dk: 'Almindelig' }, isDefault: true },
      { key: 'zero', name: { en: 'Zero', se: 'Zero', es: 'Zero', no: 'Zero', tr: 'Şekersiz', dk: 'Zero' } },
    ],
  },
  {
    key: 'ice',
    name: { en: 'Ice', se: 'Is', es: 'Hielo', no: 'Is', tr: 'Buz', dk: 'Is' },
    type: 'MULTIPLE',
    options: [
      { key: 'ice', name: { en: 'With ice', se: 'Med is', es: 'Con hielo', no: 'Med is', tr: 'Buzlu', dk: 'Med is' }, isDefault: true },
    ],
  },
];

export const smashUpsells: UpsellCard[] = [
  {
    key: 'make-it-a-meal',
    name: { en: 'Make it a meal', se: 'Gör det till ett mål', es: 'Hazlo menú', no: 'Gjør det til et måltid', tr: 'Menü yapın', dk: 'Gør det til et måltid' },
    isMultiSelect: true,
    dishes: ['fries', 'onion-rings', 'slaw', 'lemonade', 'water'],
  },
  {
    key: 'sweet-after',
    name: { en: 'Something sweet after?', se: 'Något sött efteråt?', es: '¿Algo dulce después?', no: 'Noe søtt etterpå?', tr: 'Üstüne tatlı?', dk: 'Noget sødt bagefter?' },
    isMultiSelect: false,
    dishes: ['cookie', 'glazed-ring', 'soft-serve'],
  },
];
