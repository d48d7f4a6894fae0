import type { Burger } from '../pictures/drawings/burger.ts';
import type { Glass } from '../pictures/drawings/glass.ts';
import type { Bowl } from '../pictures/drawings/bowl.ts';

const burger = (bun: Burger['bun'], ...layers: Burger['layers']): Burger => ({
  kind: 'burger',
  bun,
  layers,
});

/** Each burger as its words say it is built, from the bottom up. */
export const BURGERS = {
  original: burger(
    'sesame',
    'pinkSauce',
    'beef',
    'american',
    'beef',
    'american',
    'onion',
    'pickles',
  ),
  baconRiot: burger('plain', 'beef', 'cheddar', 'beef', 'cheddar', 'brownSauce', 'bacon'),
  blueMonday: burger('dark', 'beef', 'blueCheese', 'redOnion', 'rocket'),
  breakfast: burger('plain', 'sausage', 'hashBrown', 'brownSauce', 'egg'),
  devilsStack: burger(
    'sesame',
    'beef',
    'cheddar',
    'beef',
    'cheddar',
    'beef',
    'redSauce',
    'chillies',
  ),
  ghostTown: burger('black', 'lettuce', 'beef', 'cheddar', 'redSauce', 'chillies'),
  greenMachine: burger('rye', 'lettuce', 'plant', 'avocado', 'tomato', 'whiteSauce'),
  chickInferno: burger('plain', 'slaw', 'chicken', 'redSauce', 'pickles'),
} as const;

const shake = (top: string, bottom: string, garnish: string): Glass => ({
  kind: 'glass',
  form: 'sundae',
  liquid: [top, bottom],
  foam: '#fff6ea',
  garnish,
});

export const SHAKES = {
  vanilla: shake('#fff3cf', '#f0d490', '#f6df9c'),
  strawberry: shake('#ffb3c2', '#e0486f', '#d81f3f'),
  chocolate: shake('#8a5535', '#4a2612', '#3a1c0c'),
  peanut: shake('#e9bd7c', '#b9772f', '#c98a3a'),
} as const;

export const CHERRY_COLA: Glass = {
  kind: 'glass',
  form: 'tumbler',
  liquid: ['#7a1420', '#2c0508'],
  hasIce: true,
  hasBubbles: true,
  garnish: '#c3122d',
  straw: '#ffc61a',
};
export const LEMONADE: Glass = {
  kind: 'glass',
  form: 'tumbler',
  liquid: ['#fff3b0', '#f7d94a'],
  hasIce: true,
  garnish: '#f6d21e',
  straw: '#d41f17',
};
export const SLAW: Bowl = {
  kind: 'bowl',
  name: 'slaw',
  rim: ['#fff6e6', '#d9c3a0'],
  soup: ['#f6f1d8', '#dfe2ad'],
  toppings: [
    { form: 'strips', colour: '#fffbe6', count: 34, size: 16 },
    { form: 'strips', colour: '#f08a2c', count: 18, size: 12 },
    { form: 'strips', colour: '#a6cf63', count: 20, size: 14 },
    { form: 'strips', colour: '#b25b9a', count: 12, size: 12 },
  ],
};
