/** More is no text that somebody wrote; cleaning it would keep everybody else waiting (D-759). */
const MOST_TAGS = 5_000;
const DEEPEST = 50;

const TAG_NAME = /<(\/?)([a-z][a-z0-9]{0,19})/iy;
const WITHOUT_END = new Set('br hr img'.split(' '));
/** Their end may be left out: the next of them ends the one before. */
const ENDED_BY_NEXT = new Set('p li td th tr dt dd'.split(' '));

/** Whether a body has far more tags, or far more of them within each other, than any text. Read once, without recursion. */
export function isTangled(html: string): boolean {
  const open: string[] = [];
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > MOST_TAGS) return true;
    TAG_NAME.lastIndex = at;
    const [, slash, written] = TAG_NAME.exec(html) ?? [];
    const name = written?.toLowerCase();
    if (name === undefined || WITHOUT_END.has(name)) continue;
    if (slash === '/') {
      const begun = open.lastIndexOf(name);
      if (begun >= 0) open.length = begun;
    } else if (!(ENDED_BY_NEXT.has(name) && open.at(-1) === name)) {
      open.push(name);
      if (open.length > DEEPEST) return true;
    }
  }
  return false;
}
