import { hasWords, searchText, searchWords } from '@tallrik/domain/search-text';
import type { Catalogue, OfficeCategory, OfficeItem } from './catalogue.ts';

/** One line of the list; a dish stands in each of its categories. */
export type MenuRow =
  | {
      kind: 'CATEGORY';
      key: string;
      /** Null: what is in no category that is still there. */
      category: OfficeCategory | null;
      count: number;
      isOpen: boolean;
    }
  | { kind: 'ITEM'; key: string; item: OfficeItem; categoryId: string | null };

export type RowWishes = {
  search: string;
  filter: ItemFilter | null;
  closedIds: ReadonlySet<string>;
  soldOutIds: ReadonlySet<string>;
};

/** What can be looked for besides words (CATALOG-03). */
export const ITEM_FILTERS = [
  'soldOut',
  'noPicture',
  'noAllergens',
  'noTranslation',
  'noVat',
  'noMenu',
] as const;
export type ItemFilter = (typeof ITEM_FILTERS)[number];

export function passes(
  filter: ItemFilter,
  item: OfficeItem,
  { languages }: Pick<Catalogue, 'languages'>,
  soldOutIds: ReadonlySet<string>,
): boolean {
  switch (filter) {
    case 'soldOut':
      return soldOutIds.has(item.id);
    case 'noPicture':
      return item.image === null;
    case 'noAllergens':
      return item.allergens === null;
    case 'noTranslation':
      return languages.some((language) => !item.title[language]);
    case 'noVat':
      return item.vatRate === null;
    case 'noMenu':
      return item.entries.length === 0;
  }
}

/** Categories with their dishes as guests see them, children behind their parent. */
export function menuRows(catalogue: Catalogue, wishes: RowWishes): MenuRow[] {
  const isWanted = wantedBy(catalogue, wishes);
  const wanted = catalogue.items.filter(isWanted);
  const isNarrowed = wishes.search.trim() !== '' || wishes.filter !== null;
  const members = new Map<string, OfficeItem[]>();
  const known = new Set(catalogue.categories.map(({ id }) => id));
  const homeless: OfficeItem[] = [];
  for (const item of wanted) {
    const homes = item.categoryIds.filter((id) => known.has(id));
    if (homes.length === 0) homeless.push(item);
    for (const id of homes) {
      const there = members.get(id);
      if (there) there.push(item);
      else members.set(id, [item]);
    }
  }
  const rows: MenuRow[] = [];
  const add = (category: OfficeCategory | null, items: readonly OfficeItem[]) => {
    // What was looked for is never folded away, and headings without a hit only stand in its way.
    if (isNarrowed && items.length === 0) return;
    const id = category?.id ?? '';
    const isOpen = isNarrowed || !wishes.closedIds.has(id);
    rows.push({ kind: 'CATEGORY', key: `c-${id}`, category, count: items.length, isOpen });
    if (!isOpen) return;
    for (const item of items)
      rows.push({
        kind: 'ITEM',
        key: `${id}-${item.id}`,
        item,
        categoryId: category?.id ?? null,
      });
  };
  for (const category of inTreeOrder(catalogue.categories))
    add(category, members.get(category.id) ?? []);
  if (homeless.length > 0) add(null, homeless);
  return rows;
}

/** The dishes that were looked for, also where their category is folded. */
export const wantedIds = (catalogue: Catalogue, wishes: RowWishes): string[] =>
  catalogue.items.filter(wantedBy(catalogue, wishes)).map(({ id }) => id);

export function inTreeOrder(categories: readonly OfficeCategory[]): OfficeCategory[] {
  const known = new Set(categories.map(({ id }) => id));
  const isTop = ({ parentId }: OfficeCategory) => parentId === null || !known.has(parentId);
  return categories
    .filter(isTop)
    .flatMap((top) => [top, ...categories.filter(({ parentId }) => parentId === top.id)]);
}

function wantedBy(catalogue: Catalogue, { search, filter, soldOutIds }: RowWishes) {
  const words = searchWords(search);
  return (item: OfficeItem): boolean => {
    if (filter !== null && !passes(filter, item, catalogue, soldOutIds)) return false;
    if (words.length === 0) return true;
    return hasWords(titlesOf(item), words);
  };
}

const texts = new WeakMap<OfficeItem, string>();

/** Every language's title as it is looked for, made once for a dish as it stands. */
function titlesOf(item: OfficeItem): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const made = searchText(Object.values(item.title).join('\n'));
  texts.set(item, made);
  return made;
}

/** The rows while one is in the hand: it stands where it would be put. */
export function withLifted(
  rows: readonly MenuRow[],
  lifted: { id: string; from: number; to: number } | null,
): readonly MenuRow[] {
  if (lifted === null || lifted.from === lifted.to) return rows;
  const at = rows.findIndex(({ key }) => key === lifted.id);
  const row = rows[at];
  return row === undefined
    ? rows
    : rows.toSpliced(at, 1).toSpliced(at - lifted.from + lifted.to, 0, row);
}

/** The keys of the dishes of a row's category, in their order. */
export function siblingKeys(rows: readonly MenuRow[], key: string): string[] {
  const row = rows.find((one) => one.key === key);
  if (row?.kind !== 'ITEM') return [];
  return rows.flatMap((one) =>
    one.kind === 'ITEM' && one.categoryId === row.categoryId ? [one.key] : [],
  );
}
