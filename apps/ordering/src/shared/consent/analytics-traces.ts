import { seenPaths } from './analytics-paths.ts';

/** What analytics services are known to leave behind, also those that were used before us (SUPPORT-08, D-127). */
const TRACE = /^(?:_ga|_gid|_gat|_gac_|_gcl_|_pk_|mtm_|_hj|ajs_|mp_|plausible_)/;
/** Cookies of another path are not shown here: their usual names are tried all the same (F-31). */
const USUAL = ['_ga', '_gid', '_gat', '_gcl_au', '_hjid', 'ajs_anonymous_id', 'ajs_user_id'];

export type Browser = {
  cookies: { read: () => string; write: (cookie: string) => void };
  host: string;
  /** Every path of this visit the guest has been on. */
  paths: readonly string[];
  storages: readonly (Storage | null)[];
};

/** Cookies of all paths and domains this site could have set, and what lies in storage (F-31). */
export function removeAnalyticsTraces(browser: Browser = thisBrowser()): void {
  const shown = browser.cookies.read().split(';').map(nameOf).filter(isTrace);
  const paths = [...new Set(browser.paths.flatMap(pathsAbove))];
  for (const name of new Set([...shown, ...USUAL])) {
    for (const domain of domainsAbove(browser.host)) {
      for (const path of paths) {
        const where = domain === null ? '' : `; Domain=${domain}`;
        browser.cookies.write(`${name}=; Path=${path}${where}; Max-Age=0; SameSite=Lax`);
      }
    }
  }
  for (const storage of browser.storages) removeFrom(storage);
}

const nameOf = (cookie: string): string => cookie.split('=')[0]?.trim() ?? '';
const isTrace = (name: string): boolean => TRACE.test(name);

/** `/a/b` and every folder above it, with and without the slash: a cookie's path is compared letter by letter. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const above = parts.map((_part, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...above.flatMap((folder) => [folder, `${folder}/`])];
}

/** Null is this host alone; then the host and all it belongs to. What is nobody's to set the browser ignores. */
function domainsAbove(host: string): (string | null)[] {
  const labels = host.split('.');
  const above = labels.map((_label, at) => labels.slice(at).join('.'));
  return [null, ...above.filter((domain, at) => at === 0 || domain.includes('.'))];
}

function removeFrom(storage: Storage | null): void {
  if (storage === null) return;
  const keys = Array.from({ length: storage.length }, (_key, at) => storage.key(at) ?? '');
  for (const key of keys.filter(isTrace)) storage.removeItem(key);
}

const thisBrowser = (): Browser => ({
  cookies: {
    read: () => document.cookie,
    write: (cookie) => {
      document.cookie = cookie;
    },
  },
  host: location.hostname,
  paths: [...seenPaths(), location.pathname],
  storages: [storageOf(() => window.localStorage), storageOf(() => window.sessionStorage)],
});

// Reading the property itself throws where storage is forbidden.
function storageOf(read: () => Storage): Storage | null {
  try {
    return read();
  } catch {
    return null;
  }
}
