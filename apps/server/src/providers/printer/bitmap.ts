/** A picture of black and white dots, as a thermal head prints it: eight to a byte, the leftmost the highest bit. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  readonly bytesPerRow: number;
  readonly bytes: Uint8Array;
};

export function makeBitmap(width: number, height: number): Bitmap {
  const bytesPerRow = Math.ceil(width / 8);
  return { width, height, bytesPerRow, bytes: new Uint8Array(bytesPerRow * height) };
}

const isInside = ({ width, height }: Bitmap, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** What lies outside is lost, as it is beside the paper. */
export function setDot(bitmap: Bitmap, x: number, y: number): void {
  if (!isInside(bitmap, x, y)) return;
  const at = y * bitmap.bytesPerRow + (x >> 3);
  bitmap.bytes[at] = (bitmap.bytes[at] ?? 0) | (0x80 >> (x & 7));
}

export const isDark = (bitmap: Bitmap, x: number, y: number): boolean =>
  isInside(bitmap, x, y) &&
  ((bitmap.bytes[y * bitmap.bytesPerRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;

export type Box = { x: number; y: number; width: number; height: number };

export function fillBox(bitmap: Bitmap, box: Box): void {
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) setDot(bitmap, x, y);
}

/** Black becomes white: words set in reverse. */
export function invertBox(bitmap: Bitmap, box: Box): void {
  for (let y = Math.max(0, box.y); y < Math.min(bitmap.height, box.y + box.height); y += 1)
    for (let x = Math.max(0, box.x); x < Math.min(bitmap.width, box.x + box.width); x += 1) {
      const at = y * bitmap.bytesPerRow + (x >> 3);
      bitmap.bytes[at] = (bitmap.bytes[at] ?? 0) ^ (0x80 >> (x & 7));
    }
}

export function strokeBox(bitmap: Bitmap, box: Box, thickness: number): void {
  fillBox(bitmap, { ...box, height: thickness });
  fillBox(bitmap, { ...box, y: box.y + box.height - thickness, height: thickness });
  fillBox(bitmap, { ...box, width: thickness });
  fillBox(bitmap, { ...box, x: box.x + box.width - thickness, width: thickness });
}

/** One below the other, as they leave the printer; all as wide as the first. */
export function stackBitmaps(bitmaps: readonly Bitmap[]): Bitmap {
  const width = bitmaps[0]?.width ?? 0;
  const height = bitmaps.reduce((sum, one) => sum + one.height, 0);
  const stacked = makeBitmap(width, height);
  let at = 0;
  for (const one of bitmaps) {
    if (one.width !== width) throw new Error('Only pictures of one width can be stacked');
    stacked.bytes.set(one.bytes, at);
    at += one.bytes.length;
  }
  return stacked;
}
