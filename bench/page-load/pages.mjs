import { venueOf } from './demo-shop.mjs';

export const BRANDS = ['nordbro', 'smash', 'lokanta'];
/** A table of the demo, as its code names it: ids of the demo stay the same for ever (`demo-id.ts`). */
const TABLE_CODE = new URLSearchParams({
  v: '78da6c1e-ef1d-88a0-86b0-a82da1a8c7a6',
  t: 'aa711440-88dd-85eb-b683-6baa72358fa8',
});

/** Where a guest's visit begins who was never here: by the address, or by the code on a table. */
export const landingsOf = (origin, brands = BRANDS) =>
  brands.map((slug) => ({ name: `${slug} landing`, address: `${origin}/${slug}` }));

export const tableLanding = (origin) => ({
  name: 'table landing',
  address: `${origin}/lokanta?${TABLE_CODE}`,
});

/** The pages that need a chosen service: for a guest who was here before, or comes by a link. */
export async function orderPagesOf(origin, slug) {
  const shop = await venueOf(origin, slug);
  const start = `${origin}/${slug}/order/${shop.venueId}`;
  const known = { companyId: shop.companyId };
  return [
    { name: `${slug} start`, address: start, ...known },
    { name: `${slug} menu`, address: `${start}/menu`, ...known },
    { name: `${slug} item`, address: `${start}/item/${await firstDishOf(start)}`, ...known },
  ];
}

/** The first dish of the start page, as a search engine finds it there. */
async function firstDishOf(start) {
  const page = await (await fetch(start)).text();
  const [, itemId] = /\/item\/([0-9a-f-]{36})/.exec(page) ?? [];
  if (itemId === undefined) throw new Error(`${start} shows no dish`);
  return itemId;
}

/** Every page a first visit may begin with, of every brand. */
export async function allPages(origin, brands = BRANDS) {
  const orders = await Promise.all(brands.map((slug) => orderPagesOf(origin, slug)));
  return [
    ...landingsOf(origin, brands),
    ...(brands.includes('lokanta') ? [tableLanding(origin)] : []),
    ...orders.flat(),
  ];
}
