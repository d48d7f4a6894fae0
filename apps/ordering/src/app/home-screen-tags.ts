import { isOwnPicture } from '@tallrik/domain/company/own-picture';
import { meta, tag } from './head-tags.ts';

/** The brand in a tab and on a home screen (BRAND-03); iOS takes its icon and name from here, not from the manifest. */
export function homeScreenTags(logoUrl: string | null, name: string, basePath: string): string[] {
  return [
    tag('link', { rel: 'manifest', href: `${basePath}/manifest.webmanifest` }),
    meta('mobile-web-app-capable', 'yes'),
    meta('apple-mobile-web-app-title', name),
    ...iconTags(logoUrl),
  ];
}

function iconTags(logoUrl: string | null): string[] {
  if (logoUrl === null) return [];
  // A picture that lies elsewhere comes in the one size it has.
  if (!isOwnPicture(logoUrl)) return [tag('link', { rel: 'icon', href: logoUrl })];
  const side = (pixels: number) => `${logoUrl}/${pixels}x${pixels}.png`;
  return [
    tag('link', { rel: 'icon', type: 'image/png', sizes: '32x32', href: side(32) }),
    tag('link', { rel: 'apple-touch-icon', href: side(180) }),
  ];
}
