import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | null;
export type Compressed = { body: Buffer; encoding: Encoding };

/** Browsers name their four or five ways in a line. */
const LONGEST_READ = 500;

/** The best way both sides know. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').slice(0, LONGEST_READ);
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

async function compress(
  text: Buffer | string,
  encoding: Encoding,
  quality: { br: number; gzip: number },
): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.br } });
  if (encoding === 'gzip') return gzipped(text, { level: quality.gzip });
  return Buffer.from(text);
}

/** A page is made for one request only: fast settings, since nobody will read the result twice. */
export async function compressFor(
  acceptEncoding: string | undefined,
  text: Buffer | string,
): Promise<Compressed> {
  const encoding = encodingFor(acceptEncoding);
  return { body: await compress(text, encoding, { br: 4, gzip: 5 }), encoding };
}

/** What many will read is worth some more milliseconds once. */
export const compressToKeep = (text: Buffer, encoding: Encoding): Promise<Buffer> =>
  compress(text, encoding, { br: 7, gzip: 7 });
