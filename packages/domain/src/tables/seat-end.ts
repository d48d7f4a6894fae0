/** Longer is no token of ours. */
const LONGEST_TOKEN = 4_000;

/**
 * Whether a table's token counts no more (D-101), as it says itself. Nothing is proven by this: the server judges every
 * token, and one that says nothing of its end is left to it. It tells a phone that has gone home that it sits at no table.
 */
export function isSeatOver(token: string, nowMs: number): boolean {
  if (token.length > LONGEST_TOKEN) return false;
  const claims = readClaims(token.split('.')[1] ?? '');
  const expiry =
    typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
  return typeof expiry === 'number' && nowMs >= expiry * 1000;
}

/** The middle part of a JSON Web Token. */
function readClaims(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
