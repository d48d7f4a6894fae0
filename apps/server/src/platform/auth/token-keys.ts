import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One audience, one key: a guest's token can never open the staff endpoint, whatever it claims. */
export type TokenAudience = 'guest' | 'staff' | 'table' | 'test-order';
export type TokenKeys = Record<TokenAudience, { privateKey: KeyObject; publicKey: KeyObject }>;

// PKCS #8 header of an Ed25519 private key; the 32 bytes of the seed follow it.
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

function ed25519FromSeed(seed: Buffer): { privateKey: KeyObject; publicKey: KeyObject } {
  const privateKey = createPrivateKey({
    key: Buffer.concat([ED25519_PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

export function tokenKeysFromSeed(seedHex: string): TokenKeys {
  const keyFor = (audience: TokenAudience) =>
    ed25519FromSeed(
      Buffer.from(
        hkdfSync('sha256', Buffer.from(seedHex, 'hex'), '', `tallrik ${audience} token`, 32),
      ),
    );
  return {
    guest: keyFor('guest'),
    staff: keyFor('staff'),
    table: keyFor('table'),
    'test-order': keyFor('test-order'),
  };
}

/** The demo keeps its own seed beside its data, so that a restart signs nobody out. */
export function seedInDataDir(dataDir: string): string {
  const file = join(dataDir, 'token-seed');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const seed = randomBytes(32).toString('hex');
  writeFileSync(file, seed, { mode: 0o600 });
  return seed;
}
