import { setImmediate as letOthersGo } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import decode from 'qr/decode.js';
import { squareOf, type Paper, type Place } from './sheet-layout.ts';

// Reads a sheet as a printer would, out of the file itself: what was painted where, in which colour. A decoder of
// other people than the encoder's says what a camera would find there.

type Square = { x: number; y: number; size: number };
type Painted = { left: number; top: number; right: number; bottom: number; colour: Colour };
type Colour = readonly [red: number, green: number, blue: number];
type Matrix = readonly [number, number, number, number, number, number];

const BLACK: Colour = [0, 0, 0];
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
/** A phone sees more of it. */
const PIXELS = 320;

/** What each code of the file says; null where nothing can be read. */
export async function readCodes(
  pdf: Buffer,
  paper: Paper,
  places: readonly Place[],
): Promise<(string | null)[]> {
  const pages = pagesOf(pdf);
  const read: (string | null)[] = [];
  let page = { number: -1, painted: [] as Painted[] };
  for (const place of places) {
    if (place.page !== page.number)
      page = { number: place.page, painted: paintedOn(pages[place.page] ?? '', paper.height) };
    read.push(readAt(page.painted, squareOf(place)));
    // 500 codes in one go would keep every guest waiting.
    await letOthersGo();
  }
  return read;
}

function readAt(painted: readonly Painted[], square: Square): string | null {
  const data = new Uint8Array(PIXELS * PIXELS * 3).fill(255);
  const unit = PIXELS / square.size;
  const pixel = (at: number, from: number) =>
    Math.max(0, Math.min(PIXELS, Math.round((at - from) * unit)));
  const inside = painted.filter(
    ({ left, top }) =>
      left >= square.x &&
      left < square.x + square.size &&
      top >= square.y &&
      top < square.y + square.size,
  );
  for (const { left, top, right, bottom, colour } of inside)
    for (let y = pixel(top, square.y); y < pixel(bottom, square.y); y += 1)
      for (let x = pixel(left, square.x); x < pixel(right, square.x); x += 1)
        data.set(colour, (y * PIXELS + x) * 3);
  try {
    return decode({ width: PIXELS, height: PIXELS, data });
  } catch {
    // Whatever the decoder has against it: a guest's phone would have it too.
    return null;
  }
}

/** The drawing instructions of each page, in the order of the pages. */
function pagesOf(pdf: Buffer): string[] {
  const pages: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at)) {
    const from = at + 'stream\n'.length;
    const end = pdf.indexOf('\nendstream', from);
    const head = pdf.subarray(pdf.lastIndexOf(' obj', at), at).toString('latin1');
    // Fonts say how long they are unpacked, or what they map; a page says neither.
    const isPage = head.includes('/FlateDecode') && !head.includes('/Subtype');
    const text = isPage ? inflateSync(pdf.subarray(from, end)).toString('latin1') : '';
    if (text.startsWith('1 0 0 -1 0 ')) pages.push(text);
    at = end + '\nendstream'.length;
  }
  return pages;
}

/** The filled rectangles of a page, measured from its upper left corner. */
function paintedOn(page: string, height: number): Painted[] {
  const painted: Painted[] = [];
  const kept: { matrix: Matrix; colour: Colour }[] = [];
  let now = { matrix: UNMOVED, colour: BLACK };
  let shape: Omit<Painted, 'colour'>[] = [];
  let numbers: number[] = [];
  for (const word of page.split(/\s/)) {
    const number = Number(word);
    if (word !== '' && !Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    if (word === 'q') kept.push(now);
    if (word === 'Q') now = kept.pop() ?? now;
    if (word === 'cm') now = { ...now, matrix: moved(now.matrix, numbers) };
    if (word === 'scn') now = { ...now, colour: colourOf(numbers) };
    if (word === 're') shape.push(onPaper(now.matrix, numbers, height));
    if (word === 'f') painted.push(...shape.map((one) => ({ ...one, colour: now.colour })));
    if (word === 'f' || word === 'S') shape = [];
    if (word !== '') numbers = [];
  }
  return painted;
}

const colourOf = ([red = 0, green = 0, blue = 0]: readonly number[]): Colour => [
  Math.round(red * 255),
  Math.round(green * 255),
  Math.round(blue * 255),
];

function moved(by: Matrix, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [
    a * by[0] + b * by[2],
    a * by[1] + b * by[3],
    c * by[0] + d * by[2],
    c * by[1] + d * by[3],
    e * by[0] + f * by[2] + by[4],
    e * by[1] + f * by[3] + by[5],
  ];
}

function onPaper(
  [a, b, c, d, e, f]: Matrix,
  [x = 0, y = 0, width = 0, height = 0]: readonly number[],
  paperHeight: number,
) {
  const corner = (px: number, py: number) => ({
    x: a * px + c * py + e,
    y: paperHeight - (b * px + d * py + f),
  });
  const [one, other] = [corner(x, y), corner(x + width, y + height)];
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}
