const BLOCKS = new Set('p div br li ul ol h1 h2 h3 h4 h5 h6 tr td th blockquote hr'.split(' '));
const TAG_NAME = /<\/?([a-z][a-z0-9]{0,19})/iy;
const HIDDEN = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi } as const;

/**
 * Text without comments, scripts, styles and tags, read once from front to back. Patterns that look for an end from
 * every beginning need minutes for a page of beginnings that never end.
 */
export function withoutMarkup(html: string): string {
  const nextEnd = makeEndFinder(html);
  let text = '';
  let copiedUntil = 0;
  let open = html.indexOf('<');
  while (open >= 0) {
    const found = html.startsWith('<!--', open)
      ? gap(nextEnd.comment(open))
      : markupAt(html, open, nextEnd);
    if (found) {
      text += html.slice(copiedUntil, open) + found.instead;
      copiedUntil = found.end;
    }
    open = html.indexOf('<', found?.end ?? open + 1);
  }
  return text + html.slice(copiedUntil);
}

type Markup = { end: number; instead: string } | null;
type EndFinder = ReturnType<typeof makeEndFinder>;

const gap = (end: number | null): Markup => (end === null ? null : { end, instead: ' ' });

function markupAt(html: string, open: number, nextEnd: EndFinder): Markup {
  TAG_NAME.lastIndex = open;
  const [opening, written] = TAG_NAME.exec(html) ?? [];
  const name = written?.toLowerCase();
  if (name === undefined) return null;
  if ((name === 'script' || name === 'style') && opening?.[1] !== '/') {
    const hidden = gap(nextEnd[name](open));
    if (hidden) return hidden;
  }
  const end = nextEnd.tag(open);
  // A block's end is a gap between words; an inline tag's is not: `<b>S</b>moked` is one word.
  return end === null ? null : { end, instead: BLOCKS.has(name) ? ' ' : '' };
}

/** Where each kind of markup ends next. What was looked for once without success is not looked for again. */
function makeEndFinder(html: string) {
  const once = (find: (from: number) => number | null) => {
    let isThereOne = true;
    return (from: number): number | null => {
      const end = isThereOne ? find(from) : null;
      isThereOne = end !== null;
      return end;
    };
  };
  const afterText = (text: string, skipped: number) =>
    once((from) => {
      const found = html.indexOf(text, from + skipped);
      return found < 0 ? null : found + text.length;
    });
  const afterPattern = (pattern: RegExp) =>
    once((from) => {
      pattern.lastIndex = from;
      return pattern.exec(html) ? pattern.lastIndex : null;
    });
  return {
    comment: afterText('-->', '<!--'.length),
    tag: afterText('>', 1),
    script: afterPattern(HIDDEN.script),
    style: afterPattern(HIDDEN.style),
  };
}
