import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token speaks for: one kind never passes for another. */
export type TokenKind = 'sessionData' | 'sessionResult' | 'redirectResult' | 'paymentData';

const mac = (secret: string, kind: TokenKind, payload: string): Buffer =>
  createHmac('sha256', secret).update(`${kind}:${payload}`).digest();

/** Opaque to the browser and good after a restart: nothing about it has to be remembered. */
export function sealToken(secret: string, kind: TokenKind, id: string): string {
  const payload = Buffer.from(id, 'utf8').toString('base64url');
  return `${payload}.${mac(secret, kind, payload).toString('base64url')}`;
}

export function openToken(secret: string, kind: TokenKind, token: string): string | null {
  const [payload, seal] = token.split('.');
  if (payload === undefined || seal === undefined) return null;
  const expected = mac(secret, kind, payload);
  const given = Buffer.from(seal, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(payload, 'base64url').toString('utf8');
}
