import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The secret part of a printer's address, shown once, and what is kept of it. */
export function newPrinterSecret(): { secret: string; digest: Buffer } {
  const secret = randomBytes(24).toString('base64url');
  return { secret, digest: digestOf(secret) };
}

/** Told by no clock: also for a printer that does not exist something is compared. */
export function isSecretOf(secret: string, digest: Buffer | null): boolean {
  const isSame = timingSafeEqual(digestOf(secret), digest ?? digestOf(''));
  return isSame && digest !== null;
}

const LONGEST_MAC = 17;
const MAC = /^[0-9a-f]{12}$/;

/** A hardware address as it is kept: `00:11:62:ab:cd:ef`; null for what is none. */
export function macOf(typed: string): string | null {
  if (typed.length > LONGEST_MAC) return null;
  const digits = typed.toLowerCase().replaceAll(':', '').replaceAll('-', '');
  if (!MAC.test(digits)) return null;
  return [0, 2, 4, 6, 8, 10].map((at) => digits.slice(at, at + 2)).join(':');
}
