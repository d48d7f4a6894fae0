import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Whatever somebody may send instead of a picture, the same for the same number. */
export type HostilePicture = { name: string; bytes: Buffer };

/** A small generator of numbers: the same seed, the same files. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed + 1;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  // The sum is wrong on purpose half of the time: decoders differ in whether they look.
  return Buffer.concat([head, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

/** A PNG that says it is so large, and has next to nothing in it. */
function bomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${inside}</svg>`);

const NOT_PICTURES: readonly (readonly [name: string, start: string])[] = [
  ['PDF', '%PDF-1.7\n1 0 obj'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['GIF', 'GIF89a\x10\0\x10\0'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['page', '<!doctype html><script>alert(1)</script>'],
  ['program', '\x7fELF\x02\x01\x01\0'],
  ['script', '#!/bin/sh\nrm -rf /\n'],
  ['archive', 'PK\x03\x04\x14\0\0\0'],
  ['Photoshop', '8BPS\0\x01\0\0'],
  ['animated AVIF', '\0\0\0\x1cftypavis\0\0\0\0'],
];

const DRAWINGS: readonly (readonly [name: string, inside: string])[] = [
  ['script', '<script>alert(1)</script>'],
  ['foreign page', '<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
  ['file of ours', '<image href="file:///etc/passwd" width="9" height="9"/>'],
  ['only a style', '<style>@import url(https://evil.example/x.css);</style>'],
  ['nothing', ''],
];

/** Entities that would unfold into a billion, groups in groups, and more shapes than any logo has. */
const DRAWN_BOMBS: readonly (readonly [name: string, text: () => string])[] = [
  [
    'entities',
    () =>
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
       <svg xmlns="http://www.w3.org/2000/svg"><title>&b;&b;&b;</title></svg>`,
  ],
  [
    'a file as entity',
    () => '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  ],
  ['groups in groups', () => `<svg width="9" height="9">${'<g>'.repeat(60_000)}</svg>`],
  ['too many shapes', () => `<svg width="9" height="9">${'<rect width="1"/>'.repeat(9_000)}</svg>`],
  ['uses of uses', () => `<svg><g id="a"/>${'<use href="#a"/>'.repeat(3_000)}</svg>`],
];

const MOST_BYTES = 15 * 1024 * 1024;

const photo = () => sharp({ create: { width: 700, height: 500, channels: 3, background: '#a33' } });
/** Made once: each is only spoilt in another place. */
const whole = {
  jpeg: lazily(() => photo().jpeg().toBuffer()),
  png: lazily(() => photo().png().toBuffer()),
  webp: lazily(() => photo().webp().toBuffer()),
  avif: lazily(() => photo().avif({ effort: 0 }).toBuffer()),
  animated: lazily(async () => {
    const frames = await Promise.all([
      photo().png().toBuffer(),
      photo().tint('#0f0').png().toBuffer(),
    ]);
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  }),
};

function lazily(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return () => (made ??= make());
}

type Numbers = ReturnType<typeof numbersFrom>;
type Kind = (upTo: Numbers, noise: Buffer) => Promise<HostilePicture> | HostilePicture;

const chosen = <Thing>(things: readonly Thing[], upTo: Numbers): Thing => {
  const thing = things[upTo(things.length)];
  if (thing === undefined) throw new Error('Nothing to choose from');
  return thing;
};
const startingWith = (name: string, start: string, noise: Buffer): HostilePicture => ({
  name,
  bytes: Buffer.concat([Buffer.from(start, 'latin1'), noise]),
});
const half = async (name: string, of: () => Promise<Buffer>, upTo: Numbers) => {
  const bytes = await of();
  return { name: `half of ${name}`, bytes: bytes.subarray(0, 34 + upTo(bytes.length >> 1)) };
};

const KINDS: readonly Kind[] = [
  (upTo, noise) => {
    const [name, start] = chosen(NOT_PICTURES, upTo);
    return startingWith(name, start, noise);
  },
  (_upTo, noise) => startingWith('JPEG of noise', '\xff\xd8\xff', noise),
  (upTo) => half('a JPEG', whole.jpeg, upTo),
  (upTo) => half('a PNG', whole.png, upTo),
  (upTo) => ({ name: 'PNG bomb', bytes: bomb(20_000 + upTo(200_000), 20_000 + upTo(200_000)) }),
  (_upTo, noise) => startingWith('WebP of noise', 'RIFF\xff\xff\xff\x7fWEBPVP8 ', noise),
  (upTo) => {
    const [name, inside] = chosen(DRAWINGS, upTo);
    return { name: `SVG with ${name}`, bytes: svg(inside) };
  },
  (_upTo, noise) => startingWith('AVIF of noise', '\0\0\0\x1cftypavif\0\0\0\0', noise),
  (upTo) => half('a WebP', whole.webp, upTo),
  (upTo) => half('an AVIF', whole.avif, upTo),
  async () => ({ name: 'animated WebP', bytes: await whole.animated() }),
  (upTo) => {
    const [name, text] = chosen(DRAWN_BOMBS, upTo);
    return { name: `SVG of ${name}`, bytes: Buffer.from(text()) };
  },
  async (upTo) => {
    // Where a JPEG says how large it is: as large as it can say.
    const bytes = Buffer.from(await whole.jpeg());
    const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(50_000 + upTo(15_000), at + 5);
    bytes.writeUInt16BE(50_000 + upTo(15_000), at + 7);
    return { name: 'JPEG that says it is huge', bytes };
  },
  async (upTo) => {
    const bytes = Buffer.from(await whole.png());
    const at = bytes.indexOf('IDAT') + 4;
    for (let spoilt = 0; spoilt < 8; spoilt += 1)
      bytes[at + upTo(bytes.length - at - 16)] = upTo(256);
    bytes.fill(0, at, at + 2);
    return { name: 'PNG spoilt inside', bytes };
  },
  (upTo) => ({
    name: 'too many bytes',
    bytes: Buffer.concat([Buffer.from([255, 216, 255]), Buffer.alloc(MOST_BYTES + upTo(9_000))]),
  }),
  () => ({ name: 'nothing', bytes: Buffer.alloc(0) }),
];

/** Broken, huge, of another type, and made to hurt, in turn. */
export async function hostilePicture(number: number): Promise<HostilePicture> {
  const upTo = numbersFrom(number);
  const noise = Buffer.from(Array.from({ length: 200 + upTo(2_000) }, () => upTo(256)));
  const kind = KINDS[number % KINDS.length];
  if (!kind) throw new Error('There is a kind for every number');
  return kind(upTo, noise);
}
