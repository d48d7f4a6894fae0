/** What a preload says of a picture. */
export type FirstPicture = {
  href: string;
  imagesrcset?: string;
  imagesizes?: string;
  /** The windows it is for. */
  media?: string;
};

const URGENT = /<picture[^<>]*>((?:<source[^<>]*>)*)(<img[^<>]*fetchPriority="high"[^<>]*>)/i;
const SOURCE = /<source[^<>]*>/g;
const unescaped = (value: string): string =>
  value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
function attribute(element: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

/** Each window its own: their conditions exclude each other. */
const byWindow = (sources: string): FirstPicture[] =>
  [...sources.matchAll(SOURCE)].flatMap(([source]) => {
    const media = attribute(source, 'media');
    const href = attribute(source, 'srcset');
    return media === undefined || href === undefined ? [] : [{ href, media }];
  });

/**
 * The first picture of a rendered page that is marked as urgent: named in the head it is asked for with the first
 * bytes of the page. One that differs by window is named once for each, and every window fetches its own only.
 */
export function firstPicture(body: string): FirstPicture[] {
  const [, sources = '', image = ''] = URGENT.exec(body) ?? [];
  const href = attribute(image, 'src');
  if (href === undefined || href.startsWith('data:')) return [];
  if (sources !== '') return byWindow(sources);
  const srcSet = attribute(image, 'srcset');
  const sizes = attribute(image, 'sizes');
  return [
    {
      href,
      ...(srcSet === undefined ? {} : { imagesrcset: srcSet }),
      ...(sizes === undefined ? {} : { imagesizes: sizes }),
    },
  ];
}
