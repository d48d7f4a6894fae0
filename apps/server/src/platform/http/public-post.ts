import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback } from '@tallrik/domain/loopback';
import { isPublicAddress } from './public-address.ts';
import { publicAddressOf, publicUrl, SYSTEM, type PublicFetchDeps } from './public-fetch.ts';

export type PostProblem =
  | 'TIMEOUT'
  | 'PRIVATE_ADDRESS'
  | 'NAME_NOT_FOUND'
  | 'CERTIFICATE'
  | 'CONNECTION';

export type Posted = { status: number } | { problem: PostProblem };

export type PublicPost = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<Posted>;

/** What may be called: `https` in the open internet, as F-27 has it; in a demo this machine too. Null: not this. */
export function callableUrl(address: string, reachesThisMachine: boolean): URL | null {
  const url = publicUrl(address);
  if (url && !isPrivate(url.hostname)) return url;
  return reachesThisMachine ? loopbackUrl(address) : null;
}

/** By its letters alone; where a name leads is looked at when it is called. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace('[', '').replace(']', '');
  return isLoopback(hostname) || (isIP(host) !== 0 && !isPublicAddress(host));
}

const LONGEST_ADDRESS = 2_048;

function loopbackUrl(address: string): URL | null {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && url.protocol === 'http:';
  return isPlain && isLoopback(url.hostname) ? url : null;
}

/**
 * Hands a text to an address that somebody outside has named. The name is looked up once and the connection goes to that
 * very address (F-27); no redirect is followed, since what is handed over is meant for this address and no other.
 */
export function makePublicPost(
  options: { patienceMs: number; reachesThisMachine: boolean },
  deps: PublicFetchDeps = SYSTEM,
): PublicPost {
  return async (address, headers, body) => {
    const url = callableUrl(address, options.reachesThisMachine);
    if (!url) return { problem: 'PRIVATE_ADDRESS' };
    const signal = AbortSignal.timeout(options.patienceMs);
    const sent: RequestOptions = {
      method: 'POST',
      signal,
      // No shared agent: a connection kept for this name may lead to an address that was never checked.
      agent: false,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Tallrik',
      },
    };
    try {
      if (url.protocol === 'http:')
        return await statusOf((onAnswer) => httpRequest(url, sent, onAnswer), body);
      const at = await publicAddressOf(url, deps, signal);
      if (!at) return { problem: 'PRIVATE_ADDRESS' };
      const { address: ip, family } = at;
      const lookup: RequestOptions['lookup'] = (_host, { all }, done) =>
        all ? done(null, [{ address: ip, family }]) : done(null, ip, family);
      return await statusOf((onAnswer) => deps.request(url, { ...sent, lookup }, onAnswer), body);
    } catch (error) {
      return { problem: signal.aborted ? 'TIMEOUT' : problemOf(error) };
    }
  };
}

/** The status alone: nothing of what a stranger answers is kept. */
const statusOf = (
  open: (onAnswer: (answer: IncomingMessage) => void) => ClientRequest,
  body: string,
): Promise<Posted> =>
  new Promise((resolve, reject) => {
    open((answer) => {
      answer.on('error', () => undefined);
      answer.resume();
      resolve({ status: answer.statusCode ?? 0 });
    })
      .on('error', reject)
      .end(body);
  });

const CERTIFICATE = ['CERT_', 'ERR_TLS', 'ERR_SSL', 'SELF_SIGNED', 'DEPTH_ZERO', 'UNABLE_TO_'];

function problemOf(error: unknown): PostProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME_NOT_FOUND';
  return CERTIFICATE.some((begin) => code.startsWith(begin)) ? 'CERTIFICATE' : 'CONNECTION';
}
