import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { isMediaKey, mediaUrl, type Media, type MediaKey, type PictureType } from './media-port.ts';
import {
  describePicture,
  readDescription,
  withFocus,
  type PictureDescription,
} from './picture-description.ts';

const PATIENCE_MS = 30_000;

export type S3Deps = {
  /** Such as https://s3.eu-north-1.amazonaws.com, or a MinIO of one's own. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Pictures in S3-compatible storage. The bucket stays private: guests get pictures through our own addresses. */
export function makeS3Media(deps: S3Deps): Media {
  const { accessKeyId, secretAccessKey, region } = deps;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const addressOf = (key: MediaKey, name: string): string =>
    `${deps.endpoint}/${deps.bucket}/media/${key.slice(0, 2)}/${key}/${name}`;

  async function put(key: MediaKey, name: string, bytes: Buffer, type: string): Promise<void> {
    const answer = await client.fetch(addressOf(key, name), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: {
        'content-type': type,
        // Signed with its content: a byte changed on the way is refused instead of stored.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`Storage refused a picture: ${answer.status}`);
  }

  async function read(key: MediaKey, name: string): Promise<Buffer | null> {
    const answer = await client.fetch(addressOf(key, name), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`Storage does not answer: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async function remove(key: MediaKey, name: string): Promise<void> {
    const answer = await client.fetch(addressOf(key, name), {
      method: 'DELETE',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`Storage keeps a picture: ${answer.status}`);
  }

  async function describe(key: MediaKey): Promise<PictureDescription | null> {
    if (!isMediaKey(key)) return null;
    const text = await read(key, 'picture.json');
    return text === null ? null : readDescription(text.toString('utf8'));
  }

  async function picture(key: MediaKey, name: string, type: PictureType | null) {
    const bytes = type === null ? null : await read(key, name);
    return bytes === null || type === null ? null : { bytes, type };
  }

  return {
    put: async (key, fresh) => {
      if (!isMediaKey(key)) throw new Error(`Not a media key: ${key}`);
      if ((await describe(key)) !== null) return;
      const described = await describePicture(fresh);
      await put(key, 'original', fresh.bytes, fresh.type);
      if (fresh.icon) await put(key, 'icon', fresh.icon.bytes, fresh.icon.type);
      const text = Buffer.from(JSON.stringify(described));
      await put(key, 'picture.json', text, 'application/json');
    },
    has: async (key) => (await describe(key)) !== null,
    get: async (key) => {
      const described = await describe(key);
      const found = await picture(key, 'original', described?.type ?? null);
      return found && withFocus(found, described);
    },
    getIcon: async (key) => picture(key, 'icon', (await describe(key))?.iconType ?? null),
    previewOf: async (key) => (await describe(key))?.preview ?? null,
    remove: async (key) => {
      if (!isMediaKey(key)) return;
      // The description first: what has none is not there.
      for (const name of ['picture.json', 'original', 'icon']) await remove(key, name);
    },
    url: mediaUrl,
  };
}
