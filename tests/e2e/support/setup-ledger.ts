import type { Locator, Page } from '@playwright/test';

/** Addresses that only lead on. */
const LEADS_ON = ['/console', '/console/office'];

/** Pages and entries, as SETUP-28 counts them: a page is one however often it is opened and whichever thing it shows. */
export function makeLedger(first: Page) {
  const pages = new Set<string>();
  let entries = 0;
  const watch = (page: Page): void => {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
      const path = new URL(frame.url()).pathname
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
        .replace(/(.)\/$/, '$1')
        // What is new is entered where it is changed later.
        .replace(/\/new$/, '/…');
      if (!LEADS_ON.includes(path)) pages.add(path);
    });
  };
  watch(first);
  return {
    watch,
    count: (more: number): void => {
      entries += more;
    },
    enter: async (field: Locator, text: string): Promise<void> => {
      entries += 1;
      await field.fill(text);
    },
    choose: async (field: Locator, option: string | { label: string }): Promise<void> => {
      entries += 1;
      await field.selectOption(option);
    },
    attach: async (
      field: Locator,
      file: { name: string; mimeType: string; buffer: Buffer },
    ): Promise<void> => {
      entries += 1;
      await field.setInputFiles(file);
    },
    pages: (): string[] => [...pages],
    entries: (): number => entries,
  };
}

export type Ledger = ReturnType<typeof makeLedger>;
