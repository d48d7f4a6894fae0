import { NAMED_COLOURS } from './named-colours.mjs';

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
// `oklch(from var(--main) …)` and `color-mix(…)` derive from a token; bare numbers do not.
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?!from\b)[\d.]/i;
const NAMED = new RegExp(`(?<![\\w-])(?:${NAMED_COLOURS.join('|')})(?![\\w-(])`, 'i');
const CSS_COLOUR_PROPERTY =
  /^(?:--.*|.*color|background(?:-image)?|border.*|outline.*|fill|stroke|.*shadow|text-decoration|column-rule|filter)$/i;
const JSX_COLOUR =
  /\b(?:fill|stroke|color|stopColor|floodColor|background(?:Color)?|borderColor)\s*[=:]\s*\{?\s*['"`]([^'"`]*)['"`]/g;
const QUOTED = /(['"`])((?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|oklch|oklab)\([^'"`]*))\1/gi;

const isRaw = (value) => HEX.test(value) || FUNCTION.test(value);

/** Comments and addresses may name colours; they are blanked, so that lines keep their numbers. */
const blank = (text, pattern) => text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));

function lineOf(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

/**
 * Raw colours of a style sheet, as `line: text`.
 * @param {string} css
 */
export function findRawColoursInCss(css) {
  const text = blank(blank(css, /\/\*[\s\S]*?\*\//g), /url\([^)]*\)/g);
  return [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(
      ([, property, value]) =>
        isRaw(value) || (CSS_COLOUR_PROPERTY.test(property) && NAMED.test(value)),
    )
    .map((match) => `${lineOf(text, match.index)}: ${match[0].trim()}`);
}

/**
 * Raw colours of a component, as `line: text`.
 * @param {string} source
 */
export function findRawColoursInTsx(source) {
  const text = blank(blank(source, /\/\*[\s\S]*?\*\//g), /^\s*\/\/.*$/gm);
  const attributes = [...text.matchAll(JSX_COLOUR)].filter(
    ([, value]) => isRaw(value) || NAMED.test(value),
  );
  const quoted = [...text.matchAll(QUOTED)].filter(([, , value]) => isRaw(value));
  return [
    ...new Set(
      [...attributes, ...quoted].map((match) => `${lineOf(text, match.index)}: ${match[0].trim()}`),
    ),
  ];
}
