import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFileMedia } from './file-media.ts';
import { makeS3Media } from './s3-media.ts';
import { describeMedia, KEY, redPicture } from './testing/media-port.contract.ts';
import { openS3World } from './testing/s3-world.ts';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tallrik-media-'));
  return {
    folder,
    open: () => makeFileMedia({ folder }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

describeMedia('a folder', openFolder);
describeMedia('S3', openS3World);

it('a folder has nothing left aside after two processes put at once', async () => {
  const world = await openFolder();
  const picture = await redPicture();
  await Promise.all([world.open().put(KEY, picture), world.open().put(KEY, picture)]);
  expect(await readdir(join(world.folder, 'aa'))).toEqual([KEY]);
  await world.close();
});

it('S3 keeps pictures under the bucket with their types, the description last', async () => {
  const world = await openS3World();
  await world.open().put(KEY, await redPicture());
  expect([...world.objects].map(([path, { type }]) => [path, type])).toEqual([
    [`/pictures/media/aa/${KEY}/original`, 'image/webp'],
    [`/pictures/media/aa/${KEY}/picture.json`, 'application/json'],
  ]);
  await world.close();
});

it('S3 with a wrong secret is an outage, not a missing picture', async () => {
  const world = await openS3World();
  const media = makeS3Media({ ...world.deps, secretAccessKey: 'another-secret' });
  await expect(media.get(KEY)).rejects.toThrow('Storage does not answer: 403');
  await expect(media.put(KEY, await redPicture())).rejects.toThrow('403');
  expect(world.objects.size).toBe(0);
  await world.close();
});
