/** Longer is no token of ours. */
const LONGEST_TOKEN = 4_000;

/**
 * When a table's token ends (D-101), as it says itself; null for a text that says nothing of it. Nothing is proven by
 * this: the server judges every token. It tells a phone that has gone home when to forget that it sat at a table.
 */
export function seatEndMs(token: string): number | null {
  if (token.length > LONGEST_TOKEN) return null;
  const claims = readClaims(token.split('.')[1] ?? '');
  const expiry =
    typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
  return typeof expiry === 'number' ? expiry * 1000 : null;
}

/** The middle part of a JSON Web Token. */
function readClaims(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
