import { expect, type Page } from '@playwright/test';

/**
 * What a thumb needs on a phone (OFFICE-23): everything that can be tapped is 44 px wide and high, alone, with its
 * label or with what lies over it, links within a sentence apart; and the page's head with its main action is still there at the page's end.
 */
export async function expectForThumb(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const LEAST = 43.5;
    const tappable =
      'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], [role="switch"]';
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        getComputedStyle(element).visibility !== 'hidden' &&
        !element.closest('[inert]')
      );
    };
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li') !== null;
    return [...document.querySelectorAll(tappable)]
      .filter((element) => isShown(element) && !isInSentence(element))
      .filter((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        // A link that lies over its whole row: that is what a thumb meets.
        const over = getComputedStyle(element, '::after');
        const boxes = [
          ...[element, ...labels].map((one) => one.getBoundingClientRect()),
          ...(over.position === 'absolute'
            ? [{ width: parseFloat(over.width), height: parseFloat(over.height) }]
            : []),
        ];
        return !boxes.some(({ width, height }) => width >= LEAST && height >= LEAST);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName} '${name.trim().slice(0, 40)}' ${width.toFixed()} x ${height.toFixed()}`;
      });
  });
  expect(small, where).toEqual([]);

  await scrollAll(page, 'end');
  await expect(page.getByRole('heading', { level: 1 }), where).toBeInViewport();
  await scrollAll(page, 'beginning');
}

const scrollAll = (page: Page, to: 'beginning' | 'end'): Promise<void> =>
  page.evaluate((goal) => {
    for (const element of [document.scrollingElement, ...document.querySelectorAll('main, main *')])
      if (element && element.scrollHeight > element.clientHeight + 1)
        element.scrollTop = goal === 'end' ? element.scrollHeight : 0;
  }, to);
