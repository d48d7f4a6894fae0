import type { Language, Localized } from '../../company/languages.ts';
import type { EditRefusalCode } from './edit-problem.ts';
import {
  FILE_KINDS,
  type FileKind,
  type FileThings,
  type FileVenue,
  type MenuFile,
} from './menu-file.ts';
import { plainText } from './texts.ts';

/** A thing as a file names it: fields left out are not changed. */
export type Given<Thing> = { id: string } & {
  [Field in keyof Thing]?: Thing[Field] | undefined;
};

export type GivenMenuFile = {
  [Kind in FileKind]?: readonly Given<FileThings[Kind]>[] | undefined;
} & { venues?: readonly FileVenue[] | undefined };

/** A wrong value, by its path in the file. */
export type FileProblem = { place: string; value: string; code: EditRefusalCode };

/** The ids that things of the file have here: those they stand under, or new ones. */
export type FileIds = Record<FileKind | 'venues', ReadonlyMap<string, string>>;

type Named = { name?: Localized | string | undefined; title?: Localized | undefined };

/** What a thing is called, in the company's own language if it can be. */
export function nameOfThing(thing: Named, defaultLanguage: Language): string {
  const text = thing.title ?? thing.name ?? '';
  return typeof text === 'string' ? text : plainText(text, defaultLanguage);
}

/** By id, else by name: dishes within a category, menus within a restaurant (CATALOG-41). */
export function matchMenuFile(
  file: GivenMenuFile,
  standing: MenuFile,
  world: { defaultLanguage: Language; idFor: (fileId: string) => string },
): { ids: FileIds; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const ids = { venues: matchVenues(file.venues ?? [], standing.venues) } as Record<
    FileKind | 'venues',
    Map<string, string>
  >;
  for (const kind of FILE_KINDS) {
    const given: readonly Given<FileThings[FileKind]>[] = file[kind] ?? [];
    const found = matchKind(
      given,
      standing[kind],
      (thing) => nameOfThing(thing, world.defaultLanguage).trim().toLowerCase(),
      (thing, other) => isSamePlace(thing, other, ids),
    );
    ids[kind] = new Map();
    for (const [at, { id }] of given.entries()) {
      if (ids[kind].has(id))
        problems.push({ place: `${kind}.${at}.id`, value: id, code: 'ID_TWICE' });
      else ids[kind].set(id, found.get(id) ?? world.idFor(id));
    }
  }
  return { ids, problems };
}

function matchKind(
  given: readonly Given<FileThings[FileKind]>[],
  standing: readonly FileThings[FileKind][],
  nameOf: (thing: Named) => string,
  isSame: (thing: Given<FileThings[FileKind]>, other: FileThings[FileKind]) => boolean,
): Map<string, string> {
  const known = new Set(standing.map(({ id }) => id));
  const used = new Set(given.map(({ id }) => id).filter((id) => known.has(id)));
  const found = new Map([...used].map((id) => [id, id]));
  // By name, so that no thing of a long file is held against each that stands.
  const named = new Map<string, FileThings[FileKind][]>();
  const keyOf = (thing: Named, isArchived: boolean) => `${isArchived} ${nameOf(thing)}`;
  for (const one of standing) {
    const key = keyOf(one, one.isArchived);
    const same = named.get(key);
    if (same) same.push(one);
    else named.set(key, [one]);
  }
  for (const thing of given) {
    if (found.has(thing.id) || nameOf(thing) === '') continue;
    const other = (named.get(keyOf(thing, thing.isArchived ?? false)) ?? []).find(
      (one) => !used.has(one.id) && isSame(thing, one),
    );
    if (other === undefined) continue;
    used.add(other.id);
    found.set(thing.id, other.id);
  }
  return found;
}

/** Two of one name. */
function isSamePlace(
  thing: Given<FileThings[FileKind]>,
  other: FileThings[FileKind],
  ids: Partial<FileIds>,
): boolean {
  if ('categoryIds' in other) {
    const wanted = 'categoryIds' in thing ? (thing.categoryIds ?? []) : [];
    return wanted.some((id) => other.categoryIds.includes(ids.categories?.get(id) ?? id));
  }
  if ('venueId' in other) {
    const venueId = 'venueId' in thing ? (thing.venueId ?? '') : '';
    return other.venueId === (ids.venues?.get(venueId) ?? venueId);
  }
  return true;
}

/** Restaurants are not made by a menu: each is one that stands, by id, by name, or because there is no other. */
function matchVenues(
  given: readonly FileVenue[],
  standing: readonly FileVenue[],
): Map<string, string> {
  const found = new Map(standing.map(({ id }) => [id, id]));
  for (const { id, name } of given) {
    if (found.has(id)) continue;
    const named = standing.find(
      (venue) => venue.name.trim().toLowerCase() === name.trim().toLowerCase(),
    );
    const only = given.length === 1 && standing.length === 1 ? standing[0] : undefined;
    const venue = named ?? only;
    if (venue) found.set(id, venue.id);
  }
  return found;
}
