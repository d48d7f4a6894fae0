import { isIP } from 'node:net';
import { Buffer } from 'node:buffer';
import { isSafeLink } from './social-feed-port.ts';

/** A network's pictures have some hundred kilobytes. */
const MAX_BYTES = 4_000_000;
const PATIENCE_MS = 5_000;

/** No drawings: those could carry script, and networks have none. */
const TYPES = ['image/webp', 'image/avif', 'image/jpeg', 'image/png'] as const;

export type FetchedPicture = { bytes: Buffer; type: (typeof TYPES)[number] };

/** Null for whatever is no picture from the open internet; a post without its picture is left out. */
export async function fetchPicture(
  address: string,
  get: typeof fetch = fetch,
): Promise<FetchedPicture | null> {
  if (!isSafeLink(address) || !isPublicHost(new URL(address).hostname)) return null;
  try {
    const answer = await get(address, {
      // A redirect could lead to where the first address may not.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = answer.headers.get('content-type')?.split(';')[0]?.trim();
    const type = TYPES.find((known) => known === said);
    const bytes = answer.ok && type ? await readUpTo(MAX_BYTES, answer) : null;
    return bytes && type ? { bytes, type } : null;
  } catch {
    return null;
  }
}

/** What a post names is fetched from inside our network: names of machines in it are not followed. */
function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return isIP(name) === 0 && name.includes('.') && !/\.(local|internal|localhost)$/.test(name);
}

/** Counted while it comes: a length that is promised may be a lie. */
async function readUpTo(limit: number, { body }: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return size > 0 ? Buffer.concat(chunks) : null;
}
