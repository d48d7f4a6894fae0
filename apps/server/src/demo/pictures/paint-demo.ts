import { Buffer } from 'node:buffer';
import type { Media, NewPicture } from '../../providers/media/media-port.ts';
import type { DemoPicture } from './demo-picture.ts';
import { LOGOS } from './logos.ts';
import { makePainter } from './paint-picture.ts';
import type { PaintPicture } from './paint-picture.ts';

const AT_ONCE = 2;

async function made(picture: DemoPicture, paintPicture: PaintPicture): Promise<NewPicture> {
  if (picture.kind === 'painting') {
    return { bytes: await paintPicture(picture.recipe), type: 'image/webp' };
  }
  const { wordmark, icon } = LOGOS[picture.brand];
  return {
    bytes: Buffer.from(wordmark),
    type: 'image/svg+xml',
    icon: { bytes: Buffer.from(icon), type: 'image/svg+xml' },
  };
}

/** Paints what is not there yet, two at a time, and says after each how many are done. */
export async function paintDemo(
  pictures: readonly DemoPicture[],
  media: Pick<Media, 'has' | 'put'>,
  onPainted: (done: number, of: number) => void,
): Promise<void> {
  const known = await Promise.all(pictures.map(({ key }) => media.has(key)));
  const missing = pictures.filter((_, index) => !known[index]);
  const waiting = [...missing];
  const paintPicture = makePainter();
  let done = 0;
  const easel = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await media.put(next.key, await made(next, paintPicture));
      done += 1;
      onPainted(done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, easel));
}
