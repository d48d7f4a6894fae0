import { Buffer } from 'node:buffer';
import { lookup as lookUp } from 'node:dns/promises';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type ResolvedAddress = { address: string; family: number };

export type PublicFetchDeps = {
  /** All addresses of a name. Asked once for each hop: the answer may be another one a moment later. */
  resolve: (host: string) => Promise<readonly ResolvedAddress[]>;
  /** Opens the connection; a test puts its own server here. */
  request: (
    url: URL,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => ClientRequest;
};

type Fetched = { status: number; type: string | null; bytes: Buffer };

type FetchLimits = { maxBytes: number; patienceMs: number; maxRedirects: number };

const LONGEST_ADDRESS = 2_048;

export const SYSTEM: PublicFetchDeps = {
  resolve: (host) => lookUp(host, { all: true, verbatim: true }),
  request: httpsRequest,
};

/**
 * Fetches from the open internet and from nowhere else. What is fetched here was named by somebody outside, and the
 * server stands inside: its neighbours answer it without asking who sent it.
 *
 * A name is resolved once, refused if any of its addresses is private, and the connection goes to that very address: a
 * name that is public when it is checked and private when it is called gains nothing. Each redirect is checked again.
 */
export function makePublicFetch(limits: FetchLimits, deps: PublicFetchDeps = SYSTEM) {
  return async (address: string): Promise<Fetched | null> => {
    const signal = AbortSignal.timeout(limits.patienceMs);
    try {
      let target = publicUrl(address);
      for (let hop = 0; target !== null && hop <= limits.maxRedirects; hop += 1) {
        const at = await publicAddressOf(target, deps, signal);
        if (at === null) return null;
        const answer = await get(target, at, deps, signal);
        const location = redirectOf(answer);
        if (location === null) return await read(answer, limits.maxBytes);
        answer.destroy();
        target = publicUrl(location, target);
      }
      return null;
    } catch {
      return null;
    }
  };
}

/** Only `https`, on its own port, without a name or password: what no picture and no menu needs. */
export function publicUrl(address: string, base?: URL): URL | null {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address, base?.href)) return null;
  const url = new URL(address, base);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && isPlain ? url : null;
}

export async function publicAddressOf(
  { hostname }: URL,
  deps: PublicFetchDeps,
  signal: AbortSignal,
): Promise<ResolvedAddress | null> {
  const host = hostname.replace('[', '').replace(']', '');
  const family = isIP(host);
  const addresses =
    family === 0 ? await stoppedBy(signal, deps.resolve(host)) : [{ address: host, family }];
  // One private address among public ones is a trap, not an oversight.
  const areAllPublic = addresses.every(({ address }) => isPublicAddress(address));
  return areAllPublic ? (addresses[0] ?? null) : null;
}

/** A name server that never answers must not outlast the patience. */
const stoppedBy = <Value>(signal: AbortSignal, wanted: Promise<Value>): Promise<Value> =>
  Promise.race([
    wanted,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
    }),
  ]);

function get(
  url: URL,
  { address, family }: ResolvedAddress,
  { request }: PublicFetchDeps,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    // No shared agent: a connection kept for this name may lead to an address that was never checked.
    agent: false,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Tallrik' },
    // The name stays in the certificate's check and in the Host header; the connection goes where we looked.
    lookup: (_host, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family),
  };
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return statusCode >= 300 && statusCode < 400 ? (headers.location ?? null) : null;
}

/** Counted while it comes: a length that is promised may be a lie. */
async function read(answer: IncomingMessage, maxBytes: number): Promise<Fetched | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.byteLength;
    if (size > maxBytes) {
      answer.destroy();
      return null;
    }
    chunks.push(bytes);
  }
  const type = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null;
  return { status: answer.statusCode ?? 0, type, bytes: Buffer.concat(chunks) };
}
