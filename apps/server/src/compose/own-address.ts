/** The provider sends the guest back to an address of ours, or the session is not opened (D-78). */
export function isOwnAddress(returnUrl: string, origins: readonly string[]): boolean {
  try {
    const address = new URL(returnUrl);
    return origins.some((origin) => isSameOrigin(address, new URL(origin)));
  } catch {
    return false;
  }
}

// The demo answers at localhost and at 127.0.0.1: both are this very process.
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const isSameOrigin = (one: URL, other: URL): boolean =>
  one.origin === other.origin ||
  (LOOPBACK.has(one.hostname) &&
    LOOPBACK.has(other.hostname) &&
    one.port === other.port &&
    one.protocol === other.protocol);
