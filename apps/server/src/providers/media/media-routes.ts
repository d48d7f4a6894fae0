import type { ImageSize } from '@tallrik/domain/company/layout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMediaKey } from './media-port.ts';
import type { Media, PictureType } from './media-port.ts';
import { isAllowedSize } from './picture-sizes.ts';
import { PICTURE_FORMATS } from './resize.ts';
import type { PictureFormat, SizePicture } from './resize.ts';

const TYPES: Record<PictureFormat, PictureType> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const SIZED = /^(\d{2,4})x(\d{2,4})\.([a-z]{3,4})$/;

/** Makes a text small in a way that its reader says it knows. */
type Pack = (
  acceptEncoding: string | undefined,
  text: Buffer,
) => Promise<{ body: Buffer; encoding: string | null }>;

const isFormat = (text: string): text is PictureFormat =>
  PICTURE_FORMATS.some((format) => format === text);

function sendPicture(reply: FastifyReply, bytes: Buffer, type: PictureType): FastifyReply {
  return (
    reply
      .header('cache-control', FOR_EVER)
      .header('content-type', type)
      .header('x-content-type-options', 'nosniff')
      // An uploaded SVG opened by itself is a page of ours: without this it could run script.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(bytes)
  );
}

const refuse = (reply: FastifyReply, status: 400 | 404, code: string, message: string) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message, extensions: { code } }] });

const noSuchPicture = (reply: FastifyReply) =>
  refuse(reply, 404, 'PICTURE_NOT_FOUND', 'There is no such picture');
const noSuchSize = (reply: FastifyReply) =>
  refuse(reply, 400, 'PICTURE_SIZE_NOT_ALLOWED', 'Pictures are not made in this size or format');

/**
 * `/media/{key}/560x368.webp` and `/media/{key}/original` by name; `/media/{key}?w=560&h=368` in the best
 * format that the browser says it reads and that is quick to make.
 */
export const mediaRoutes =
  (deps: { media: Pick<Media, 'get'>; sizePicture: SizePicture; pack: Pack }) =>
  async (app: FastifyInstance): Promise<void> => {
    async function sendOriginal(request: FastifyRequest, reply: FastifyReply, key: string) {
      const original = isMediaKey(key) ? await deps.media.get(key) : null;
      if (original === null) return noSuchPicture(reply);
      // A logo is in the first view of every page; as text it comes in a third of the bytes.
      if (original.type !== 'image/svg+xml') {
        return sendPicture(reply, original.bytes, original.type);
      }
      const { body, encoding } = await deps.pack(
        request.headers['accept-encoding'],
        original.bytes,
      );
      reply.header('vary', 'accept-encoding');
      if (encoding !== null) reply.header('content-encoding', encoding);
      return sendPicture(reply, body, original.type);
    }

    async function sendSized(
      reply: FastifyReply,
      key: string,
      size: ImageSize,
      format: PictureFormat,
    ) {
      if (!isMediaKey(key)) return noSuchPicture(reply);
      if (!isAllowedSize(size)) return noSuchSize(reply);
      const bytes = await deps.sizePicture(key, size, format);
      return bytes === null ? noSuchPicture(reply) : sendPicture(reply, bytes, TYPES[format]);
    }

    async function sendSmallest(reply: FastifyReply, key: string, size: ImageSize) {
      if (!isMediaKey(key)) return noSuchPicture(reply);
      if (!isAllowedSize(size)) return noSuchSize(reply);
      const sized = await deps.sizePicture.smallest(key, size);
      return sized === null
        ? noSuchPicture(reply)
        : sendPicture(reply, sized.bytes, TYPES[sized.format]);
    }

    app.get<{ Params: { key: string; file: string } }>(
      '/media/:key/:file',
      async (request, reply) => {
        const { key, file } = request.params;
        if (file === 'original') return sendOriginal(request, reply, key);
        const [, width, height, format] = SIZED.exec(file) ?? [];
        if (format === undefined || !isFormat(format)) return noSuchSize(reply);
        return sendSized(reply, key, { width: Number(width), height: Number(height) }, format);
      },
    );

    app.get<{ Params: { key: string }; Querystring: { w?: string; h?: string } }>(
      '/media/:key',
      async (request, reply) => {
        const { key } = request.params;
        const { w, h } = request.query;
        if (w === undefined && h === undefined) return sendOriginal(request, reply, key);
        reply.header('vary', 'accept');
        const size = { width: Number(w), height: Number(h) };
        const accepted = request.headers.accept ?? '';
        return accepted.includes('image/avif') && accepted.includes('image/webp')
          ? sendSmallest(reply, key, size)
          : sendSized(reply, key, size, accepted.includes('image/webp') ? 'webp' : 'jpg');
      },
    );
  };
