import type { Target } from './engine-page.ts';

/**
 * Finds a target inside the page, by what a screen reader would say of it: WebDriver has no such search of its own.
 * Only what is drawn and can be reached counts; behind an open dialog nothing can, and no button that is switched off.
 */
export function scriptToFind(target: Target): string {
  if ('css' in target) {
    return `return [...document.querySelectorAll(${JSON.stringify(target.css)})].find(${IS_DRAWN}) ?? null;`;
  }
  if ('field' in target) {
    return `return [...document.querySelectorAll('label')]
      .filter((label) => ${regularExpression(target.field)}.test(label.textContent) && label.control)
      .map((label) => label.control).find(${IS_DRAWN}) ?? null;`;
  }
  const { role, name, within = 'body' } = target;
  return `
    const isDrawn = ${IS_DRAWN};
    const nameOf = ${NAME_OF};
    const wanted = ${regularExpression(name)};
    const roots = [...document.querySelectorAll(${JSON.stringify(within)})];
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const all = roots.flatMap((root) => [...root.querySelectorAll(${JSON.stringify(SELECTORS[role])})]);
    return all.find((element) =>
      isDrawn(element) && (!modal || modal.contains(element) || element.contains(modal)) && wanted.test(nameOf(element))) ?? null;`;
}

/** Where a finger would hit the target, scrolled into view; null while it moves or something lies over it. */
export const scriptToPlace = (target: Target): string => `
  const element = (() => { ${scriptToFind(target)} })();
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const isCovered = hit === null || hit === document.documentElement || !(element.contains(hit) || hit.contains(element));
  const place = x + ',' + y;
  const isStill = window.tapPlace === place;
  window.tapPlace = place;
  if (isCovered || !isStill) return null;
  window.isTapOpen = true;
  element.addEventListener('click', () => { window.isTapOpen = false; }, { capture: true, once: true });
  return { x, y };`;

/** Whether the tap went astray: the page moved under the finger. A page that is gone was left by it. */
export const TAP_WENT_ASTRAY = 'return window.isTapOpen === true;';

const regularExpression = ({ source, flags }: RegExp): string =>
  `new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags)})`;

const SELECTORS = {
  button: 'button:enabled, [role="button"], summary',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, [role="heading"]',
  dialog: 'dialog[open], [role="dialog"]',
  alertdialog: '[role="alertdialog"]',
  article: 'article, [role="article"]',
  label: 'label',
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
