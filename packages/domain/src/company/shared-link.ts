/** What chats and search engines show large; they are told the size and need not wait for the picture. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** How a link to the restaurant is told about where nothing nearer is known: its introduction and landing picture. */
export const sharedLink = (brand: {
  landingPageIntro: string | null;
  landing: string | null;
  landingDesktop: string | null;
}): { description: string; picture: string | null } => ({
  description: brand.landingPageIntro ?? '',
  picture: brand.landingDesktop ?? brand.landing,
});
