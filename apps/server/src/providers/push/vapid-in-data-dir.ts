import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
/** Whom a push service would write to; a demo has nobody. */
const SUBJECT = 'https://tallrik.example';

/** The demo keeps its own keys beside its data: with new ones every browser would have to subscribe again. */
export function vapidInDataDir(dataDir: string): {
  publicKey: string;
  privateKey: string;
  subject: string;
} {
  const file = join(dataDir, 'vapid-keys.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(newKeys()), { mode: 0o600 });
  }
  return { ...keysSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), subject: SUBJECT };
}

function newKeys(): z.infer<typeof keysSchema> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A private key may begin with zeros, which are part of it.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: Buffer.from(privateKey, 'hex').toString('base64url'),
  };
}
