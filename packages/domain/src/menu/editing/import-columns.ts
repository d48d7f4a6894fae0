import { searchText } from '../../search-text.ts';
import { LANGUAGES, type Language } from '../../company/languages.ts';

/** What a column of an import may be. Texts and prices may name a language or a menu besides. */
export type ImportColumn =
  | { kind: 'ID' | 'CATEGORY' | 'VAT' | 'PRICE' | 'ALLERGENS' }
  | { kind: 'TITLE' | 'DESCRIPTION'; language: Language | null }
  | { kind: 'MENU_PRICE'; menuId: string };

/** As spreadsheets of six languages head them (CATALOG-40); compared without case, accents and signs. */
const NAMES: Record<Exclude<ImportColumn['kind'], 'MENU_PRICE'>, readonly string[]> = {
  ID: ['id'],
  TITLE: [
    'title',
    'name',
    'dish',
    'item',
    'titel',
    'namn',
    'rätt',
    'nombre',
    'plato',
    'título',
    'tittel',
    'navn',
    'rett',
    'ad',
    'isim',
    'yemek',
    'başlık',
    'ret',
  ],
  DESCRIPTION: ['description', 'text', 'beskrivning', 'descripción', 'beskrivelse', 'açıklama'],
  CATEGORY: [
    'category',
    'categories',
    'section',
    'kategori',
    'kategorier',
    'categoría',
    'categorías',
    'kategoriler',
  ],
  PRICE: ['price', 'pris', 'precio', 'fiyat'],
  VAT: ['vat', 'tax', 'vat rate', 'moms', 'momssats', 'iva', 'mva', 'kdv'],
  ALLERGENS: ['allergens', 'allergies', 'allergener', 'alérgenos', 'alerjenler'],
};

const LANGUAGE_NAMES: Record<Language, readonly string[]> = {
  en: ['en', 'english'],
  se: ['se', 'sv', 'svenska'],
  es: ['es', 'español'],
  no: ['no', 'nb', 'norsk'],
  tr: ['tr', 'türkçe'],
  dk: ['dk', 'da', 'dansk'],
};

const plain = (text: string): string =>
  searchText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isOneOf = (names: readonly string[], word: string): boolean =>
  names.some((name) => plain(name) === word);

const LONGEST_HEADING = 200;

/** What stands in brackets at the end, and what before it. */
function splitBrackets(heading: string): { before: string; inside: string } {
  const text = heading.slice(0, LONGEST_HEADING).trimEnd();
  const isClosed = text.endsWith(']') || text.endsWith(')');
  const opens = Math.max(text.lastIndexOf('['), text.lastIndexOf('('));
  const inside = isClosed && opens >= 0 ? text.slice(opens + 1, -1).trim() : '';
  return inside === '' ? { before: text, inside } : { before: text.slice(0, opens), inside };
}

/**
 * The column a heading names, or null: 'Title', 'Pris', 'title (se)', 'Price [menu id]'. Menus are known by the id in
 * brackets, which the own export writes.
 */
export function columnOf(heading: string, menuIds: ReadonlySet<string>): ImportColumn | null {
  const { before, inside } = splitBrackets(heading);
  if (menuIds.has(inside)) return { kind: 'MENU_PRICE', menuId: inside };
  const word = plain(before);
  const kind = (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((name) =>
    isOneOf(NAMES[name], word),
  );
  if (kind === undefined) return null;
  if (kind === 'TITLE' || kind === 'DESCRIPTION') {
    const language = LANGUAGES.find((code) => isOneOf(LANGUAGE_NAMES[code], plain(inside))) ?? null;
    return inside !== '' && language === null ? null : { kind, language };
  }
  return { kind };
}

/** A heading that names this column whatever else stands in the file, for one that was assigned by hand (CATALOG-40). */
export function headingOf(column: ImportColumn): string {
  switch (column.kind) {
    case 'MENU_PRICE':
      return `price [${column.menuId}]`;
    case 'TITLE':
    case 'DESCRIPTION': {
      const name = column.kind.toLowerCase();
      return column.language === null ? name : `${name} (${column.language})`;
    }
    default:
      return column.kind.toLowerCase();
  }
}
