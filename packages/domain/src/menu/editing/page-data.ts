const OPENING = '<script';
const CLOSING = '</script';

/** Nobody's page has more; one made to be hostile may. */
const MOST_SCRIPTS = 200;

/**
 * The structured data of a page (`application/ld+json`), or of a file that is nothing else. Searched from one mark to the
 * next, once through: a page has any length, and its scripts are text that is never run.
 */
export function structuredDataOf(text: string): unknown[] {
  const documents = text.trimStart().startsWith('<') ? scriptsOf(text) : [text];
  return documents.flatMap((document) => {
    try {
      return [JSON.parse(document) as unknown];
    } catch {
      return [];
    }
  });
}

/** Letters of the alphabet only: others change their length, and with it every place after them. */
function lowered(text: string): string {
  let lower = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    lower += String.fromCharCode(unit >= 65 && unit <= 90 ? unit + 32 : unit);
  }
  return lower;
}

function scriptsOf(html: string): string[] {
  const lower = lowered(html);
  const scripts: string[] = [];
  let at = 0;
  for (let count = 0; count < MOST_SCRIPTS; count += 1) {
    const from = lower.indexOf(OPENING, at);
    const opened = from < 0 ? -1 : lower.indexOf('>', from);
    const closed = opened < 0 ? -1 : lower.indexOf(CLOSING, opened);
    if (closed < 0) break;
    if (lower.slice(from, opened).includes('application/ld+json'))
      scripts.push(html.slice(opened + 1, closed));
    at = closed + CLOSING.length;
  }
  return scripts;
}
