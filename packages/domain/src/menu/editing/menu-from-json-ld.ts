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
  const offered = thing['itemOffered'];
  if (isA(thing, 'Offer') && isThing(offered)) {
    collect({ ...offered, offers: offered['offers'] ?? thing }, section, rows, depth + 1);
    return;
  }
  if (isA(thing, 'MenuItem') || isA(thing, 'Product')) {
    const category = section ?? (textOf(thing['category']) || 'Menu');
    const title = textOf(thing['name']);
    if (title !== '')
      rows.push([category, title, textOf(thing['description']), priceOf(thing['offers'])]);
    return;
  }
  const name = isA(thing, 'MenuSection') ? textOf(thing['name']) : '';
  for (const part of PARTS) collect(thing[part], name === '' ? section : name, rows, depth + 1);
}

/** Where pages keep their dishes: menus with sections, and shops' lists and catalogues. */
const PARTS = [
  '@graph',
  'hasMenu',
  'menu',
  'hasMenuSection',
  'hasMenuItem',
  'mainEntity',
  'hasOfferCatalog',
  'itemListElement',
  'item',
  'itemOffered',
];

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isA = (thing: Thing, type: string): boolean =>
  [thing['@type']].flat().some((name) => typeof name === 'string' && name.endsWith(type));

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function priceOf(offers: unknown): string {
  const [offer] = [offers].flat();
  if (!isThing(offer)) return '';
  const price = offer['price'] ?? offer['lowPrice'];
  return typeof price === 'number' ? String(price) : textOf(price);
}
