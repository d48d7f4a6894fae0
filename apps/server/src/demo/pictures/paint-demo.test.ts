import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFileMedia } from '../../providers/media/file-media.ts';
import { demoCompanies } from '../demo-companies.ts';
import { makeHangPicture } from './hang-picture.ts';
import { openDemoGallery } from './paint-demo.ts';
import { makePainter } from './paint-picture.ts';
import { sketchPicture } from './sketch-picture.ts';

const pictures = demoCompanies().flatMap((company) => company.pictures);
const logo = pictures.find((picture) => picture.kind !== 'painting');
const painting = pictures.find((picture) => picture.kind === 'painting');
if (!logo || !painting) throw new Error('The demo has lost its pictures');

describe('the demo gallery', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tallrik-gallery-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('paints a picture when somebody looks, once, also for two at a time', async () => {
    const store = makeFileMedia({ folder });
    const put = vi.fn(store.put);
    const { media } = openDemoGallery(
      store,
      new Set([painting.key]),
      makeHangPicture({ put }, [painting], makePainter()),
    );
    const [one, other] = await Promise.all([media.get(painting.key), media.get(painting.key)]);
    expect(one?.type).toBe('image/webp');
    expect(other?.bytes.equals(one?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('paints the rest until it is told to stop, and knows nothing of other keys', async () => {
    const store = makeFileMedia({ folder });
    const { media, paintAll } = openDemoGallery(
      store,
      new Set([logo.key]),
      makeHangPicture(store, [logo], sketchPicture),
    );
    await paintAll(AbortSignal.abort());
    expect(await store.has(logo.key)).toBe(false);
    await paintAll(new AbortController().signal);
    expect(await store.has(logo.key)).toBe(true);
    expect(await media.getIcon(logo.key)).toMatchObject({ type: 'image/svg+xml' });
    expect(await media.get('0'.repeat(32))).toBeNull();
  });
});
