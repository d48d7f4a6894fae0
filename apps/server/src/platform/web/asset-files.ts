import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
};

const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the files of a build. The list is read once: an address that is not in it is a 404, so no path a
 * visitor invents ever reaches the disk. Compressed twins (`.br`, `.gz`) were made by the build.
 */
export async function assetFiles(
  app: FastifyInstance,
  folder: string,
  prefix: string,
): Promise<void> {
  const sizes = new Map<string, number>();
  for (const name of await readdir(folder, { recursive: true })) {
    const file = await stat(join(folder, name));
    if (file.isFile()) sizes.set(name.replaceAll('\\', '/'), file.size);
  }
  app.get(`${prefix}*`, (request, reply) => {
    const name = decodeURI(request.url.split('?')[0] ?? '').slice(prefix.length);
    const type = TYPES[extname(name)];
    if (type === undefined || !sizes.has(name)) {
      return reply.status(404).header('cache-control', 'no-store').send('Not found');
    }
    // Names carry the content's hash: what was fetched once is right for ever.
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('x-content-type-options', 'nosniff').header('vary', 'accept-encoding');
    return sendBest(reply, folder, name, request.headers['accept-encoding'] ?? '', sizes);
  });
}

function sendBest(
  reply: FastifyReply,
  folder: string,
  name: string,
  accepted: string,
  sizes: ReadonlyMap<string, number>,
) {
  const twin = ENCODINGS.find(
    ({ token, suffix }) => accepted.includes(token) && sizes.has(name + suffix),
  );
  if (twin) reply.header('content-encoding', twin.token);
  const chosen = name + (twin?.suffix ?? '');
  return reply
    .header('content-length', sizes.get(chosen))
    .send(createReadStream(join(folder, chosen)));
}
