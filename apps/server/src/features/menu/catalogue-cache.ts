import { makeVersionedCache } from '../../platform/database/versioned-cache.ts';
import { linkCatalogue } from './link-catalogue.ts';
import type { LoadCatalogue, LoadedCatalogue } from './menu-port.ts';
import type { VersionedCatalogue } from './menu-store.ts';

/** A large menu is about a megabyte; the least lately used company is read again when it comes back. */
const DEFAULT_CAPACITY = 100;

/**
 * Keeps each company's catalogue as long as its version stands, so that a guest costs one small query instead of
 * a dozen.
 */
export function makeLoadCatalogue(deps: {
  findVersion: (companyId: string) => Promise<number | null>;
  load: (companyId: string) => Promise<VersionedCatalogue | null>;
  capacity?: number;
}): LoadCatalogue {
  const load = async (companyId: string): Promise<LoadedCatalogue | null> => {
    const loaded = await deps.load(companyId);
    if (!loaded) return null;
    const { catalogue, variations } = loaded;
    return { catalogue, linked: linkCatalogue(catalogue, variations) };
  };
  const cache = makeVersionedCache(load, deps.capacity ?? DEFAULT_CAPACITY);
  return async (companyId, known) => {
    const version = known ?? (await deps.findVersion(companyId));
    return version === null ? null : cache(companyId, version);
  };
}
