import type { KeyValueStorage } from '../local-data/local-data.ts';
import type { Wrapper } from './wrapper.ts';

/**
 * The browser's storage, every change of which the wrapper keeps as well (D-131). The app reads the browser's: a
 * first page must not wait for a reply that is looked for every 150 ms.
 */
export function mirroredStorage(
  browser: KeyValueStorage | null,
  wrapper: Wrapper,
): KeyValueStorage {
  return {
    getItem: (key) => browser?.getItem(key) ?? null,
    setItem: (key, value) => {
      wrapper.post('SET_STORAGE', { key, value });
      browser?.setItem(key, value);
    },
    removeItem: (key) => {
      wrapper.post('SET_STORAGE', { key, value: null });
      browser?.removeItem(key);
    },
  };
}

/**
 * Gives back what a clean-up of the web view took away: values that the wrapper still has and the browser does
 * not. True when there were any.
 */
export async function restoreStorage(
  browser: KeyValueStorage | null,
  wrapper: Wrapper,
  keys: readonly string[],
): Promise<boolean> {
  const missing = keys.filter((key) => (browser?.getItem(key) ?? null) === null);
  if (missing.length === 0) return false;
  const stored = await wrapper.ask('GET_STORAGE', { keys: missing }, readTexts);
  let isAnyRestored = false;
  for (const key of missing) {
    const value = stored?.[key];
    // A guest may have acted while the wrapper looked.
    if (typeof value !== 'string' || (browser?.getItem(key) ?? null) !== null) continue;
    browser?.setItem(key, value);
    isAnyRestored = true;
  }
  return isAnyRestored;
}

function readTexts(reply: unknown): Record<string, string | null> | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined;
  return Object.fromEntries(
    Object.entries(reply).filter(([, value]) => value === null || typeof value === 'string'),
  );
}
