import type { LinkedCategory, LinkedItem, LinkedMenu } from '@tallrik/contract/linked-catalogue';
import type {
  Catalogue,
  InventoryEntry,
  ModificationGroup,
  Variation,
} from '@tallrik/domain/menu/catalogue';

/** What moves while guests order: which menu and shop stand, and what is left. */
export type VenueSnapshot = {
  catalogueVersion: number;
  shopVersion: number;
  inventory: InventoryEntry[];
};

/** What guests may see of a catalogue, with ids replaced by what they name. */
export type LinkedCatalogue = {
  /** Not deleted. */
  items: ReadonlyMap<string, LinkedItem>;
  /** Not deleted and not hidden, nor inside one that is; by `order` descending. */
  categories: ReadonlyMap<string, LinkedCategory>;
  modificationGroups: readonly ModificationGroup[];
  variations: ReadonlyMap<string, Variation>;
  menus: readonly LinkedMenu[];
};

/** The whole catalogue for deciding, and what guests may see of it for answering. */
export type LoadedCatalogue = { catalogue: Catalogue; linked: LinkedCatalogue };

/** Null for a company that does not exist. `version` is the current one where the caller has just read it. */
export type LoadCatalogue = (
  companyId: string,
  version?: number,
) => Promise<LoadedCatalogue | null>;
