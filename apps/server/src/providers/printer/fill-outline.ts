import { setDot, type Bitmap } from './bitmap.ts';

/** As fonts describe a glyph, in dots of the picture, y downwards. */
export type OutlineCommand = { command: string; args: readonly number[] };

type Point = readonly [x: number, y: number];
type Edge = { top: number; bottom: number; x: number; slope: number; winding: 1 | -1 };

/** Pieces of a curve; letters of a ticket are at most a hundred dots high. */
const CURVE_STEPS = 8;
/** Lines looked at within each row of dots. */
const LINES_PER_ROW = 4;

/** Fills an outline by the nonzero rule; a dot is black when at least half of it lies inside. */
export function fillOutline(bitmap: Bitmap, outline: readonly OutlineCommand[]): void {
  const edges = edgesOf(outline);
  if (edges.length === 0) return;
  const first = Math.max(0, Math.floor(Math.min(...edges.map(({ top }) => top))));
  const last = Math.min(bitmap.height, Math.ceil(Math.max(...edges.map(({ bottom }) => bottom))));
  for (let row = first; row < last; row += 1) fillRow(bitmap, edges, row);
}

function fillRow(bitmap: Bitmap, edges: readonly Edge[], row: number): void {
  const covered = new Map<number, number>();
  for (let line = 0; line < LINES_PER_ROW; line += 1) {
    const y = row + (line + 0.5) / LINES_PER_ROW;
    for (const [from, to] of spansAt(edges, y)) {
      for (let x = Math.floor(from); x < to; x += 1) {
        const share = Math.min(to, x + 1) - Math.max(from, x);
        covered.set(x, (covered.get(x) ?? 0) + share / LINES_PER_ROW);
      }
    }
  }
  for (const [x, share] of covered) if (share >= 0.5) setDot(bitmap, x, row);
}

function spansAt(edges: readonly Edge[], y: number): Point[] {
  const crossings = edges
    .filter(({ top, bottom }) => top <= y && y < bottom)
    .map(({ top, x, slope, winding }) => ({ x: x + (y - top) * slope, winding }))
    .toSorted((one, other) => one.x - other.x);
  const spans: Point[] = [];
  let depth = 0;
  let from = 0;
  for (const { x, winding } of crossings) {
    if (depth === 0) from = x;
    depth += winding;
    if (depth === 0 && x > from) spans.push([from, x]);
  }
  return spans;
}

function edgesOf(outline: readonly OutlineCommand[]): Edge[] {
  const edges: Edge[] = [];
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  const lineTo = (to: Point) => {
    const [upper, lower] = at[1] < to[1] ? [at, to] : [to, at];
    if (upper[1] !== lower[1])
      edges.push({
        top: upper[1],
        bottom: lower[1],
        x: upper[0],
        slope: (lower[0] - upper[0]) / (lower[1] - upper[1]),
        winding: at[1] < to[1] ? 1 : -1,
      });
    at = to;
  };
  for (const { command, args } of outline) {
    const points = pointsOf(args);
    const end = points.at(-1);
    if (command === 'moveTo' && end) {
      lineTo(start);
      start = end;
      at = end;
    } else if (command === 'closePath') lineTo(start);
    else if (end) {
      const curve = [at, ...points];
      const steps = points.length === 1 ? 1 : CURVE_STEPS;
      for (let step = 1; step <= steps; step += 1) lineTo(onCurve(curve, step / steps));
    }
  }
  lineTo(start);
  return edges;
}

const pointsOf = (args: readonly number[]): Point[] =>
  args.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, args[index + 1] ?? 0]] : []));

/** De Casteljau's way: lines, quadratic and cubic curves alike. */
function onCurve(points: readonly Point[], share: number): Point {
  const [first] = points;
  if (first === undefined) return [0, 0];
  if (points.length === 1) return first;
  const between = points.slice(1).map((point, index): Point => {
    const before = points[index] ?? point;
    return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
  });
  return onCurve(between, share);
}
