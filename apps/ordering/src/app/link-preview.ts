import type { CompanyPageData } from '../shared/company/company-query.ts';
import { pictureUrl } from '@tallrik/domain/company/layout';
import type { PageHead } from '../shared/screens/screen-module.ts';
import { meta, property } from './head-tags.ts';

const PREVIEW_SIZE = { width: 1200, height: 630 };

export type PreviewParts = {
  page: PageHead;
  company: CompanyPageData;
  title: string;
  canonical: string;
  address: (path: string) => string;
};

/** How a chat or a search engine shows a link to this page: the dish's own name and picture, else the brand's. */
export function linkPreview({ page, company, title, canonical, address }: PreviewParts): string[] {
  const { configuration } = company;
  const description = page.description ?? configuration.landingPageIntro ?? '';
  const image =
    page.image ??
    configuration.landingPageDesktopBackgroundUrl ??
    configuration.landingPageBackgroundUrl;
  return [
    ...(description
      ? [meta('description', description), property('og:description', description)]
      : []),
    property('og:title', title),
    property('og:type', 'website'),
    property('og:url', canonical),
    property('og:site_name', company.company.displayName),
    ...(image ? previewPicture(address(pictureUrl(image, PREVIEW_SIZE)), title) : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

// Chats that are told the size show the card at once, before they have fetched the picture.
const previewPicture = (image: string, title: string): string[] => [
  property('og:image', image),
  property('og:image:width', String(PREVIEW_SIZE.width)),
  property('og:image:height', String(PREVIEW_SIZE.height)),
  property('og:image:alt', title),
];
