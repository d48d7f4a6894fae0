import type {
  Category,
  Item,
  Menu,
  MenuEntry,
  ModificationGroup,
  UpsellGroup,
} from '@tallrik/domain/menu/catalogue';

// The domain's catalogue with its ids replaced by what they name, as GraphQL answers walk it.
// Linked once per version of a menu: resolving ids again for every guest would be most of the work.

export type LinkedItem = Item & {
  categories: LinkedCategory[];
  modificationGroups: ModificationGroup[];
  upsales: LinkedUpsellGroup[];
  /** Venues with a menu that has an entry for it. */
  venueIds: ReadonlySet<string>;
};

/** `items` are the category's own, not deleted, sorted; the resolver cuts them to what was asked for. */
export type LinkedCategory = Category & { items: LinkedItem[] };

export type LinkedUpsellGroup = UpsellGroup & { items: LinkedItem[] };

export type LinkedMenuEntry = MenuEntry & { item: LinkedItem };

export type LinkedMenu = Omit<Menu, 'menuEntries'> & { menuEntries: LinkedMenuEntry[] };
