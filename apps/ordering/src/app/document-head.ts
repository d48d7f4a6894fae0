import type { CompanyPageData } from '../shared/company/company-query.ts';
import { themeStyleSheet } from '@tallrik/domain/company/theme-to-css-variables';
import { pictureUrl } from '../shared/picture/picture-source.ts';
import type { PageHead } from '../shared/screens/screen-module.ts';
import { pageTitle } from '../shared/screens/use-document-title.ts';
import type { PageAssets } from './asset-tags.ts';
import type { BrandFontTags } from './brand-font/brand-font-tags.ts';

const PREVIEW_SIZE = { width: 1200, height: 630 };

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escape(content)}">`;

export type HeadParts = {
  page: PageHead;
  company: CompanyPageData;
  assets: PageAssets;
  fontTags: BrandFontTags;
  nonce: string;
  basePath: string;
  /** Absolute address of the page. */
  canonical: string;
  address: (path: string) => string;
  isIndexed: boolean;
};

/** Everything inside `<head>`: theme first, so that no page ever flashes in the wrong colours. */
export function documentHead(parts: HeadParts): string {
  const { page, company, assets, fontTags, nonce, basePath, canonical } = parts;
  const { theme, font, logoUrl } = company.configuration;
  const title = pageTitle(page.title, company.company.displayName);
  return [
    `<title>${escape(title)}</title>`,
    `<style nonce="${nonce}">${themeStyleSheet(theme, font)}${fontTags.rules}</style>`,
    // A font is always asked for without credentials; a preload that is not would fetch it twice.
    ...fontTags.preloads.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
    ),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.preloads.map((file) => `<link rel="modulepreload" nonce="${nonce}" href="${file}">`),
    meta('theme-color', theme.main),
    `<link rel="manifest" href="${basePath}/manifest.webmanifest">`,
    ...(logoUrl ? [`<link rel="icon" href="${escape(logoUrl)}">`] : []),
    ...(parts.isIndexed
      ? [`<link rel="canonical" href="${escape(canonical)}">`]
      : [meta('robots', 'noindex')]),
    ...preview(parts, title),
    // Data, not code: the browser never runs it, so it needs no nonce; `<` escaped as in the state.
    ...(page.jsonLd ?? []).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n');
}

function preview({ page, company, canonical, address }: HeadParts, title: string): string[] {
  const description = page.description ?? company.configuration.landingPageIntro ?? '';
  const image = page.image ?? company.configuration.landingPageDesktopBackgroundUrl;
  return [
    ...(description
      ? [meta('description', description), property('og:description', description)]
      : []),
    property('og:title', title),
    property('og:type', 'website'),
    property('og:url', canonical),
    property('og:site_name', company.company.displayName),
    ...(image ? [property('og:image', address(pictureUrl(image, PREVIEW_SIZE)))] : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}
