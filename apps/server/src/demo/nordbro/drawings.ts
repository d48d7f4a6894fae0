import type { Bowl } from '../pictures/drawings/bowl.ts';
import type { Glass } from '../pictures/drawings/glass.ts';

const PORCELAIN = ['#ffffff', '#b9c4bd'] as const;
const STONEWARE = ['#6f7f78', '#2c3a35'] as const;

const bowl = (
  name: string,
  rim: Bowl['rim'],
  soup: Bowl['soup'],
  toppings: Bowl['toppings'],
): Bowl => ({ kind: 'bowl', name, rim, soup, toppings });

/** Every bowl of the house with what is in it. */
export const BOWLS = {
  archipelagoSoup: bowl(
    'archipelago',
    PORCELAIN,
    ['#fbe6c4', '#e9b98a'],
    [
      { form: 'dice', colour: '#fff6ea', count: 8, size: 18 },
      { form: 'shrimps', colour: '#f2805c', count: 7, size: 28 },
      { form: 'leaves', colour: '#4c8a3a', count: 14, size: 14 },
    ],
  ),
  staffSoup: bowl(
    'staff',
    STONEWARE,
    ['#f7a04a', '#d8691c'],
    [
      { form: 'swirl', colour: '#fff1d6', count: 1, size: 9 },
      { form: 'dice', colour: '#ffc27a', count: 7, size: 15 },
      { form: 'leaves', colour: '#3f7d34', count: 5, size: 15 },
    ],
  ),
  reindeer: bowl(
    'reindeer',
    STONEWARE,
    ['#b98a62', '#7b4f31'],
    [
      { form: 'strips', colour: '#5c321d', count: 16, size: 22 },
      { form: 'slices', colour: '#d8b98a', count: 6, size: 22 },
      { form: 'dots', colour: '#b3122b', count: 14, size: 9 },
    ],
  ),
  porridge: bowl(
    'porridge',
    PORCELAIN,
    ['#f4e6cc', '#d9bd8f'],
    [
      { form: 'dots', colour: '#37437f', count: 12, size: 15 },
      { form: 'dice', colour: '#c98a4a', count: 9, size: 8 },
    ],
  ),
  skyr: bowl(
    'skyr',
    STONEWARE,
    ['#ffffff', '#e7ece8'],
    [
      { form: 'swirl', colour: '#e8a72c', count: 1, size: 8 },
      { form: 'beans', colour: '#a4673a', count: 10, size: 12 },
      { form: 'slices', colour: '#d9304a', count: 4, size: 24 },
    ],
  ),
  kale: bowl(
    'kale',
    PORCELAIN,
    ['#5c8a3e', '#33602a'],
    [
      { form: 'leaves', colour: '#3c7431', count: 22, size: 42 },
      { form: 'leaves', colour: '#79ad4c', count: 14, size: 34 },
      { form: 'slices', colour: '#e8c9a0', count: 6, size: 20 },
      { form: 'dots', colour: '#f3e2b4', count: 10, size: 9 },
    ],
  ),
} as const;

const tumbler = (liquid: Glass['liquid'], rest: Partial<Glass>): Glass => ({
  kind: 'glass',
  form: 'tumbler',
  liquid,
  ...rest,
});

export const GLASSES = {
  latte: tumbler(['#d9b48a', '#7a4a28'], { foam: '#fff8ec' }),
  water: tumbler(['#e6f4fb', '#b9dcec'], { hasBubbles: true, garnish: '#f1e04e' }),
  lingon: tumbler(['#ee5468', '#a3152f'], { hasIce: true, hasBubbles: true, garnish: '#b3122b' }),
} as const;
