import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Compressed = { body: Buffer; encoding: 'br' | 'gzip' | null };

/** A page is made for one request only: fast settings, since nobody will read the result twice. */
export async function compressFor(
  acceptEncoding: string | undefined,
  text: string,
): Promise<Compressed> {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { body: await brotli(text, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted))
    return { body: await gzipped(text, { level: 5 }), encoding: 'gzip' };
  return { body: Buffer.from(text), encoding: null };
}
