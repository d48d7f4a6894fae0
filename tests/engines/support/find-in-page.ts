import type { Target } from './engine-page.ts';

/**
 * Finds a target inside the page, by what a screen reader would say of it: WebDriver has no such search of its own.
 * Only what is drawn and can be reached counts; behind an open dialog nothing can.
 */
export function scriptToFind(target: Target): string {
  if ('css' in target) {
    return `return [...document.querySelectorAll(${JSON.stringify(target.css)})].find(${IS_DRAWN}) ?? null;`;
  }
  const { role, name, within = 'body' } = target;
  return `
    const isDrawn = ${IS_DRAWN};
    const nameOf = ${NAME_OF};
    const wanted = new RegExp(${JSON.stringify(name.source)}, ${JSON.stringify(name.flags)});
    const roots = [...document.querySelectorAll(${JSON.stringify(within)})];
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const all = roots.flatMap((root) => [...root.querySelectorAll(${JSON.stringify(SELECTORS[role])})]);
    return all.find((element) =>
      isDrawn(element) && (!modal || modal.contains(element) || element.contains(modal)) && wanted.test(nameOf(element))) ?? null;`;
}

/** Where a finger would hit the target, scrolled into view; null while something lies over it. */
export const scriptToPlace = (target: Target): string => `
  const element = (() => { ${scriptToFind(target)} })();
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;`;

const SELECTORS = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, [role="heading"]',
  dialog: 'dialog[open], [role="dialog"]',
  alertdialog: '[role="alertdialog"]',
  article: 'article, [role="article"]',
} as const;

const IS_DRAWN = `((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
})`;

const NAME_OF = `((element) => {
  const label = element.getAttribute('aria-labelledby');
  const text = label
    ? label.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    : (element.getAttribute('aria-label') ?? element.textContent ?? '');
  return text.replace(/\\s+/g, ' ').trim();
})`;
