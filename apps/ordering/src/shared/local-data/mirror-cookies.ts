import { guestCookieName } from '@tallrik/contract/page-rendering';
import type { LocalData } from './local-data.ts';

const MIRRORED = ['language', 'serviceType'] as const;
const YEAR_IN_SECONDS = 31_536_000;

/** The server renders the first page in the guest's language and for the guest's service type: it reads cookies. */
export function mirrorCookies(
  companyId: string,
  localData: LocalData,
  writeCookie: (cookie: string) => void,
): () => void {
  const written = new Map<string, string | null>();
  function mirror() {
    for (const field of MIRRORED) {
      const value = localData.get(field);
      if (written.get(field) === value) continue;
      written.set(field, value);
      const age = value === null ? 0 : YEAR_IN_SECONDS;
      const name = guestCookieName(field, companyId);
      writeCookie(`${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`);
    }
  }
  mirror();
  return localData.subscribe(mirror);
}
