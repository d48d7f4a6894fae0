import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from './bitmap.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** One bit to a dot: a ticket is a few kilobytes, and a printer need not guess what is black. */
export function pngOf(bitmap: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(bitmap.width, 0);
  header.writeUInt32BE(bitmap.height, 4);
  // Depth 1, greyscale; the rest is 0: deflate, no filter, no interlace.
  header[8] = 1;
  const rows = Buffer.alloc((bitmap.bytesPerRow + 1) * bitmap.height);
  for (let y = 0; y < bitmap.height; y += 1)
    for (let at = 0; at < bitmap.bytesPerRow; at += 1) {
      // In a PNG a set bit is white.
      const dots = bitmap.bytes[y * bitmap.bytesPerRow + at] ?? 0;
      rows[y * (bitmap.bytesPerRow + 1) + 1 + at] = ~dots & 0xff;
    }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
