const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const WHOLE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ADDRESS = /\/media\/([0-9a-f]{32})/g;
const OWN = new Set(['id', 'time_range_id']);

/** Ids and keys of pictures of the archive, and what they are here. */
export type NewIds = { ids: ReadonlyMap<string, string>; keys: ReadonlyMap<string, string> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids that things of the archive have, in whichever file. */
export function idsIn(json: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(json)) for (const part of json) idsIn(part, found);
  if (isRecord(json))
    for (const [name, part] of Object.entries(json)) {
      if (OWN.has(name) && typeof part === 'string' && WHOLE_ID.test(part)) found.add(part);
      idsIn(part, found);
    }
  return found;
}

/**
 * Every row under an id of its own, wherever it is named: an archive may come twice into one installation, or back into
 * the one it is from. An id that is nobody's in the archive stays, and is refused where a row would point at it.
 */
export function renamed(json: unknown, news: NewIds): unknown {
  if (typeof json === 'string') return renamedText(json, news);
  if (Array.isArray(json)) return json.map((part) => renamed(part, news));
  if (!isRecord(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name, renamed(part, news)]),
  );
}

const renamedText = (text: string, { ids, keys }: NewIds): string =>
  text
    .replaceAll(ID, (id) => ids.get(id) ?? id)
    .replaceAll(ADDRESS, (address, key: string) => {
      const here = keys.get(key);
      return here === undefined ? address : `/media/${here}`;
    });
