import { isLoopback } from '@tallrik/domain/loopback';

/** A return address of ours: of this server, or of a host of the company's own. */
export const makeOwnReturnUrl =
  (deps: {
    config: { publicOrigin: string | null };
    address: { origin: string };
    originsOf: (companyId: string) => Promise<readonly string[]>;
  }) =>
  async (companyId: string, returnUrl: string): Promise<string | null> =>
    ownAddress(returnUrl, [deps.config.publicOrigin ?? deps.address.origin]) ??
    ownAddress(returnUrl, await deps.originsOf(companyId));

/** Longer than any page of ours, shorter than what a provider refuses. */
const LONGEST = 2_000;

/**
 * The address as browsers read it if it is one of ours, else null (D-78). Never what the caller wrote: `\\`, tabs and
 * dots read differently by whoever gets them next.
 */
export function ownAddress(given: string, origins: readonly string[]): string | null {
  if (given.length > LONGEST || !URL.canParse(given)) return null;
  const address = new URL(given);
  if (address.username !== '' || address.password !== '') return null;
  return origins.some((origin) => URL.canParse(origin) && isSameOrigin(address, new URL(origin)))
    ? address.href
    : null;
}

// The demo answers at localhost and at 127.0.0.1: both are this very process.
const isSameOrigin = (one: URL, other: URL): boolean =>
  one.origin === other.origin ||
  (isLoopback(one.hostname) &&
    isLoopback(other.hostname) &&
    one.port === other.port &&
    one.protocol === other.protocol);
