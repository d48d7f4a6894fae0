import { expect, type Page } from '@playwright/test';

export const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;
type Width = (typeof WIDTHS)[keyof typeof WIDTHS];

const MIN_TARGET_PX = 44;

/**
 * What a guest's finger or eye would stumble over, in words; measured in the page because a control is larger
 * than its box where the area around it answers too.
 */
const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate((minTarget) => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

    /** A card's link answers on the whole card, an input on its whole label. */
    const touchedBox = (control: Element): DOMRect => {
      const label = control.closest('label');
      if (label) return label.getBoundingClientRect();
      const after = getComputedStyle(control, '::after');
      const covers = after.content !== 'none' && after.position === 'absolute';
      if (!covers) return control.getBoundingClientRect();
      const card =
        getComputedStyle(control).position === 'static'
          ? (control as HTMLElement).offsetParent
          : control;
      return new DOMRect(
        0,
        0,
        Math.max(parseFloat(after.width), card?.clientWidth ?? 0),
        Math.max(parseFloat(after.height), card?.clientHeight ?? 0),
      );
    };
    /** A link within a sentence is as high as its line (WCAG 2.5.8). */
    const isInText = (control: Element) => control.tagName === 'A' && control.closest('p') !== null;

    /** The number between plus and minus is for those who type; the two beside it do the same (WCAG 2.5.8). */
    const hasEquivalent = (control: Element) => control.getAttribute('role') === 'spinbutton';

    const misfits: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      misfits.push(`the page is ${scrollWidth - clientWidth} px too wide`);

    const openDialog = document.querySelector('dialog[open]');
    const root = openDialog ?? document;
    // What a dialog has beyond its edge is cut off, and the page itself is none the wider for it.
    for (const box of openDialog?.querySelectorAll('*') ?? []) {
      if (getComputedStyle(box).overflowY !== 'auto' || box.scrollWidth <= box.clientWidth)
        continue;
      misfits.push(`the dialog is ${box.scrollWidth - box.clientWidth} px too wide`);
    }
    for (const control of root.querySelectorAll('a[href], button, input, select, textarea')) {
      if (!isVisible(control) || isInText(control) || hasEquivalent(control)) continue;
      const { width, height } = touchedBox(control);
      if (Math.round(width) < minTarget || Math.round(height) < minTarget) {
        misfits.push(`${name(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
      }
    }

    const PRICE = /^[^\p{L}]*(?:£|₺|€|\$)\s?\d|\d\s?n?kr$/u;
    for (const element of root.querySelectorAll('span, b, strong, p, dd')) {
      if (element.children.length > 0 || !PRICE.test(element.textContent ?? '')) continue;
      if (!isVisible(element)) continue;
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right } = text.getBoundingClientRect();
      const frame = element.closest('article, li, button, a, section')?.getBoundingClientRect();
      if (frame && (left < frame.left - 1 || right > frame.right + 1)) {
        misfits.push(`the price ${element.textContent} is cut off`);
      }
    }

    for (const element of root.querySelectorAll('button, a[href], h1, h2, h3, label')) {
      const html = element as HTMLElement;
      const cuts = getComputedStyle(html).overflowX !== 'visible';
      if (isVisible(html) && cuts && html.scrollWidth > html.clientWidth + 1) {
        misfits.push(`${name(html)} is cut off`);
      }
    }
    return misfits;
  }, MIN_TARGET_PX);

/** Nothing sideways, nothing too small to hit, no price or label cut off, once the page has found its new width. */
export const expectFits = (page: Page, what: string): Promise<void> =>
  expect.poll(() => findMisfits(page), { message: what, timeout: 5_000 }).toEqual([]);

const box = async (page: Page, selector: string) => {
  const boxes = await page.locator(selector).all();
  for (const found of boxes) if (await found.isVisible()) return await found.boundingBox();
  return null;
};

/** The frame of BRAND-06 to BRAND-08 and SHELL-01 around a page. */
export async function expectFrame(page: Page, width: Width, what: string): Promise<void> {
  const sidebar = await box(page, 'aside');
  if (width < WIDTHS.tablet) expect(sidebar, what).toBeNull();
  else expect(sidebar?.width, what).toBe(303);
  const content = await page.locator('main > div').last().boundingBox();
  if (width === WIDTHS.desktop) expect(content?.width, what).toBeLessThanOrEqual(960);
}

/** Runs a check at phone, tablet and desktop width, and goes back to the phone. */
export async function atEveryWidth(
  page: Page,
  check: (width: Width) => Promise<void>,
): Promise<void> {
  for (const width of [WIDTHS.tablet, WIDTHS.desktop, WIDTHS.phone]) {
    await page.setViewportSize({ width, height: width === WIDTHS.phone ? 780 : 900 });
    await check(width);
  }
}

/** An office page may have small targets within its tables, but never a second way to scroll. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, what).toBe(0);
}
