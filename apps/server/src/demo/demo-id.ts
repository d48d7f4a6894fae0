import { createHash } from 'node:crypto';

const NAMESPACE = 'f6b1c7de-3a52-4d0e-9c1b-6f0a8e5d2b47';

/**
 * The same name always gives the same id: a second load finds what the first one wrote, and a link
 * to a demo page outlives the database. Demo data is public, so these ids need not be secret.
 */
export function demoId(...names: readonly string[]): string {
  const hash = createHash('sha256')
    .update(`${NAMESPACE}/${names.join('/')}`)
    .digest();
  // Version 8 (made by our own rule) and the usual variant: any check for a UUID accepts it.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
