import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from '../web/cookies.ts';
import { makeKeyedHash } from './keyed-hash.ts';
import { isSameSecret } from './same-secret.ts';

const NAME = 'tallrik_device';
const ID_BYTES = 16;
const MARK_BYTES = 16;
/** A kitchen's tablet is shared by some people, not by all. */
const MOST_ACCOUNTS = 8;
const LONGEST = 400;
const YEAR_SECONDS = 31_536_000;

/** The browser that asks, as far as tries are concerned: it has no rights. */
export type KnownDevice = {
  /** What its tries for this account are counted by, if somebody has signed in to it here before; else null. */
  countedAs: (account: string) => string | null;
  /** Tells this browser from others; null for one that nobody has signed in with. */
  id: () => string | null;
  /** Somebody has signed in: from now on others' guesses do not lock this device out. */
  remember: (account: string) => void;
};

type DeviceOf = (request: FastifyRequest, reply: FastifyReply, path: string) => KnownDevice;

/**
 * A random id and, for each account, a mark that only this deployment can make of the two (D-171). Nothing is stored:
 * there is no table to read, and an account that nobody has cannot be told from one that somebody has.
 */
export function makeDeviceOf(seed: string, publicOrigin: string | null): DeviceOf {
  const hash = makeKeyedHash(seed, 'known device');
  const isPublicOriginSecure = publicOrigin?.startsWith('https:') ?? false;
  const markOf = (id: string, account: string): string =>
    hash(`${id} ${account}`).subarray(0, MARK_BYTES).toString('base64url');

  return (request, reply, path) => {
    let device = readDevice(readCookies(request.headers.cookie).get(NAME));
    const knows = (account: string): boolean => {
      const mark = device ? markOf(device.id, account) : '';
      return device?.marks.some((given) => isSameSecret(given, mark)) ?? false;
    };
    return {
      countedAs: (account) => (device && knows(account) ? `device ${device.id} ${account}` : null),
      id: () => device?.id ?? null,
      remember: (account) => {
        if (knows(account)) return;
        const { id, marks } = device ?? {
          id: randomBytes(ID_BYTES).toString('base64url'),
          marks: [],
        };
        device = { id, marks: [...marks, markOf(id, account)].slice(-MOST_ACCOUNTS) };
        const secure = isPublicOriginSecure || request.protocol === 'https' ? '; Secure' : '';
        const value = [id, ...device.marks].join('.');
        reply.header(
          'set-cookie',
          `${NAME}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${YEAR_SECONDS}${secure}`,
        );
      },
    };
  };
}

function readDevice(cookie: string | undefined): { id: string; marks: string[] } | null {
  if (cookie === undefined || cookie.length > LONGEST) return null;
  const [id = '', ...marks] = cookie.split('.');
  return Buffer.from(id, 'base64url').byteLength === ID_BYTES
    ? { id, marks: marks.slice(-MOST_ACCOUNTS) }
    : null;
}
