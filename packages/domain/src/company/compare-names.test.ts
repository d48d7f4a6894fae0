import { afterEach, expect, it, vi } from 'vitest';
import { sortCategories } from '../menu/categories.ts';
import { compareNames } from './compare-names.ts';

afterEach(() => vi.restoreAllMocks());

it('[D-39] Swedish ends with å, ä and ö, Turkish puts ç after c', () => {
  const sorted = (names: string[], language: 'se' | 'tr') =>
    names.toSorted((one, other) => compareNames(one, other, language));
  expect(sorted(['Öl', 'Ärtor', 'Ål', 'Zucchini'], 'se')).toEqual([
    'Zucchini',
    'Ål',
    'Ärtor',
    'Öl',
  ]);
  expect(sorted(['Dolma', 'Çorba', 'Cacık'], 'tr')).toEqual(['Cacık', 'Çorba', 'Dolma']);
});

it('[MENU-12] a menu whose categories all have their place loads no rules of any language', () => {
  const Collator = vi.spyOn(Intl, 'Collator');
  const category = (name: string, order: number) =>
    ({ name, nameLang: {}, order }) as Parameters<typeof sortCategories>[0][number];
  const sorted = sortCategories([category('Soup', 1), category('Fish', 2)], {
    language: 'es',
    company: { defaultLanguage: 'es' },
  } as Parameters<typeof sortCategories>[1]);
  expect(sorted.map(({ name }) => name)).toEqual(['Fish', 'Soup']);
  expect(Collator).not.toHaveBeenCalled();
});
