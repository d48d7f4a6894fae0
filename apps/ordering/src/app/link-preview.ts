import type { CompanyPageData } from '../shared/company/company-query.ts';
import { pictureUrl } from '@tallrik/domain/company/layout';
import { LINK_PICTURE, sharedLink } from '@tallrik/domain/company/shared-link';
import type { PageHead } from '../shared/screens/screen-module.ts';
import { meta, property } from './head-tags.ts';

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
  const brand = sharedLink({
    landingPageIntro: configuration.landingPageIntro,
    landing: configuration.landingPageBackgroundUrl,
    landingDesktop: configuration.landingPageDesktopBackgroundUrl,
  });
  const description = page.description ?? brand.description;
  const image = page.image ?? brand.picture;
  return [
    ...(description
      ? [meta('description', description), property('og:description', description)]
      : []),
    property('og:title', title),
    property('og:type', 'website'),
    property('og:url', canonical),
    property('og:site_name', company.company.displayName),
    ...(image ? previewPicture(address(pictureUrl(image, LINK_PICTURE)), title) : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

// Chats that are told the size show the card at once, before they have fetched the picture.
const previewPicture = (image: string, title: string): string[] => [
  property('og:image', image),
  property('og:image:width', String(LINK_PICTURE.width)),
  property('og:image:height', String(LINK_PICTURE.height)),
  property('og:image:alt', title),
];
