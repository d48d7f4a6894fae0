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
