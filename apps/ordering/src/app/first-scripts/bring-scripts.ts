/** Names the page's own scripts, as JSON in the document. */
export const SCRIPTS_ID = 'scripts';

type DelayedScripts = { entry: string; preloads: string[] };

/** A picture that takes longer keeps nobody from using the page. */
const LONGEST_DELAY_MS = 1500;

/**
 * Stands as text at the end of a page with a picture: over poor data its scripts would take the line from it. They are
 * asked for when the picture has been drawn, is broken or late, and at the first touch or key; at once where a service
 * worker has them, who takes no line from anybody. Nothing outside this function is there when it runs.
 */
export function bringScripts(id: string, longestDelayMs: number): void {
  const { entry, preloads } = JSON.parse(
    document.getElementById(id)?.textContent ?? '',
  ) as DelayedScripts;
  const touches = ['pointerdown', 'keydown'];
  let isBrought = false;
  function bring(): void {
    if (isBrought) return;
    isBrought = true;
    for (const touch of touches) removeEventListener(touch, bring, true);
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    void import(/* @vite-ignore */ entry);
  }
  const inNextFrame = (): number => requestAnimationFrame(() => setTimeout(bring));
  // A picture that was there before the page was drawn is on the screen with it, which may take a phone a while; one
  // that comes later, a frame after it has come.
  function afterDrawing(): void {
    if (performance.getEntriesByType('paint').length > 0) inNextFrame();
    else new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
  }
  if (navigator.serviceWorker?.controller) {
    bring();
    return;
  }
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null || picture.complete) afterDrawing();
  else
    for (const end of ['load', 'error'])
      picture.addEventListener(end, afterDrawing, { once: true });
  for (const touch of touches) addEventListener(touch, bring, true);
  setTimeout(bring, longestDelayMs);
}

/** A function, so that the browser's build, which needs the name only, leaves it out. */
export const bringScriptsScript = (): string =>
  `(${bringScripts.toString()})(${JSON.stringify(SCRIPTS_ID)},${LONGEST_DELAY_MS})`;
