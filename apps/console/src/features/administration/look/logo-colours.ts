const SIDE = 48;
/** Colours nearer to each other than this count as one. */
const STEP = 32;
const MOST = 5;
const OPAQUE = 128;

/** The colours of a picture, the most frequent first. None where the browser does not draw it. */
export async function coloursOfPicture(address: string): Promise<string[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (!paint) return [];
  paint.drawImage(image, 0, 0, SIDE, SIDE);
  return frequentColours(paint.getImageData(0, 0, SIDE, SIDE).data);
}

/** Pixels as red, green, blue and opacity; see-through ones are the page's colour, not the picture's. */
export function frequentColours(pixels: ArrayLike<number>): string[] {
  const groups = new Map<string, { count: number; sums: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map(
      (part) => pixels[at + part],
    );
    if (opacity < OPAQUE) continue;
    const group = [red, green, blue].map((channel) => Math.floor(channel / STEP)).join();
    const found = groups.get(group) ?? { count: 0, sums: [0, 0, 0] };
    found.count += 1;
    found.sums[0] += red;
    found.sums[1] += green;
    found.sums[2] += blue;
    groups.set(group, found);
  }
  return [...groups.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ count, sums }) => `#${sums.map((sum) => hex(Math.round(sum / count))).join('')}`);
}

const hex = (channel: number): string => channel.toString(16).padStart(2, '0');
