import type { Item } from './catalogue.ts';
import type { ChoiceGroup } from './choice-groups.ts';

export const ALLERGENS = [
  'celery',
  'gluten',
  'crustaceans',
  'fish',
  'eggs',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
  'almonds',
  'barley',
  'brazil nuts',
  'cashew',
  'hazelnuts',
  'kamut',
  'macadamia',
  'oats',
  'pecan',
  'pistachios',
  'rye',
  'spelt',
  'walnuts',
  'wheat',
  'sugary product',
  'dairy',
  'sulphur dioxide',
  'soybeans',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** `known` has a translation `Allergen.{tag}` (I18N-19); any other tag is shown as the restaurant wrote it. */
export type ShownAllergen = { known: true; tag: Allergen } | { known: false; tag: string };

/** One list from both fields, each tag once, none ever dropped: a lost allergen can kill (D-50). */
export const allergensOfItem = (item: Pick<Item, 'allergens' | 'allergyTags'>): ShownAllergen[] =>
  shownAllergens([...item.allergens, ...item.allergyTags]);

/** What a dish may contain with every choice it offers (D-50). */
export const allergensOfDish = (
  item: Pick<Item, 'allergens' | 'allergyTags'>,
  groups: readonly ChoiceGroup[],
): ShownAllergen[] =>
  shownAllergens([
    ...item.allergens,
    ...item.allergyTags,
    ...groups.flatMap((group) => group.variations.map((choice) => choice.allergen ?? '')),
  ]);

function shownAllergens(tags: readonly string[]): ShownAllergen[] {
  const shown = new Map<string, ShownAllergen>();
  for (const tag of tags) {
    const written = tag.trim();
    const key = written.toLowerCase();
    if (key === '' || shown.has(key)) continue;
    const known = ALLERGENS.find((allergen) => allergen === key);
    shown.set(key, known ? { known: true, tag: known } : { known: false, tag: written });
  }
  return [...shown.values()];
}
