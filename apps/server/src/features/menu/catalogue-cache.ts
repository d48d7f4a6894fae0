import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import { linkCatalogue, type LinkedCatalogue } from './link-catalogue.ts';
import type { VersionedCatalogue } from './menu-store.ts';

/** The whole catalogue for deciding, and what guests may see of it for answering. */
export type LoadedCatalogue = { catalogue: Catalogue; linked: LinkedCatalogue };

/** Null for a company that does not exist. */
export type LoadCatalogue = (companyId: string) => Promise<LoadedCatalogue | null>;

type Kept = { version: number; loading: Promise<LoadedCatalogue | null> };

/** A large menu is about a megabyte; the least lately used company is read again when it comes back. */
const DEFAULT_CAPACITY = 100;

/**
 * Keeps each company's catalogue as long as its version stands, so that a guest costs one small query instead of
 * a dozen. Guests who come while it is being read wait for the same reading.
 */
export function makeLoadCatalogue(deps: {
  findVersion: (companyId: string) => Promise<number | null>;
  load: (companyId: string) => Promise<VersionedCatalogue | null>;
  capacity?: number;
}): LoadCatalogue {
  const capacity = deps.capacity ?? DEFAULT_CAPACITY;
  const kept = new Map<string, Kept>();

  function keep(companyId: string, entry: Kept): Promise<LoadedCatalogue | null> {
    kept.delete(companyId);
    kept.set(companyId, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break;
      kept.delete(oldest);
    }
    return entry.loading;
  }

  return async (companyId) => {
    const version = await deps.findVersion(companyId);
    if (version === null) return null;
    const known = kept.get(companyId);
    // A slow question about the version must not bring back an older menu.
    if (known && known.version >= version) return keep(companyId, known);
    const loading = deps
      .load(companyId)
      .then((loaded) =>
        loaded ? { catalogue: loaded.catalogue, linked: linkCatalogue(loaded.catalogue) } : null,
      );
    // A failed reading is not kept: the next guest tries again.
    loading.catch(() => {
      if (kept.get(companyId)?.loading === loading) kept.delete(companyId);
    });
    return keep(companyId, { version, loading });
  };
}
