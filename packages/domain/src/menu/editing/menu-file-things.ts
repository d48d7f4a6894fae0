import { minor, type Minor } from '../../money/minor.ts';
import { vatRatesOf } from '../../money/vat.ts';
import { ok, type Result } from '../../result.ts';
import type {
  Catalogue,
  Category,
  Item,
  Menu,
  ModificationGroup,
  UpsellGroup,
} from '../catalogue.ts';
import {
  BLANK_CATEGORY,
  BLANK_GROUP,
  BLANK_ITEM,
  BLANK_OPTION,
  BLANK_UPSELL,
} from './blank-things.ts';
import { checkCategory } from './check-category.ts';
import { checkGroup } from './check-group.ts';
import { checkItem, type EditingCompany } from './check-item.ts';
import { checkEntries, checkMenu } from './check-menu.ts';
import { checkUpsell } from './check-upsell.ts';
import type { EditProblem } from './edit-problem.ts';
import type {
  FileCategory,
  FileGroup,
  FileItem,
  FileKind,
  FileMenu,
  FileThings,
  FileUpsell,
  MenuFile,
  WholeMenu,
} from './menu-file.ts';

/** A thing of the file as it would stand here. */
export type Wanted<Thing> = { at: number; thing: Thing; isNew: boolean; isSame: boolean };
export type WantedThings = { [Kind in FileKind]: Wanted<FileThings[Kind]>[] };

export type ThingWorld = {
  standing: WholeMenu;
  company: EditingCompany;
  newId: () => string;
  /** The menu as it will be: things of one file name each other. */
  after: Catalogue;
};

type Checked<Thing> = Result<Thing, EditProblem>;

const minorOrNull = (price: number | null): Minor | null => (price === null ? null : minor(price));

/** With what is archived: its ties stay with it, and come back with it (CATALOG-39). */
export function afterwards(standing: MenuFile, wanted: WantedThings): Catalogue {
  const all = <Thing extends { id: string }>(
    before: readonly Thing[],
    changed: readonly { thing: Thing }[],
  ): Thing[] => [
    ...new Map(
      [...before, ...changed.map(({ thing }) => thing)].map((one) => [one.id, one]),
    ).values(),
  ];
  return {
    categories: all(standing.categories, wanted.categories).map(({ id, parentId }): Category => ({
      ...BLANK_CATEGORY,
      id,
      parentId,
    })),
    modificationGroups: all(standing.groups, wanted.groups).map(
      ({ id, options }): ModificationGroup => ({
        ...BLANK_GROUP,
        id,
        variations: options.map(({ id: optionId, asItemId }) => ({
          ...BLANK_OPTION,
          id: optionId,
          asItem: asItemId === null ? null : { id: asItemId },
        })),
      }),
    ),
    upsellGroups: all(standing.upsells, wanted.upsells).map(({ id, itemIds }): UpsellGroup => ({
      ...BLANK_UPSELL,
      id,
      itemIds,
    })),
    menus: all(standing.menus, wanted.menus).map(({ id, venueId }): Menu => ({
      id,
      venueId,
      serviceTypes: [],
      availabilities: [],
      menuEntries: [],
    })),
    items: all(standing.items, wanted.items).map(
      ({ id, categoryIds, groupIds, isArchived }): Item => ({
        ...BLANK_ITEM,
        id,
        categoryIds,
        modificationGroupIds: groupIds,
        deleted: isArchived,
      }),
    ),
  };
}

export function categoryOf(
  { id, name, description, parentId, hidden, image, order, isArchived }: FileCategory,
  { standing, company, after }: ThingWorld,
): Checked<Category> {
  const before = standing.categories.find((category) => category.id === id) ?? null;
  const checked = checkCategory(
    { name, description, parentId, hidden },
    { categoryId: id, before, categories: after.categories, company },
  );
  if (!checked.ok) return checked;
  const own = { id, image, order, deleted: isArchived };
  return ok({ ...(before ?? BLANK_CATEGORY), ...checked.value, ...own });
}

export function groupOf(
  { id, options, isArchived, ...group }: FileGroup,
  { standing, company, after }: ThingWorld,
): Checked<WholeMenu['groups'][number]> {
  const before = standing.groups.find((one) => one.id === id) ?? null;
  const checked = checkGroup(
    { ...group, options },
    { groupId: id, before, catalogue: after, company },
  );
  if (!checked.ok) return checked;
  const variations = checked.value.variations.map((option, at) => ({
    ...option,
    image: options[at]?.image ?? null,
  }));
  return ok({ ...checked.value, variations, isArchived });
}

export function upsellOf(
  { id, isArchived, ...upsell }: FileUpsell,
  { standing, company, after }: ThingWorld,
): Checked<WholeMenu['upsells'][number]> {
  const before = standing.upsells.find((one) => one.id === id) ?? null;
  const checked = checkUpsell(upsell, { upsellId: id, before, items: after.items, company });
  return checked.ok ? ok({ ...checked.value, isArchived }) : checked;
}

export function menuOf(
  { id, name, venueId, serviceTypes, hours, isArchived }: FileMenu,
  { newId }: ThingWorld,
): Checked<WholeMenu['menus'][number]> {
  // Menus from before they had names are told apart by what they serve.
  const checked = checkMenu(
    { ...(name !== '' && { name }), serviceTypes, hours },
    { isNew: false },
  );
  if (!checked.ok) return checked;
  return ok({
    id,
    name: checked.value.name ?? '',
    venueId,
    serviceTypes: [...(checked.value.serviceTypes ?? [])],
    availabilities: (checked.value.hours ?? []).map(({ dayOfWeek, start, end }) => ({
      id: newId(),
      dayOfWeek,
      timeRange: { id: newId(), start, end },
    })),
    isArchived,
  });
}

export function itemOf(
  item: FileItem,
  { standing, company, after, newId }: ThingWorld,
): Checked<WholeMenu['items'][number]> {
  const { id, price, image, order, isArchived, entries, ...input } = item;
  const before = standing.items.find((one) => one.id === id) ?? null;
  const checked = checkItem(
    {
      ...input,
      // Who has a price on a menu needs none beside it.
      price: price ?? entries[0]?.price ?? null,
      // What is not sold any more may be from before there were rates.
      vatRate: input.vatRate ?? (isArchived ? (vatRatesOf(company.country)[0] ?? null) : null),
    },
    { itemId: id, before, catalogue: after, company },
  );
  if (!checked.ok) return checked;
  const prices = checkEntries(entries, { menus: after.menus, company });
  if (!prices.ok) return prices;
  const standingEntries = new Map((before?.entries ?? []).map((entry) => [entry.menuId, entry.id]));
  return ok({
    ...BLANK_ITEM,
    ...before,
    ...checked.value,
    vatRate: input.vatRate,
    hasDecidedAllergens: item.allergens !== null,
    id,
    image,
    order,
    deleted: isArchived,
    defaultPrice: minorOrNull(price),
    entries: entries.map((entry) => ({
      ...entry,
      id: standingEntries.get(entry.menuId) ?? newId(),
      itemId: id,
      price: minor(entry.price),
    })),
  });
}
