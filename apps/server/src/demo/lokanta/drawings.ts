import type { Bowl } from '../pictures/drawings/bowl.ts';
import type { Glass } from '../pictures/drawings/glass.ts';
import type { Skewer } from '../pictures/drawings/skewer.ts';

const COPPER = ['#e0a070', '#8a4a26'] as const;
const GLAZED = ['#2f8a8a', '#0d4448'] as const;
const IVORY = ['#fffaf0', '#d8c6a6'] as const;

const bowl = (
  name: string,
  rim: Bowl['rim'],
  soup: Bowl['soup'],
  toppings: Bowl['toppings'],
): Bowl => ({ kind: 'bowl', name, rim, soup, toppings });

/** Every pot and plate of the counter with what is in it. */
export const BOWLS = {
  lentil: bowl(
    'lentil',
    GLAZED,
    ['#f7b733', '#d9851a'],
    [
      { form: 'swirl', colour: '#b8321a', count: 1, size: 10 },
      { form: 'leaves', colour: '#3d7d2a', count: 6, size: 16 },
    ],
  ),
  bride: bowl(
    'bride',
    COPPER,
    ['#d8552c', '#9c2f16'],
    [
      { form: 'dots', colour: '#f0a05a', count: 26, size: 7 },
      { form: 'leaves', colour: '#4f8f35', count: 12, size: 14 },
    ],
  ),
  whiteBeans: bowl(
    'white-beans',
    COPPER,
    ['#e0693a', '#b23c1a'],
    [
      { form: 'beans', colour: '#fff1d6', count: 24, size: 20 },
      { form: 'strips', colour: '#b3201a', count: 5, size: 16 },
    ],
  ),
  chickpeas: bowl(
    'chickpeas',
    IVORY,
    ['#c9803e', '#8f4c1e'],
    [
      { form: 'dots', colour: '#f0cd8a', count: 22, size: 18 },
      { form: 'dice', colour: '#6e3218', count: 8, size: 22 },
      { form: 'leaves', colour: '#4f8f35', count: 6, size: 14 },
    ],
  ),
  hummus: bowl(
    'hummus',
    GLAZED,
    ['#f3dfb4', '#d9b87a'],
    [
      { form: 'swirl', colour: '#c9a04a', count: 1, size: 16 },
      { form: 'dots', colour: '#c0461f', count: 16, size: 6 },
      { form: 'dots', colour: '#f7e6bd', count: 5, size: 17 },
    ],
  ),
  aubergineSalad: bowl(
    'aubergine',
    IVORY,
    ['#c9b08a', '#8f7450'],
    [
      { form: 'strips', colour: '#5b3a63', count: 9, size: 20 },
      { form: 'dice', colour: '#d8382a', count: 8, size: 12 },
      { form: 'leaves', colour: '#4f8f35', count: 10, size: 14 },
    ],
  ),
  shepherdSalad: bowl(
    'shepherd',
    IVORY,
    ['#dfe8b8', '#b3c982'],
    [
      { form: 'dice', colour: '#d8382a', count: 18, size: 22 },
      { form: 'slices', colour: '#6da043', count: 13, size: 24 },
      { form: 'strips', colour: '#fbe9f2', count: 12, size: 18 },
      { form: 'leaves', colour: '#3d7d2a', count: 10, size: 16 },
    ],
  ),
  ricePudding: bowl(
    'rice-pudding',
    COPPER,
    ['#fff3da', '#f0cf94'],
    [
      { form: 'slices', colour: '#a8642c', count: 9, size: 30 },
      { form: 'dots', colour: '#7a3f18', count: 12, size: 10 },
    ],
  ),
} as const;

export const CHICKEN_SKEWERS: Skewer = {
  kind: 'skewer',
  count: 2,
  pieces: ['chicken', 'pepper', 'chicken', 'tomato', 'chicken'],
};

export const GLASSES = {
  coffee: { kind: 'glass', form: 'cup', liquid: ['#3a1c0c', '#1e0d05'], foam: '#7a4a22' },
  soda: {
    kind: 'glass',
    form: 'tumbler',
    liquid: ['#eef8f2', '#cfe6d8'],
    hasBubbles: true,
    hasIce: true,
    straw: '#10666b',
  },
  raki: { kind: 'glass', form: 'pint', liquid: ['#ffffff', '#dfe6e6'], hasIce: true },
  wine: { kind: 'glass', form: 'stem', liquid: ['#8f1030', '#4e0618'] },
  beer: {
    kind: 'glass',
    form: 'pint',
    liquid: ['#ffc531', '#e08a0c'],
    foam: '#fff8e8',
    hasBubbles: true,
  },
} as const satisfies Record<string, Glass>;
