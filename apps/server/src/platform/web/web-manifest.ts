import { appName } from '@tallrik/domain/company/app-name';
import { isOwnPicture } from '@tallrik/domain/company/own-picture';
import type { FoundConfiguration } from './resolve-company.ts';

/** Where the icon that phones may cut into any shape is made; below the company's base path. */
export const MASKABLE_ICON = '/icon-maskable-512.png';

/** What lets a phone keep the restaurant on its home screen, with its own name, icon and colours. */
export function webManifest(
  { slug, displayName, logoUrl, theme }: FoundConfiguration,
  basePath: string,
): string {
  return JSON.stringify({
    // Its own identity: two companies of one origin are two apps, and a moved start page is still the same app.
    id: `${basePath}/?app=${slug}`,
    name: displayName,
    short_name: appName(displayName),
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'standalone',
    theme_color: theme.main,
    background_color: theme.menuBackgroundColor,
    icons: logoUrl !== null && isOwnPicture(logoUrl) ? iconsOf(logoUrl, basePath) : [],
  });
}

const iconsOf = (logoUrl: string, basePath: string): object[] => [
  ...[192, 512].map((side) => ({
    src: `${logoUrl}/${side}x${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any',
  })),
  { src: basePath + MASKABLE_ICON, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
