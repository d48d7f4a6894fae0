import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Rows drawn beyond each edge: what Tab reaches next is there before it is seen. */
const BEYOND = 8;
/** Of a window nobody has measured yet. */
const LEAST_HEIGHT = 800;

type PlacedRow = { index: number; top: number };

/** Where the rows begin that a window shows, by their heights; pure, and fast for thousands. */
export function visibleRange(
  tops: Float64Array,
  scrollTop: number,
  height: number,
): [first: number, end: number] {
  const count = tops.length - 1;
  const first = Math.max(0, lastBefore(tops, scrollTop) - BEYOND);
  const end = Math.min(count, lastBefore(tops, scrollTop + height) + 1 + BEYOND);
  return [first, end];
}

/** The row that holds this height. */
function lastBefore(tops: Float64Array, at: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function topsOf(heights: readonly number[]): Float64Array {
  const tops = new Float64Array(heights.length + 1);
  for (const [index, height] of heights.entries()) tops[index + 1] = (tops[index] ?? 0) + height;
  return tops;
}

/**
 * Only what is seen is drawn: 2,000 dishes as elements take a slow machine seconds. Row heights are known beforehand, so
 * nothing is measured.
 */
export function useVisibleRows(
  heights: readonly number[],
  scroller: RefObject<HTMLElement | null>,
): { rows: PlacedRow[]; total: number } {
  const tops = useMemo(() => topsOf(heights), [heights]);
  const [seen, setSeen] = useState({ scrollTop: 0, height: LEAST_HEIGHT });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () =>
      setSeen((before) => {
        const height = element.clientHeight || LEAST_HEIGHT;
        const { scrollTop } = element;
        return before.scrollTop === scrollTop && before.height === height
          ? before
          : { scrollTop, height };
      });
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [scroller]);
  const [first, end] = visibleRange(tops, seen.scrollTop, seen.height);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.max(0, end - first) }, (_, place) => ({
        index: first + place,
        top: tops[first + place] ?? 0,
      })),
    [first, end, tops],
  );
  return { rows, total: tops.at(-1) ?? 0 };
}
