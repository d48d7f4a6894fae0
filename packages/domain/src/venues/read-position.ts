import type { Position } from './distance.ts';

const MOST_CHARACTERS = 2_000;
const LARGEST = { lat: 90, long: 180 };

/** Two numbers with a comma between: alone, or in a map's link behind `@`, `q=`, `ll=` or `#map=17/`. */
const PAIR = /(-?\d{1,3}(?:\.\d{1,15})?)\s{0,3}(?:,|%2C|\/)\s{0,3}(-?\d{1,3}(?:\.\d{1,15})?)/;
const BEFORE = ['@', 'q=', 'll=', 'query=', '#map='];

/** A position as people paste it: coordinates or a map's link (PLACES-04); null where there is none in it. */
export function readPosition(pasted: string): Position | null {
  const text = pasted.trim();
  if (text.length > MOST_CHARACTERS) return null;
  const isLink = text.includes('://');
  const mark = isLink ? BEFORE.find((before) => text.includes(before)) : '';
  if (mark === undefined) return null;
  const rest = text.slice(text.indexOf(mark) + mark.length);
  // OpenStreetMap puts its zoom first.
  const found = PAIR.exec(mark === '#map=' ? rest.slice(rest.indexOf('/') + 1) : rest);
  if (!found || (found.index > 0 && !isLink)) return null;
  const [lat, long] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= LARGEST.lat && Math.abs(long) <= LARGEST.long ? { lat, long } : null;
}
