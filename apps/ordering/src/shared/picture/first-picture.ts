/** What a preload says of a picture. */
export type FirstPicture = { href: string; imagesrcset?: string; imagesizes?: string };

const URGENT = /<picture>((?:<source[^<>]*>)*)(<img[^<>]*fetchPriority="high"[^<>]*>)/i;
const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1]?.replaceAll('&amp;', '&');

/**
 * The first picture of a rendered page that is marked as urgent. Named in the head it is asked for with the first
 * bytes of the page; one that differs by window (`<source media>`) is left to the browser, which knows the window.
 */
export function firstPicture(body: string): FirstPicture | null {
  const [, sources = '', image = ''] = URGENT.exec(body) ?? [];
  const href = attribute(image, 'src');
  if (href === undefined || sources !== '' || href.startsWith('data:')) return null;
  const srcSet = attribute(image, 'srcset');
  const sizes = attribute(image, 'sizes');
  return {
    href,
    ...(srcSet === undefined ? {} : { imagesrcset: srcSet }),
    ...(sizes === undefined ? {} : { imagesizes: sizes }),
  };
}
