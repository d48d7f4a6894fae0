import type { OperationResult } from '@tallrik/contract/page-rendering';
import type { FoundConfiguration } from './resolve-company.ts';

type Execute = (document: string, variables: Record<string, unknown>) => Promise<OperationResult>;
type Place = { origin: string; basePath: string };

/** What lets a phone keep the restaurant on its home screen. */
export function webManifest(configuration: FoundConfiguration, { basePath }: Place): string {
  return JSON.stringify({
    name: configuration.displayName,
    short_name: configuration.displayName,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'standalone',
  });
}

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

const VENUES = 'query SitemapVenues($companyId: ID!) { allVenues(companyId: $companyId) { id } }';

export async function sitemap(
  configuration: FoundConfiguration,
  { origin, basePath }: Place,
  execute: Execute,
): Promise<string> {
  const { data } = await execute(VENUES, { companyId: configuration.companyId });
  const paths = ['/', ...venueIds(data).flatMap((id) => [`/order/${id}`, `/order/${id}/menu`])];
  const entries = paths.map(
    (path) => `<url><loc>${escapeXml(origin + basePath + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`;
}

function venueIds(data: unknown): string[] {
  const venues = (data as { allVenues?: { id?: unknown }[] } | null)?.allVenues ?? [];
  return venues.flatMap(({ id }) => (typeof id === 'string' ? [encodeURIComponent(id)] : []));
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
