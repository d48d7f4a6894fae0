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

function scriptsOf(html: string): string[] {
  // Letter by letter of the alphabet only: other letters change their length, and with it every place after them.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
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
