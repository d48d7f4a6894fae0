import type { IconName } from '@tallrik/ui/Icon';

/** Allergens people look for first have a picture of their own; the word is always there. */
const ICONS: Record<string, IconName> = {
  gluten: 'wheat',
  wheat: 'wheat',
  barley: 'wheat',
  rye: 'wheat',
  oats: 'wheat',
  spelt: 'wheat',
  milk: 'milk',
  dairy: 'milk',
  eggs: 'egg',
  fish: 'fish',
  crustaceans: 'shell',
  molluscs: 'shell',
  nuts: 'nut',
  peanuts: 'nut',
  almonds: 'nut',
  hazelnuts: 'nut',
  walnuts: 'nut',
  mustard: 'jar',
};

export const allergenIcon = (tag: string): IconName => ICONS[tag] ?? 'info';
