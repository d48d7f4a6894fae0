/** Tried one after the other: a picture that is too heavy is first made plainer, then smaller. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
const QUALITIES = [0.85, 0.75, 0.65, 0.55];

/**
 * Screenshots beside each other as one WebP picture. The browser that took them encodes them too: no library
 * has to be installed for it.
 * @param {import('@playwright/test').Browser} browser
 * @param {Buffer[]} shots PNG
 * @param {{ height: number, radius: number, limit: number }} wanted at most; the limit in bytes
 * @returns {Promise<Buffer>}
 */
export async function makeWebp(browser, shots, { height, radius, limit }) {
  const page = await browser.newPage();
  try {
    for (const scale of SCALES) {
      const drawn = await page.evaluate(draw, {
        shots: shots.map((shot) => shot.toString('base64')),
        height: Math.round(height * scale),
        radius: radius * scale,
        qualities: QUALITIES,
      });
      const fitting = drawn
        .map((text) => Buffer.from(text, 'base64'))
        .find(({ length }) => length <= limit);
      if (fitting) return fitting;
    }
    throw new Error(`A picture cannot be made smaller than ${limit} bytes`);
  } finally {
    await page.close();
  }
}

/** Runs in the browser: one encoded picture for each quality. */
async function draw({ shots, height, radius, qualities }) {
  const bitmaps = await Promise.all(
    shots.map(async (shot) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob()),
    ),
  );
  const gap = Math.round(height / 30);
  const widths = bitmaps.map((bitmap) => Math.round((bitmap.width / bitmap.height) * height));
  const canvas = new OffscreenCanvas(
    widths.reduce((sum, width) => sum + width + gap, -gap),
    height,
  );
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
    // A pale page must not run out into the README's white.
    pen.strokeStyle = 'rgb(0 0 0 / 0.12)';
    pen.beginPath();
    pen.roundRect(left + 0.5, 0.5, widths[index] - 1, height - 1, radius);
    pen.stroke();
    left += widths[index] + gap;
  }
  const encode = async (quality) => {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const reader = new FileReader();
    await new Promise((resolve, reject) => {
      reader.onload = resolve;
      reader.onerror = reject;
      reader.readAsDataURL(blob);
    });
    return reader.result.slice(reader.result.indexOf(',') + 1);
  };
  return Promise.all(qualities.map(encode));
}
