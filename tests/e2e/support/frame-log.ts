import type { Page } from '@playwright/test';

/** What a guest could have seen, one entry whenever it changed between two frames. */
export type Frame = { atMs: number; path: string; dialogs: string; text: string };

declare global {
  interface Window {
    seenFrames?: Frame[];
  }
}

/** Looks at the page in every frame from now on: what flashes by is written down, too. */
export const logFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = (window.seenFrames = []);
    const look = () => {
      const notices = [
        ...document.querySelectorAll<HTMLElement>('dialog[role="alertdialog"][open]'),
      ];
      const dialogs = notices.map((dialog) => dialog.innerText).join(' | ');
      const text = document.querySelector<HTMLElement>('main')?.innerText ?? '';
      const path = location.pathname;
      const last = frames.at(-1);
      if (last?.path !== path || last.dialogs !== dialogs || last.text !== text) {
        frames.push({ atMs: performance.now(), path, dialogs, text });
      }
      requestAnimationFrame(look);
    };
    look();
  });

export const framesOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => window.seenFrames ?? []);

/** For how long a notice with these words stood, in milliseconds; 0 when nobody could see it. */
export function shownFor(frames: readonly Frame[], words: RegExp): number {
  const first = frames.findIndex(({ dialogs }) => words.test(dialogs));
  if (first < 0) return 0;
  const next = frames.slice(first).find(({ dialogs }) => !words.test(dialogs));
  return (next?.atMs ?? Infinity) - (frames[first]?.atMs ?? 0);
}
