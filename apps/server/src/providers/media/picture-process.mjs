// A process for one foreign picture: reads it from stdin, writes `{…}\n` and the bytes that are kept to stdout.
// It is a program of its own because decoders are native code: one that hangs, grows or crashes over a hostile file
// must not take the restaurant's orders with it. Plain JavaScript, as Node 20 starts it from the sources too.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const [kind, pixels, side, memory] = process.argv.slice(2);
const LOADERS = {
  JPEG: 'VipsForeignLoadJpegBuffer',
  PNG: 'VipsForeignLoadPngBuffer',
  WEBP: 'VipsForeignLoadWebpBuffer',
  AVIF: 'VipsForeignLoadHeifBuffer',
  SVG: 'VipsForeignLoadSvgBuffer',
};
const QUALITY = 90;
const LOOK_EVERY_MS = 20;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: [LOADERS[kind]] });
sharp.cache(false);
sharp.concurrency(1);
// Decoding happens in other threads: this one is free to look.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory)) process.exit(3);
}, LOOK_EVERY_MS).unref();

const answer = (facts, bytes = Buffer.alloc(0)) =>
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), bytes]));

async function prepare(bytes) {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > Number(pixels)) return answer({ refused: 'TOO_LARGE' });
  if (pages > 1) return answer({ refused: 'ANIMATION' });
  // Whatever is not asked for is left behind: place, camera, thumbnails, comments.
  const { data, info } = await sharp(bytes, { limitInputPixels: Number(pixels), failOn: 'error' })
    .autoOrient()
    .resize({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  // Of a drawing only its size is asked for: it is kept as it was drawn.
  const kept = kind === 'SVG' ? undefined : data;
  return answer({ width: info.width, height: info.height }, kept);
}

try {
  await prepare(await buffer(process.stdin));
} catch {
  answer({ refused: 'BROKEN' });
}
