import { isLoopback } from '@tallrik/domain/loopback';
import { isIP } from 'node:net';
import type { HostWorld } from '../features/company/addresses/host-checks.ts';
import { makePublicFetch } from '../platform/http/public-fetch.ts';
import { makeSystemDns } from '../providers/dns/system-dns.ts';

/** As long as an authority takes to make a certificate while the proxy waits for it. */
const CERTIFICATE_LIMITS = { maxBytes: 1_000, patienceMs: 10_000, maxRedirects: 0 };

/** The name that companies' own names must lead to; an address of numbers or of this machine is none. */
export function platformHostOf(publicOrigin: string | null): string | null {
  if (publicOrigin === null) return null;
  const { hostname } = new URL(publicOrigin);
  const isNumber = isIP(hostname.replace('[', '').replace(']', '')) > 0;
  return isNumber || isLoopback(hostname) ? null : hostname;
}

/** Name servers, and our own door as the world sees it: by https, at public addresses only. */
export function composeHostWorld(): HostWorld {
  const fetchPublic = makePublicFetch(CERTIFICATE_LIMITS);
  return {
    dns: makeSystemDns(),
    isServed: async (host) =>
      (await fetchPublic(`https://${host}/health/host?domain=${host}`))?.status === 200,
  };
}
