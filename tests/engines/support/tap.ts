import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './engine-page.ts';
import { scriptToFind } from './find-in-page.ts';
import { until } from './patience.ts';
import { spell } from './spell.ts';

type Place = { x: number; y: number };
type TapEnd = 'OPEN' | 'HIT' | 'ASTRAY';

/** What a tap needs of an engine's driver. */
export type Finger = {
  run: <Answer>(script: string) => Promise<Answer>;
  click: (place: Place) => Promise<void>;
};

/** A page that is busy reports a click later than the driver says it was made; a second one would count twice. */
const CLICK_PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 25;

/** Taps as a finger would, once: what the page moved from under it is caught on the way and tried again. */
export async function tapOn(target: Target, finger: Finger): Promise<void> {
  await until(`a tap on ${spell(target)}`, async () => {
    const place = await finger.run<Place | null>(scriptToPlace(target));
    if (place === null) return false;
    await finger.click(place);
    return (await endOfTap(finger)) === 'HIT';
  });
}

async function endOfTap(finger: Finger): Promise<TapEnd> {
  const end = performance.now() + CLICK_PATIENCE_MS;
  while (performance.now() < end) {
    // A page that is gone, or going, was left by the tap: nothing else leads away.
    const state = await finger.run<TapEnd>(`return window.tap?.end ?? 'HIT';`).catch(() => 'OPEN');
    if (state === 'HIT' || state === 'ASTRAY') return state;
    await wait(LOOK_EVERY_MS);
  }
  return 'ASTRAY';
}

/**
 * Where a finger would hit the target, scrolled into view; null while it moves or something lies over it. From then on
 * the next click is judged by what lies under it when it comes, since a page may have drawn the target anew: one that
 * misses is taken away before the page sees it, or it would open a dish where "Add" was meant.
 */
const scriptToPlace = (target: Target): string => `
  const find = () => { ${scriptToFind(target)} };
  const element = find();
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const isPartOf = (hit, wanted) => wanted.contains(hit) || hit.closest('label')?.control === wanted;
  const hit = document.elementFromPoint(x, y);
  const place = x + ',' + y;
  const isStill = window.tapPlace === place;
  window.tapPlace = place;
  if (hit === null || !isPartOf(hit, element) || !isStill) return null;
  window.tapPlace = undefined;
  const tap = { end: 'OPEN' };
  window.tap = tap;
  window.addEventListener('click', (event) => {
    // Left over from a tap that never arrived.
    if (window.tap !== tap) return;
    // Not what lies around it: pressed on one page and let go on the next, a click falls on what both have in common.
    const isHit = [element, find()].some((wanted) => wanted !== null && isPartOf(event.target, wanted));
    tap.end = isHit ? 'HIT' : 'ASTRAY';
    if (isHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true, once: true });
  return { x, y };`;
