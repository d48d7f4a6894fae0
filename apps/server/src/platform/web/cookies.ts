/** Holds the slug that `s` named in this browser session (D-02). */
export const SLUG_COOKIE = 'tallrik_company';

/** Reads a Cookie header; a value that is not well encoded is left out, not thrown at the guest. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const split = pair.indexOf('=');
    if (split < 1) continue;
    const value = decoded(pair.slice(split + 1).trim());
    if (value !== null) cookies.set(pair.slice(0, split).trim(), value);
  }
  return cookies;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
