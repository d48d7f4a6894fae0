const QUALITIES = [0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4];

/**
 * Screenshots beside each other as one WebP picture. The browser that took them encodes them too: no library
 * has to be installed for it.
 * @param {import('@playwright/test').Browser} browser
 * @param {Buffer[]} shots PNG
 * @param {{ height: number, limit: number, radius?: number }} options of the picture; the limit in bytes
 * @returns {Promise<Buffer>} in the best quality that stays below the limit
 */
export async function makeWebp(browser, shots, { height, limit, radius = 0 }) {
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(encode, {
      shots: shots.map((shot) => shot.toString('base64')),
      height,
      limit,
      radius,
      qualities: QUALITIES,
    });
    if (encoded === null) throw new Error(`A picture cannot be made smaller than ${limit} bytes`);
    return Buffer.from(encoded, 'base64');
  } finally {
    await page.close();
  }
}

/** Runs in the browser. */
async function encode({ shots, height, limit, radius, qualities }) {
  const GAP = 28;
  const bitmaps = await Promise.all(
    shots.map(async (shot) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob()),
    ),
  );
  const widths = bitmaps.map((bitmap) => Math.round((bitmap.width / bitmap.height) * height));
  const width = widths.reduce((sum, one) => sum + one + GAP, -GAP);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  let left = 0;
  for (const [index, bitmap] of bitmaps.entries()) {
    pen.save();
    pen.beginPath();
    pen.roundRect(left, 0, widths[index], height, radius);
    pen.clip();
    pen.drawImage(bitmap, left, 0, widths[index], height);
    pen.restore();
    left += widths[index] + GAP;
  }
  for (const quality of qualities) {
    const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality })).bytes();
    if (bytes.length > limit) continue;
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }
  return null;
}
