import type { OperationResult } from '@tallrik/contract/page-rendering';
import { z } from 'zod';
import type { FoundConfiguration } from './resolve-company.ts';

type Execute = (document: string, variables: Record<string, unknown>) => Promise<OperationResult>;
export type Place = { origin: string; basePath: string };

const VENUES = 'query SitemapVenues($companyId: ID!) { allVenues(companyId: $companyId) { id } }';
const CATALOGUE_QUERY = `query SitemapShelf($companyId: ID!, $venueId: ID!) {
  getAllCategories(companyId: $companyId) { id items(first: 500, venueId: $venueId) { id } }
  getAppliedMenus(companyId: $companyId, venueId: $venueId) { menuEntries { item { id } } }
}`;
/** Protocol's limit for one file. */
const MOST_ADDRESSES = 50_000;

const named = z.object({ id: z.string() });
const venuesAnswer = z.object({ allVenues: z.array(named) });
const catalogueAnswer = z.object({
  getAllCategories: z.array(named.extend({ items: z.array(named) })),
  getAppliedMenus: z.array(z.object({ menuEntries: z.array(z.object({ item: named })) })),
});

/** Menus may be found; carts, orders and bills belong to somebody. */
export const robots = ({ origin, basePath }: Place): string =>
  [
    'User-agent: *',
    ...['/order/*/cart', '/order/*/order/', '/orderstatus/', '/cheque/', '/order-history'].map(
      (path) => `Disallow: ${basePath}${path}`,
    ),
    'Disallow: /console',
    `Sitemap: ${origin}${basePath}/sitemap.xml`,
    '',
  ].join('\n');

/** Every address of the company that a search engine may show: places, their menus, categories and dishes. */
export async function sitemap(
  { companyId }: Pick<FoundConfiguration, 'companyId'>,
  { origin, basePath }: Place,
  execute: Execute,
): Promise<string> {
  const { data } = await execute(VENUES, { companyId });
  const paths = ['/'];
  for (const { id } of venuesAnswer.parse(data).allVenues) {
    const answer = await execute(CATALOGUE_QUERY, { companyId, venueId: id });
    paths.push(...venuePaths(id, catalogueAnswer.parse(answer.data)));
  }
  const entries = paths
    .slice(0, MOST_ADDRESSES)
    .map((path) => `<url><loc>${escapeXml(origin + basePath + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`;
}

function venuePaths(venueId: string, catalogue: z.infer<typeof catalogueAnswer>): string[] {
  const start = `/order/${encodeURIComponent(venueId)}`;
  // MENU-21: a dish without a price here is not on the menu, and a category of such dishes is not shown.
  const sold = new Set(
    catalogue.getAppliedMenus.flatMap(({ menuEntries }) => menuEntries.map(({ item }) => item.id)),
  );
  const shown = catalogue.getAllCategories.filter(({ items }) =>
    items.some(({ id }) => sold.has(id)),
  );
  const dishes = new Set(
    shown.flatMap(({ items }) => items.map(({ id }) => id).filter((id) => sold.has(id))),
  );
  return [
    start,
    `${start}/menu`,
    ...shown.map(({ id }) => `${start}/menu/${encodeURIComponent(id)}`),
    ...[...dishes].map((id) => `${start}/item/${encodeURIComponent(id)}`),
  ];
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
