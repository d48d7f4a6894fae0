import { OFFICE_LIMITS } from '../../company/office-limits.ts';
import type { Category } from '../catalogue.ts';
import type { EditingCompany } from './check-item.ts';
import type { EditProblem } from './edit-problem.ts';
import {
  type FileIds,
  type FileProblem,
  type Given,
  type GivenMenuFile,
  matchMenuFile,
  nameOfThing,
} from './match-menu-file.ts';
import {
  FILE_KINDS,
  type FileKind,
  type FileThings,
  type FileVenue,
  type MenuFile,
  menuFileOf,
  type WholeMenu,
} from './menu-file.ts';
import {
  afterwards,
  categoryOf,
  groupOf,
  itemOf,
  menuOf,
  type ThingWorld,
  upsellOf,
  type Wanted,
  type WantedThings,
} from './menu-file-things.ts';
import { makeTranslate, type Translate } from './translate-file-things.ts';
import type { Result } from '../../result.ts';

export type PlannedThing<Thing> = { isNew: boolean; name: string; thing: Thing };

export type MenuFilePlan = {
  categories: PlannedThing<Category>[];
  groups: PlannedThing<WholeMenu['groups'][number]>[];
  upsells: PlannedThing<WholeMenu['upsells'][number]>[];
  menus: PlannedThing<WholeMenu['menus'][number]>[];
  items: PlannedThing<WholeMenu['items'][number]>[];
  untouched: Record<FileKind, number>;
  /** Pictures that are not the company's: its dishes keep what they have. */
  picturesLeftOut: number;
  problems: FileProblem[];
  ids: FileIds;
};

export type MenuFileWorld = {
  standing: WholeMenu;
  company: EditingCompany;
  venues: readonly FileVenue[];
  /** Addresses of the company's own pictures. */
  pictures: ReadonlySet<string>;
  newId: () => string;
  /** The id a new thing of the file gets; one of its own unless it is told otherwise. */
  idFor?: (fileId: string) => string;
};

/**
 * What importing a menu would do, before anything is written (CATALOG-41, CATALOG-42): a field left out changes nothing,
 * what is not in the file is left alone, and what stands already is not written again.
 */
export function planMenuFile(file: GivenMenuFile, world: MenuFileWorld): MenuFilePlan {
  const { company, idFor = () => world.newId() } = world;
  const standing = menuFileOf(world.standing, company, world.venues);
  const { ids, problems } = matchMenuFile(file, standing, { ...company, idFor });
  const translated = makeTranslate({ ...world, ids, standing, problems, idFor });
  const wanted = wantedOf(file, standing, ids, translated.translate);
  const thingWorld = { ...world, after: afterwards(standing, wanted) };
  const plan: MenuFilePlan = {
    categories: planned('categories', wanted, { ...thingWorld, problems }, categoryOf),
    groups: planned('groups', wanted, { ...thingWorld, problems }, groupOf),
    upsells: planned('upsells', wanted, { ...thingWorld, problems }, upsellOf),
    menus: planned('menus', wanted, { ...thingWorld, problems }, menuOf),
    items: planned('items', wanted, { ...thingWorld, problems }, itemOf),
    untouched: { categories: 0, groups: 0, upsells: 0, menus: 0, items: 0 },
    picturesLeftOut: translated.picturesLeftOut(),
    problems,
    ids,
  };
  for (const kind of FILE_KINDS)
    plan.untouched[kind] = wanted[kind].filter(({ isSame }) => isSame).length;
  problems.push(...beyondLimits(standing, wanted));
  return plan;
}

function wantedOf(
  file: GivenMenuFile,
  standing: MenuFile,
  ids: FileIds,
  translate: ReturnType<typeof makeTranslate>['translate'],
): WantedThings {
  return {
    categories: wantedKind(
      file.categories,
      standing.categories,
      ids.categories,
      translate.categories,
    ),
    groups: wantedKind(file.groups, standing.groups, ids.groups, translate.groups),
    upsells: wantedKind(file.upsells, standing.upsells, ids.upsells, translate.upsells),
    menus: wantedKind(file.menus, standing.menus, ids.menus, translate.menus),
    items: wantedKind(file.items, standing.items, ids.items, translate.items),
  };
}

function wantedKind<Thing extends FileThings[FileKind]>(
  given: readonly Given<Thing>[] | undefined,
  standing: readonly Thing[],
  ids: ReadonlyMap<string, string>,
  translate: Translate<Thing>,
): Wanted<Thing>[] {
  const byId = new Map(standing.map((thing) => [thing.id, thing]));
  // New things stand at the end (D-423).
  const lowest = standing.reduce(
    (least, thing) => Math.min(least, 'order' in thing ? thing.order : 0),
    0,
  );
  const seen = new Set<string>();
  return (given ?? []).flatMap((written, at) => {
    if (seen.has(written.id)) return [];
    seen.add(written.id);
    const id = ids.get(written.id) ?? written.id;
    const before = byId.get(id) ?? null;
    const thing = translate({ ...written, id }, before, { at, order: lowest - 1 - at });
    const isSame = before !== null && canonical(before) === canonical(thing);
    return [{ at, thing, isNew: before === null, isSame }];
  });
}

/** Fields come in any order, and so do languages. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

function planned<Kind extends FileKind, Thing>(
  kind: Kind,
  wanted: WantedThings,
  world: ThingWorld & { problems: FileProblem[] },
  check: (thing: FileThings[Kind], world: ThingWorld) => Result<Thing, EditProblem>,
): PlannedThing<Thing>[] {
  return wanted[kind].flatMap(({ at, thing, isNew, isSame }) => {
    if (isSame || world.problems.length >= MOST_PROBLEMS) return [];
    const name = nameOfThing(thing, world.company.defaultLanguage);
    const checked = check(thing, world);
    if (checked.ok) return [{ isNew, name, thing: checked.value }];
    const { code, field } = checked.error;
    // What names nothing was told while it was translated.
    const isTold = () => world.problems.some((told) => told.place.startsWith(`${kind}.${at}.`));
    if (code === 'NOT_FOUND' && isTold()) return [];
    const place = [kind, at, ...(field === null ? [] : [field])].join('.');
    world.problems.push({ place, value: valueAt(thing, field) ?? name, code });
    return [];
  });
}

/** Whoever has as many puts the file right elsewhere: no more is looked at. */
const MOST_PROBLEMS = 1_000;

/** What stands at the path of a problem, for who has to find it. */
function valueAt(thing: object, field: string | null): string | null {
  const found = (field ?? '')
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      thing,
    );
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

const LIMITS: Record<FileKind, number> = {
  categories: OFFICE_LIMITS.categories,
  groups: OFFICE_LIMITS.optionGroups,
  upsells: OFFICE_LIMITS.upsellGroups,
  menus: OFFICE_LIMITS.menus,
  items: OFFICE_LIMITS.items,
};

function beyondLimits(standing: MenuFile, wanted: WantedThings): FileProblem[] {
  return FILE_KINDS.flatMap((kind): FileProblem[] => {
    const living = new Map<string, boolean>(
      standing[kind].map(({ id, isArchived }) => [id, !isArchived]),
    );
    const before = [...living.values()].filter(Boolean).length;
    for (const { thing } of wanted[kind]) living.set(thing.id, !thing.isArchived);
    const count = [...living.values()].filter(Boolean).length;
    // Who stands above the limit already may still change what there is.
    return count > LIMITS[kind] && count > before
      ? [{ place: kind, value: String(count), code: 'LIMIT_REACHED' }]
      : [];
  });
}
