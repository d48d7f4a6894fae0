import type { CompanyPageData } from '../shared/company/company-query.ts';
import { themeStyleSheet } from '@tallrik/domain/company/theme-to-css-variables';
import { firstPicture } from '../shared/picture/first-picture.ts';
import type { PageHead } from '../shared/screens/screen-module.ts';
import { pageTitle } from '../shared/screens/use-document-title.ts';
import type { BrandFontTags } from './brand-font/brand-font-tags.ts';
import { storeTapsScript } from './early-taps/store-taps.ts';
import { meta, tag, titleTag } from './head-tags.ts';
import type { FirstScripts } from './first-scripts/script-tags.ts';
import { preloadTags } from './first-scripts/script-tags.ts';
import { homeScreenTags } from './home-screen-tags.ts';
import { linkPreview } from './link-preview.ts';
import { styleTags } from './style-tags.ts';

export type HeadParts = {
  page: PageHead;
  company: CompanyPageData;
  styles: readonly string[];
  shortStyles: Readonly<Record<string, string>>;
  scripts: FirstScripts;
  fontTags: BrandFontTags;
  nonce: string;
  basePath: string;
  /** Absolute address of the page. */
  canonical: string;
  address: (path: string) => string;
  isIndexed: boolean;
  /** The rendered page: its first picture is fetched before anything else. */
  body: string;
};

/** Everything inside `<head>`: theme first, so that no page ever flashes in the wrong colours. */
export function documentHead(parts: HeadParts): string {
  const { page, company, fontTags, nonce, basePath, canonical } = parts;
  const { theme, font, logoUrl } = company.configuration;
  const { displayName } = company.company;
  const title = pageTitle(page.title, displayName);
  return [
    // Before the styles: after them it would wait for them, and the page with it.
    `<script nonce="${nonce}">${storeTapsScript()}</script>`,
    // Drawn in two pieces, a card that stands at the foot of the screen would jump up with its second half. The state
    // begins where the page ends.
    tag('link', { rel: 'expect', href: '#state', blocking: 'render' }),
    titleTag(title),
    `<style nonce="${nonce}">${themeStyleSheet(theme, font)}${fontTags.rules}</style>`,
    ...styleTags(parts.styles, parts.shortStyles, nonce),
    ...firstPicture(parts.body).map((picture) =>
      tag('link', { rel: 'preload', as: 'image', fetchpriority: 'high', ...picture }),
    ),
    // A font is always asked for without credentials; a preload that is not would fetch it twice.
    ...fontTags.preloads.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href }),
    ),
    ...preloadTags(parts.scripts, nonce),
    meta('theme-color', theme.main),
    ...homeScreenTags(logoUrl, displayName, basePath),
    parts.isIndexed
      ? tag('link', { rel: 'canonical', href: canonical })
      : meta('robots', 'noindex'),
    ...linkPreview({ ...parts, title }),
    // Data, not code: the browser never runs it, so it needs no nonce; `<` escaped as in the state.
    ...(page.jsonLd ?? []).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n');
}
