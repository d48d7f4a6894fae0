import { expect, type Locator } from '@playwright/test';

/** No word of these places is broken over two lines: a column that is too narrow writes one letter below the other. */
export async function expectWholeWords(places: Locator, what: string): Promise<void> {
  const broken = await places.evaluateAll((elements) => {
    const found: string[] = [];
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const word = document.createRange();
          word.setStart(node, match.index);
          word.setEnd(node, match.index + match[0].length);
          const lines = new Set([...word.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(match[0]);
        }
      }
    }
    return found;
  });
  expect(broken, what).toEqual([]);
}
