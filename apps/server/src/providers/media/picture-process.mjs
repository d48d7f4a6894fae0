// A process for one foreign picture: reads it from stdin, writes `{…}\n` and the bytes that are kept to stdout.
// It is a program of its own because decoders are native code: one that hangs, grows or crashes over a hostile file
// must not take the restaurant's orders with it. Plain JavaScript, as Node 20 starts it from the sources too.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const [kind, pixels, side, memory, work] = process.argv.slice(2);
const LOADERS = {
  JPEG: 'VipsForeignLoadJpegBuffer',
  PNG: 'VipsForeignLoadPngBuffer',
  WEBP: 'VipsForeignLoadWebpBuffer',
  AVIF: 'VipsForeignLoadHeifBuffer',
  SVG: 'VipsForeignLoadSvgBuffer',
};
const QUALITY = 90;
const LOOK_EVERY_MS = 20;
/** As `resize.ts` reads drawings. */
const SVG_DENSITY = 300;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: [LOADERS[kind]] });
sharp.cache(false);
sharp.concurrency(1);
// Decoding happens in other threads: this one is free to look. It ends by a signal: an exit would wait for the others.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory)) process.kill(process.pid, 'SIGUSR2');
  // Processor time: a busy neighbour must not make a logo costly.
  const { user, system } = process.cpuUsage();
  if (kind === 'SVG' && (user + system) / 1_000 > Number(work))
    process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS).unref();

const answer = (facts, bytes = Buffer.alloc(0)) =>
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), bytes]));

async function prepare(bytes) {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > Number(pixels)) return answer({ refused: 'TOO_LARGE' });
  if (pages > 1) return answer({ refused: 'ANIMATION' });
  if (kind === 'SVG') return prepareDrawing(bytes, { width, height });
  // Whatever is not asked for is left behind: place, camera, thumbnails, comments.
  const { data, info } = await sharp(bytes, { limitInputPixels: Number(pixels), failOn: 'error' })
    .autoOrient()
    .resize({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return answer({ width: info.width, height: info.height }, data);
}

/**
 * Of a drawing only its size is asked for: it is kept as it was drawn. But the server draws it anew for every size that
 * anybody asks for: what is too costly in the largest must show here.
 */
async function prepareDrawing(bytes, { width, height }) {
  await sharp(bytes, { density: SVG_DENSITY, limitInputPixels: false })
    .resize({ width: Number(side), height: Number(side), fit: 'inside' })
    .raw()
    .toBuffer();
  const scale = Math.min(1, Number(side) / Math.max(width, height));
  const scaled = (length) => Math.max(1, Math.round(length * scale));
  return answer({ width: scaled(width), height: scaled(height) });
}

try {
  await prepare(await buffer(process.stdin));
} catch {
  answer({ refused: 'BROKEN' });
}
