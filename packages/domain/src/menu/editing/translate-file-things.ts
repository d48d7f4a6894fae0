import type { Language } from '../../company/languages.ts';
import type { FileIds, FileProblem, Given } from './match-menu-file.ts';
import { nameOfThing } from './match-menu-file.ts';
import { type FileKind, type FileThings, inWeekOrder, type MenuFile } from './menu-file.ts';

type World = {
  ids: FileIds;
  standing: MenuFile;
  problems: FileProblem[];
  company: { defaultLanguage: Language };
  pictures: ReadonlySet<string>;
  idFor: (fileId: string) => string;
};

/** Of a thing in the file, and where a new one stands. */
type Place = { at: number; order: number };

export type Translate<Thing> = (given: Given<Thing>, before: Thing | null, place: Place) => Thing;

/** Puts things of a file into the words of this company: its ids, its pictures, and what the file leaves out. */
export function makeTranslate(world: World) {
  const { ids, standing, problems } = world;
  let picturesLeftOut = 0;
  const known = Object.fromEntries(
    (['categories', 'groups', 'upsells', 'menus', 'items', 'venues'] as const).map((kind) => [
      kind,
      new Set(standing[kind].map(({ id }) => id)),
    ]),
  ) as Record<FileKind | 'venues', Set<string>>;

  function idOf(kind: FileKind | 'venues', id: string, place: string): string {
    const here = ids[kind].get(id) ?? (known[kind].has(id) ? id : undefined);
    if (here === undefined) problems.push({ place, value: id, code: 'NOT_FOUND' });
    return here ?? id;
  }
  const idsOf = (kind: FileKind, list: readonly string[], place: string): string[] =>
    list.map((id, at) => idOf(kind, id, `${place}.${at}`));

  function picture(address: string | null | undefined, stands: string | null): string | null {
    if (address === undefined) return stands;
    if (address === null || address === stands || world.pictures.has(address)) return address;
    picturesLeftOut += 1;
    return stands;
  }

  /** Options and sizes keep the ids they have; unknown ones are found by their name, or are new. */
  function parts<Part extends Given<{ id: string; name: FileThings['groups']['name'] }>>(
    given: readonly Part[],
    before: readonly Part[],
    place: string,
  ): (Part & { before: Part | null })[] {
    const used = new Set<string>();
    const givenIds = new Set(given.map(({ id }) => id));
    return given.map((part, at) => {
      const name = nameOfThing(part, world.company.defaultLanguage);
      const stands =
        before.find(({ id }) => id === part.id) ??
        before.find(
          (one) =>
            !givenIds.has(one.id) &&
            !used.has(one.id) &&
            nameOfThing(one, world.company.defaultLanguage) === name,
        ) ??
        null;
      const written = stands?.id ?? part.id;
      if (used.has(written))
        problems.push({ place: `${place}.${at}.id`, value: part.id, code: 'ID_TWICE' });
      used.add(written);
      return { ...part, id: stands?.id ?? world.idFor(part.id), before: stands };
    });
  }

  const translate: { [Kind in FileKind]: Translate<FileThings[Kind]> } = {
    categories: (given, before, { at, order }) => {
      const place = `categories.${at}`;
      const { parentId = before?.parentId ?? null } = given;
      return {
        id: given.id,
        name: given.name ?? before?.name ?? {},
        description: given.description ?? before?.description ?? {},
        parentId: parentId === null ? null : idOf('categories', parentId, `${place}.parentId`),
        hidden: given.hidden ?? before?.hidden ?? false,
        image: picture(given.image, before?.image ?? null),
        order: given.order ?? before?.order ?? order,
        isArchived: given.isArchived ?? before?.isArchived ?? false,
      };
    },
    groups: (given, before, { at: index }) => ({
      id: given.id,
      name: given.name ?? before?.name ?? {},
      type: given.type ?? before?.type ?? 'MULTIPLE',
      required: given.required ?? before?.required ?? false,
      expandedByDefault: given.expandedByDefault ?? before?.expandedByDefault ?? false,
      minChoices: given.minChoices === undefined ? (before?.minChoices ?? null) : given.minChoices,
      maxChoices: given.maxChoices === undefined ? (before?.maxChoices ?? null) : given.maxChoices,
      options:
        given.options === undefined
          ? (before?.options ?? [])
          : parts(given.options, before?.options ?? [], `groups.${index}.options`).map(
              ({ before: stands, asItemId, image, ...option }, at) => ({
                ...option,
                asItemId:
                  asItemId === null
                    ? null
                    : idOf('items', asItemId, `groups.${index}.options.${at}.asItemId`),
                image: picture(image, stands?.image ?? null),
              }),
            ),
      isArchived: given.isArchived ?? before?.isArchived ?? false,
    }),
    upsells: (given, before, { at: index }) => ({
      id: given.id,
      name: given.name ?? before?.name ?? {},
      hideInApp: given.hideInApp ?? before?.hideInApp ?? false,
      enableMultiSelect: given.enableMultiSelect ?? before?.enableMultiSelect ?? false,
      itemIds: given.itemIds
        ? idsOf('items', given.itemIds, `upsells.${index}.itemIds`)
        : (before?.itemIds ?? []),
      isArchived: given.isArchived ?? before?.isArchived ?? false,
    }),
    menus: (given, before, { at: index }) => ({
      id: given.id,
      name: given.name ?? before?.name ?? '',
      // A menu stays where it is: what was sold from it names its restaurant.
      venueId: before?.venueId ?? idOf('venues', given.venueId ?? '', `menus.${index}.venueId`),
      serviceTypes: given.serviceTypes ?? before?.serviceTypes ?? [],
      hours: inWeekOrder(given.hours ?? before?.hours ?? []),
      isArchived: given.isArchived ?? before?.isArchived ?? false,
    }),
    items: (given, before, { at: index, order }) => ({
      id: given.id,
      title: given.title ?? before?.title ?? {},
      description: given.description ?? before?.description ?? {},
      isOffStartPage: given.isOffStartPage ?? before?.isOffStartPage ?? false,
      categoryIds: given.categoryIds
        ? idsOf('categories', given.categoryIds, `items.${index}.categoryIds`)
        : (before?.categoryIds ?? []),
      price: given.price === undefined ? (before?.price ?? null) : given.price,
      vatRate: given.vatRate === undefined ? (before?.vatRate ?? null) : given.vatRate,
      allergens: given.allergens === undefined ? (before?.allergens ?? null) : given.allergens,
      ageRestricted: given.ageRestricted ?? before?.ageRestricted ?? false,
      disableMembershipDiscount:
        given.disableMembershipDiscount ?? before?.disableMembershipDiscount ?? false,
      instant: given.instant ?? before?.instant ?? false,
      sizes: given.sizes
        ? {
            ...given.sizes,
            sizes: parts(
              given.sizes.sizes,
              before?.sizes?.sizes ?? [],
              `items.${index}.sizes.sizes`,
            ).map(({ before: _stands, ...size }) => size),
          }
        : given.sizes === undefined
          ? (before?.sizes ?? null)
          : null,
      groupIds: given.groupIds
        ? idsOf('groups', given.groupIds, `items.${index}.groupIds`)
        : (before?.groupIds ?? []),
      upsellIds: given.upsellIds
        ? idsOf('upsells', given.upsellIds, `items.${index}.upsellIds`)
        : (before?.upsellIds ?? []),
      image: picture(given.image, before?.image ?? null),
      order: given.order ?? before?.order ?? order,
      entries: given.entries
        ? entriesOf(given.entries, `items.${index}.entries`)
        : (before?.entries ?? []),
      isArchived: given.isArchived ?? before?.isArchived ?? false,
    }),
  };

  function entriesOf(entries: FileThings['items']['entries'], place: string) {
    const menus = new Set<string>();
    const here = entries.map((entry, at) => {
      const menuId = idOf('menus', entry.menuId, `${place}.${at}.menuId`);
      if (menus.has(menuId))
        problems.push({ place: `${place}.${at}.menuId`, value: entry.menuId, code: 'ID_TWICE' });
      menus.add(menuId);
      return { ...entry, menuId };
    });
    // As they are read: which menu comes first is nobody's choice.
    return here.toSorted((one, other) => (one.menuId < other.menuId ? -1 : 1));
  }

  return { translate, picturesLeftOut: () => picturesLeftOut };
}
