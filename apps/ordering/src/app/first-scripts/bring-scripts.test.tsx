import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringScripts, SCRIPTS_ID } from './bring-scripts.ts';

const DELAY_MS = 1500;

/** What the browser tells of its paints; jsdom draws nothing. */
let firstPaint: (() => void) | null = null;
let isPainted = true;

beforeEach(() => {
  vi.useFakeTimers();
  isPainted = true;
  firstPaint = null;
  performance.getEntriesByType = () =>
    isPainted ? [{ name: 'first-paint' } as PerformanceEntry] : [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        firstPaint = callback;
      }
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** A landing that has been parsed; jsdom fetches no picture, so it is on its way until a test says otherwise. */
function drawLanding() {
  const files = JSON.stringify({
    entry: 'data:text/javascript,export default 0',
    preloads: ['/assets/react.js'],
  });
  document.body.innerHTML = `<img src="/media/a" fetchpriority="high"><button>Order</button>
    <script type="application/json" id="${SCRIPTS_ID}">${files}</script>`;
  const picture = document.querySelector('img')!;
  Object.defineProperty(picture, 'complete', { value: false });
  bringScripts(SCRIPTS_ID, DELAY_MS);
  return picture;
}
const requestCount = () => document.querySelectorAll('link[rel="modulepreload"]').length;
/** A frame and the task behind it. */
const drawFrame = () => vi.advanceTimersByTime(20);

it.each(['load', 'error'])(
  '[D-298] scripts are asked for a frame after the picture’s %s',
  (end) => {
    const picture = drawLanding();
    drawFrame();
    expect(requestCount()).toBe(0);
    picture.dispatchEvent(new Event(end));
    expect(requestCount()).toBe(0);
    drawFrame();
    expect(requestCount()).toBe(1);
  },
);

it('[D-298] a picture that is there before the page was drawn is seen with it, and not a frame earlier', () => {
  isPainted = false;
  drawLanding().dispatchEvent(new Event('load'));
  drawFrame();
  drawFrame();
  expect(requestCount()).toBe(0);
  firstPaint?.();
  expect(requestCount()).toBe(1);
});

it('[D-298] a late picture keeps nobody waiting, and they are asked for once', () => {
  const picture = drawLanding();
  vi.advanceTimersByTime(DELAY_MS - 1);
  expect(requestCount()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(requestCount()).toBe(1);
  picture.dispatchEvent(new Event('load'));
  drawFrame();
  expect(requestCount()).toBe(1);
});

it.each(['pointerdown', 'keydown'])('[D-298] the first %s brings them at once', (touch) => {
  drawLanding();
  document.querySelector('button')?.dispatchEvent(new Event(touch, { bubbles: true }));
  expect(requestCount()).toBe(1);
});

it('[D-298] what the service worker has is asked for at once', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  drawLanding();
  expect(requestCount()).toBe(1);
});
