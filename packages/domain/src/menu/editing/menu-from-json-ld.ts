/** A page's structured data as the rows of an import: what a restaurant's old site says of its menu (schema.org). */
export function rowsFromJsonLd(document: unknown): string[][] {
  const rows: string[][] = [];
  collect(document, null, rows, 0);
  return [['category', 'title', 'description', 'price'], ...rows];
}

type Thing = Readonly<Record<string, unknown>>;

/** Nobody's menu is deeper; a document made to be hostile may be. */
const DEEPEST = 20;

function collect(value: unknown, section: string | null, rows: string[][], depth: number): void {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) collect(part, section, rows, depth + 1);
    return;
  }
  const thing = value as Thing;
  if (isA(thing, 'MenuItem')) {
    const [category, title] = [section ?? 'Menu', textOf(thing['name'])];
    if (title !== '')
      rows.push([category, title, textOf(thing['description']), priceOf(thing['offers'])]);
    return;
  }
  const name = isA(thing, 'MenuSection') ? textOf(thing['name']) : '';
  for (const part of ['@graph', 'hasMenu', 'menu', 'hasMenuSection', 'hasMenuItem', 'mainEntity'])
    collect(thing[part], name === '' ? section : name, rows, depth + 1);
}

const isA = (thing: Thing, type: string): boolean =>
  [thing['@type']].flat().some((name) => typeof name === 'string' && name.endsWith(type));

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function priceOf(offers: unknown): string {
  const [offer] = [offers].flat();
  if (typeof offer !== 'object' || offer === null) return '';
  const { price } = offer as Thing;
  return typeof price === 'number' ? String(price) : textOf(price);
}
