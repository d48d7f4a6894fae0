import { guestCookieName } from '@tallrik/contract/page-rendering';
import type { LocalData } from './local-data.ts';

const MIRRORED = ['language', 'serviceType', 'tableId', 'analyticsConsent'] as const;
const YEAR_IN_SECONDS = 31_536_000;

/** D-22: in a QR order the table stays between guest and server; no address repeats it. */
function mirrored(localData: LocalData, field: (typeof MIRRORED)[number]): string | null {
  if (field === 'tableId' && localData.get('qrOrder') !== null) return null;
  // Without it the server takes no counts of this guest, and hands out nobody's frame (D-196).
  if (field === 'analyticsConsent')
    return localData.get('analyticsConsent') ? localData.get('consentScope') : null;
  return localData.get(field);
}

/** The server renders the first page in the guest's language and for the guest's service type: it reads cookies. */
export function mirrorCookies(
  companyId: string,
  localData: LocalData,
  writeCookie: (cookie: string) => void,
): () => void {
  const written = new Map<string, string | null>();
  function mirror() {
    for (const field of MIRRORED) {
      const value = mirrored(localData, field);
      if (written.get(field) === value) continue;
      written.set(field, value);
      const age = value === null ? 0 : YEAR_IN_SECONDS;
      const name = guestCookieName(field, companyId);
      writeCookie(
        `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax`,
      );
    }
  }
  mirror();
  return localData.subscribe(mirror);
}
