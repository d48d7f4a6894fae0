import type { Language } from '../../company/languages.ts';
import type { Minor } from '../../money/minor.ts';
import { allergensOfItem } from '../allergens.ts';
import type { Catalogue } from '../catalogue.ts';
import { type CsvStyle, writeCsv } from './csv.ts';
import { entriesOfItem, priceOfItem } from './item-price.ts';
import { plainText, splitMarker, storedText } from './texts.ts';

/** One row per dish, columns per language and menu; what is archived is left out (CATALOG-42). */
export function exportCsv(
  catalogue: Catalogue,
  company: { defaultLanguage: Language; languages: readonly Language[] },
  menuNames: ReadonlyMap<string, string>,
  style: CsvStyle,
): string {
  const { defaultLanguage } = company;
  const languages = [
    defaultLanguage,
    ...company.languages.filter((code) => code !== defaultLanguage),
  ];
  const headings = [
    'id',
    'category',
    ...languages.map((code) => `title (${code})`),
    ...languages.map((code) => `description (${code})`),
    'price',
    'vat',
    'allergens',
    ...catalogue.menus.map(({ id }) => `price ${menuNames.get(id) ?? ''} [${id}]`),
  ];
  const nameOf = (categoryId: string) => {
    const category = catalogue.categories.find(({ id }) => id === categoryId);
    return category && !category.deleted
      ? [plainText(category.nameLang, defaultLanguage) || category.name]
      : [];
  };
  const money = (price: Minor | null | undefined) =>
    price == null ? '' : (price / 100).toFixed(2).replace('.', style.decimal);
  const rows = catalogue.items
    .filter(({ deleted }) => !deleted)
    .map((item) => {
      const title = splitMarker(storedText(item.titleLang, item.title, defaultLanguage)).title;
      const description = storedText(item.descriptionLang, item.description, defaultLanguage);
      const entries = entriesOfItem(catalogue.menus, item.id);
      return [
        item.id,
        item.categoryIds.flatMap(nameOf).join(' | '),
        ...languages.map((code) => title[code] ?? ''),
        ...languages.map((code) => description[code] ?? ''),
        money(priceOfItem(item, entries)),
        item.vatRate === null ? '' : String(item.vatRate).replace('.', style.decimal),
        allergensOfItem(item)
          .map(({ tag }) => tag)
          .join(' | '),
        ...catalogue.menus.map(({ id }) =>
          money(entries.find(({ menuId }) => menuId === id)?.price),
        ),
      ];
    });
  return writeCsv([headings, ...rows], style);
}
