const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token is worth sending while the expiry in its payload lies ahead (AUTH-21). Only the server checks the signature. */
export function isTokenValid(token: string, now: Temporal.Instant): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && Temporal.Instant.compare(now, expiry) < 0;
}

/** The expiry of a JWT, or null where the token is damaged or carries none. */
export function tokenExpiry(token: string): Temporal.Instant | null {
  const expiry = expiryIn(claimsOf(token));
  return expiry === null ? null : Temporal.Instant.fromEpochMilliseconds(expiry * 1000);
}

/** Whose token it says it is. Good enough to ask the server for that user, who answers by the signature. */
export function tokenSubject(token: string): string | null {
  const claims = claimsOf(token);
  if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
  return typeof claims.sub === 'string' && claims.sub !== '' ? claims.sub : null;
}

function claimsOf(token: string): unknown {
  const [, payload, signature] = token.split('.');
  const decoded = payload === undefined || !signature ? null : decode(payload);
  return decoded === null ? null : parsed(decoded);
}

const LATEST_SECOND = 8_640_000_000_000;

function expiryIn(claims: unknown): number | null {
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
  const { exp } = claims;
  const isSecond = typeof exp === 'number' && Number.isSafeInteger(exp) && exp >= 0;
  return isSecond && exp <= LATEST_SECOND ? exp : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** By hand: `/=+$/` tries every `=` of a long row anew. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '=') end -= 1;
  return text.slice(0, end);
}

/**
 * Base64url to text, byte by byte. Names outside ASCII come out garbled, which does not matter here: only the
 * expiry is read. (`atob` and `TextDecoder` belong to the runtime, and the domain has none.)
 */
function decode(text: string): string | null {
  let decoded = '';
  let bits = 0;
  let bitCount = 0;
  for (const letter of withoutPadding(text)) {
    const value = BASE64URL.indexOf(letter);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      decoded += String.fromCharCode((bits >> bitCount) & 0xff);
    }
  }
  return decoded;
}
