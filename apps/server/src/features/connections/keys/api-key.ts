import { randomBytes } from 'node:crypto';
import { makeKeyedHash, type KeyedHash } from '../../../platform/auth/keyed-hash.ts';

const PREFIX = 'tlk_';
const BYTES = 32;
const LENGTH = PREFIX.length + Math.ceil((BYTES * 4) / 3);
const SHOWN_END = 4;

/** With its own beginning: who finds one in a file knows what it is, and so do programs that look for them. */
export function newApiKey(): { key: string; end: string } {
  const key = PREFIX + randomBytes(BYTES).toString('base64url');
  return { key, end: key.slice(-SHOWN_END) };
}

/** What is kept of a key; what cannot be one is looked for as well, and found by nobody. */
export function makeHashApiKey(seed: string): KeyedHash {
  const hash = makeKeyedHash(seed, 'api key');
  return (text) => hash(text.length === LENGTH ? text : '');
}
