import { OFFICE_LIMITS } from '../../company/office-limits.ts';
import type { Localized } from '../../company/languages.ts';
import type { Minor } from '../../money/minor.ts';
import { ok, type Result } from '../../result.ts';
import { allergensOfItem } from '../allergens.ts';
import type { Catalogue, Category, Item } from '../catalogue.ts';
import { BLANK_CATEGORY } from './blank-things.ts';
import { checkItem, type EditingCompany, type ItemChange, type ItemInput } from './check-item.ts';
import { type EditProblem, type EditRefusalCode, problem } from './edit-problem.ts';
import { columnOf, type ImportColumn } from './import-columns.ts';
import { entriesOfItem, priceOfItem } from './item-price.ts';
import { parsePrice } from './price-input.ts';
import { cleanLine, plainText, splitMarker, storedText } from './texts.ts';

/** Counted from 1 with the headings, as a spreadsheet shows it. */
export type ImportProblem = { row: number; column: string; value: string; code: EditRefusalCode };

export type PlannedItem = {
  row: number;
  itemId: string;
  isNew: boolean;
  title: string;
  change: ItemChange;
  /** Prices by menu; null takes the dish off. */
  menuPrices: ReadonlyMap<string, Minor | null>;
};

export type ImportPlan = {
  items: PlannedItem[];
  newCategories: { id: string; name: string }[];
  untouched: number;
  problems: ImportProblem[];
};

export type ImportWorld = { catalogue: Catalogue; company: EditingCompany; newId: () => string };

type Cell = { heading: string; column: ImportColumn; value: string };

/** Every field of a cell emptied on purpose (CATALOG-41). */
const EMPTIED = '-';
/** Of cells that list something. */
const splitList = (cell: string, separators: readonly string[]): string[] =>
  separators.reduce((parts, sign) => parts.flatMap((part) => part.split(sign)), [cell]);

/**
 * What an import would do, before anything is written (CATALOG-41): rows are matched by id, else by title within the
 * category; an empty cell changes nothing; what is not in the file is left alone.
 */
export function planImport(rows: readonly (readonly string[])[], world: ImportWorld): ImportPlan {
  const [headings = [], ...body] = rows;
  const menuIds = new Set(world.catalogue.menus.map(({ id }) => id));
  const columns = headings.map((heading) => columnOf(heading, menuIds));
  const plan: ImportPlan = { items: [], newCategories: [], untouched: 0, problems: [] };
  // Grows with what the file adds: a second row of a new category must find the first one's.
  const categories = [...world.catalogue.categories];
  for (const [at, row] of body.entries()) {
    const cells = columns.flatMap((column, index): Cell[] => {
      const value = (row[index] ?? '').trim();
      return column === null || value === ''
        ? []
        : [{ heading: headings[index] ?? '', column, value }];
    });
    planRow(at + 2, cells, { ...world, categories, plan });
  }
  const { items } = OFFICE_LIMITS;
  const standing = world.catalogue.items.filter(({ deleted }) => !deleted).length;
  if (standing + plan.items.filter(({ isNew }) => isNew).length > items)
    plan.problems.push({ row: 1, column: '', value: String(body.length), code: 'LIMIT_REACHED' });
  return plan;
}

type RowWorld = ImportWorld & { categories: Category[]; plan: ImportPlan };

function planRow(row: number, cells: readonly Cell[], world: RowWorld): void {
  const { plan } = world;
  const reject = (cell: Cell | undefined, code: EditRefusalCode) =>
    plan.problems.push({ row, column: cell?.heading ?? '', value: cell?.value ?? '', code });
  const categoryIds = categoriesOf(cells, world);
  const before = matched(cells, categoryIds, world);
  if (before === 'UNKNOWN') return void reject(cellOf(cells, 'ID'), 'NOT_FOUND');
  const input: ItemInput = categoryIds === null ? {} : { categoryIds };
  const menuPrices = new Map<string, Minor | null>();
  for (const cell of cells) {
    const read = readCell(cell, input, menuPrices, before, world);
    if (!read.ok) return void reject(cell, read.error.code);
  }
  const itemId = before?.id ?? world.newId();
  const catalogue = { ...world.catalogue, categories: world.categories };
  const checked = checkItem(input, { itemId, before, catalogue, company: world.company });
  if (!checked.ok) return void reject(cellOfField(cells, checked.error.field), checked.error.code);
  const change = before === null ? checked.value : withoutSame(checked.value, before, world);
  const entries = entriesOfItem(world.catalogue.menus, itemId);
  for (const [menuId, price] of menuPrices) {
    const stands = entries.find((entry) => entry.menuId === menuId)?.price ?? null;
    if (stands === price) menuPrices.delete(menuId);
  }
  if (Object.keys(change).length === 0 && menuPrices.size === 0) {
    plan.untouched += 1;
    return;
  }
  const title = change.title ?? before?.title ?? '';
  plan.items.push({ row, itemId, isNew: before === null, title, change, menuPrices });
}

/** Ids of the categories a row names, new ones made; null where it names none. */
function categoriesOf(cells: readonly Cell[], world: RowWorld): string[] | null {
  const cell = cellOf(cells, 'CATEGORY');
  if (cell === undefined) return null;
  return splitList(cell.value, ['|', ';']).flatMap((written) => {
    const name = cleanLine(written);
    if (name === '') return [];
    const known = world.categories.find(
      (category) => !category.deleted && isSameName(nameOf(category, world), name),
    );
    if (known !== undefined) return [known.id];
    const id = world.newId();
    world.plan.newCategories.push({ id, name });
    world.categories.push({
      ...BLANK_CATEGORY,
      id,
      name,
      nameLang: { [world.company.defaultLanguage]: name },
    });
    return [id];
  });
}

function matched(
  cells: readonly Cell[],
  categoryIds: readonly string[] | null,
  { catalogue, company }: RowWorld,
): Item | null | 'UNKNOWN' {
  const id = cellOf(cells, 'ID')?.value;
  if (id !== undefined) return catalogue.items.find((item) => item.id === id) ?? 'UNKNOWN';
  const title = cells.find(
    ({ column }) =>
      column.kind === 'TITLE' &&
      (column.language ?? company.defaultLanguage) === company.defaultLanguage,
  )?.value;
  return (
    catalogue.items.find(
      (item) =>
        !item.deleted &&
        isSameName(titleOf(item, company), cleanLine(title ?? '')) &&
        (categoryIds === null || item.categoryIds.some((own) => categoryIds.includes(own))),
    ) ?? null
  );
}

function readCell(
  { column, value }: Cell,
  input: ItemInput,
  menuPrices: Map<string, Minor | null>,
  before: Item | null,
  { company, catalogue }: RowWorld,
): Result<true, EditProblem> {
  switch (column.kind) {
    case 'ID':
    case 'CATEGORY':
      return ok(true);
    case 'TITLE':
    case 'DESCRIPTION': {
      const field = column.kind === 'TITLE' ? 'title' : 'description';
      const stands: Localized =
        column.kind === 'TITLE'
          ? splitMarker(
              storedText(before?.titleLang ?? {}, before?.title ?? null, company.defaultLanguage),
            ).title
          : storedText(
              before?.descriptionLang ?? {},
              before?.description ?? null,
              company.defaultLanguage,
            );
      const language = column.language ?? company.defaultLanguage;
      input[field] = { ...stands, ...input[field], [language]: value === EMPTIED ? '' : value };
      return ok(true);
    }
    case 'VAT': {
      const rate = Number(
        (value.endsWith('%') ? value.slice(0, -1) : value).trim().replace(',', '.'),
      );
      if (!Number.isFinite(rate)) return problem('VAT_RATE_UNKNOWN', 'vatRate');
      input.vatRate = rate;
      return ok(true);
    }
    case 'ALLERGENS':
      input.allergens =
        value === EMPTIED
          ? []
          : splitList(value.toLowerCase(), ['|', ';', ','])
              .map((tag) => tag.trim())
              .filter((tag) => tag !== '');
      return ok(true);
    case 'PRICE': {
      const price = parsePrice(value, 'price');
      if (!price.ok) return price;
      const isSamePrice =
        before !== null &&
        priceOfItem(before, entriesOfItem(catalogue.menus, before.id)) === price.value;
      if (!isSamePrice) input.price = price.value;
      return ok(true);
    }
    case 'MENU_PRICE': {
      const price = value === EMPTIED ? ok(null) : parsePrice(value, 'price');
      if (!price.ok) return price;
      menuPrices.set(column.menuId, price.value);
      return ok(true);
    }
  }
}

/** A cell that says what stands already changes nothing: the own export imports without a trace (CATALOG-42). */
function withoutSame(
  change: ItemChange,
  before: Item,
  { catalogue, company }: RowWorld,
): ItemChange {
  const { defaultLanguage } = company;
  const stands: ItemChange = {
    ...before,
    titleLang: storedText(before.titleLang, before.title, defaultLanguage),
    descriptionLang: storedText(before.descriptionLang, before.description, defaultLanguage),
    allergens: allergensOfItem(before).map(({ tag }) => tag),
    defaultPrice: priceOfItem(before, entriesOfItem(catalogue.menus, before.id)),
  };
  const isSame = (field: keyof ItemChange) => canonical(change[field]) === canonical(stands[field]);
  const fields = (Object.keys(change) as (keyof ItemChange)[]).filter(
    (field) => !isSame(COMES_WITH[field] ?? field),
  );
  return Object.fromEntries(fields.map((field) => [field, change[field]]));
}

/** Fields that only repeat another one. */
const COMES_WITH: Partial<Record<keyof ItemChange, keyof ItemChange>> = {
  title: 'titleLang',
  description: 'descriptionLang',
  allergyTags: 'allergens',
  hasDecidedAllergens: 'allergens',
};

/** Languages come in any order. */
const canonical = (value: unknown): string =>
  JSON.stringify(
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
      : (value ?? null),
  );

const cellOf = (cells: readonly Cell[], kind: ImportColumn['kind']): Cell | undefined =>
  cells.find(({ column }) => column.kind === kind);

const KIND_OF_FIELD: Record<string, ImportColumn['kind']> = {
  title: 'TITLE',
  description: 'DESCRIPTION',
  categoryIds: 'CATEGORY',
  price: 'PRICE',
  vatRate: 'VAT',
  allergens: 'ALLERGENS',
};

const cellOfField = (cells: readonly Cell[], field: string | null): Cell | undefined =>
  cellOf(cells, KIND_OF_FIELD[field?.split('.')[0] ?? ''] ?? 'TITLE');

const titleOf = (item: Item, { defaultLanguage }: EditingCompany): string =>
  plainText(splitMarker(item.titleLang).title, defaultLanguage) || item.title;

const nameOf = (category: Category, { company }: RowWorld): string =>
  plainText(category.nameLang, company.defaultLanguage) || category.name;

const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
