import sanitizeHtml from 'sanitize-html';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const PAINT = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'];
// No script, style, use, image, pattern, filter or foreignObject: what runs, what fetches, and what multiplies itself.
const TAGS = ['svg', 'g', 'defs', 'title', 'desc', 'text', 'tspan', ...SHAPES, ...PAINT];

const ATTRIBUTES = (
  'id xmlns version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points ' +
  'transform opacity fill fill-opacity fill-rule clip-rule clip-path clipPathUnits mask maskUnits maskContentUnits ' +
  'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
  'stroke-dashoffset gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity font-family ' +
  'font-size font-weight font-style text-anchor dominant-baseline letter-spacing'
).split(' ');

/** What can be seen at all. */
const SEEN = [...SHAPES, 'text'].flatMap((tag) => [' ', '>', '/'].map((end) => `<${tag}${end}`));

const MOST_ELEMENTS = 5_000;
/** Each is drawn aside, in full size. */
const DRAWN_ASIDE = ['clipPath', 'mask'];
const MOST_DRAWN_ASIDE = 200;
/** The only address in a drawing is a part of itself. */
const OWN_PART = /^url\(#[\w-]{1,64}\)$/;

/** A drawing with nothing in it but shapes, colours and letters (O-13); null where nothing is left to be seen. */
export function cleanSvg(text: string): string | null {
  // Before it is parsed: what a parser does with open tags and ends without a beginning grows with their square.
  if (hasMoreThan(2 * MOST_ELEMENTS, '<', text)) return null;
  let elements = 0;
  let drawnAside = 0;
  const cleaned = sanitizeHtml(text, {
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES },
    nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'noscript', 'option'],
    parser: { xmlMode: true, decodeEntities: true, lowerCaseTags: false },
    transformTags: {
      '*': (tagName, attribs) => {
        elements += 1;
        if (DRAWN_ASIDE.includes(tagName)) drawnAside += 1;
        return { tagName, attribs: harmless(attribs) };
      },
    },
  }).trim();
  const isDrawing =
    /^<svg[\s>]/.test(cleaned) &&
    SEEN.some((start) => cleaned.includes(start)) &&
    elements <= MOST_ELEMENTS &&
    drawnAside <= MOST_DRAWN_ASIDE;
  return isDrawing ? cleaned : null;
}

function hasMoreThan(most: number, sign: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

const harmless = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([, value]) => !isSuspicious(value.toLowerCase()) || OWN_PART.test(value.trim()),
    ),
  );

// A backslash writes `url(` in letters nobody looks for.
const isSuspicious = (value: string): boolean =>
  ['url(', 'script:', '\\'].some((part) => value.includes(part));
