import { strFromU8, unzipSync } from 'fflate';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const ADDRESS = /\/media\/([0-9a-f]{32})/g;
/** When something was written or changed, and the path that is an installation's own. */
const LEFT = new Set(['created_at', 'updated_at', 'saved_at', 'slug', 'exportedAt']);

type Thing = Record<string, unknown>;

/**
 * What an archive says, apart from ids and times: each id is what its thing is called, so that whatever names a thing
 * still has to name the same one.
 */
export function contentOf(zip: Uint8Array): Record<string, unknown> {
  const files = unzipSync(zip);
  const keys = new Set(
    Object.keys(files).flatMap((name) => /^pictures\/([0-9a-f]{32})/.exec(name)?.[1] ?? []),
  );
  const jsons = Object.entries(files)
    .filter(([name]) => name.endsWith('.json') && name !== 'pictures.json')
    .map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes)) as unknown] as const);
  const names = new Map<string, string>();
  for (const [file, json] of jsons) collect(file, json, names);
  const content = Object.fromEntries(
    jsons.map(([name, json]) => [name, readable(json, names, keys)] as const),
  );
  const manifest = content['manifest.json'] as { rows: Record<string, number> };
  delete manifest.rows['pictures'];
  return { ...content, pictures: keys.size };
}

/** Texts tell things apart; where they have none, all of a kind are alike. */
function collect(kind: string, json: unknown, names: Map<string, string>): void {
  if (Array.isArray(json)) for (const part of json) collect(kind, part, names);
  else if (typeof json === 'object' && json !== null) {
    const thing = json as Thing;
    const text = ['name', 'title', 'name_lang', 'code', 'serviceTypes', 'order']
      .map((field) => JSON.stringify(thing[field]) ?? '')
      .join();
    if (typeof thing['id'] === 'string' && !names.has(thing['id']))
      names.set(thing['id'], `${kind} ${text}`.replaceAll(ID, '#'));
    for (const [field, part] of Object.entries(thing)) collect(field, part, names);
  }
}

function readable(json: unknown, names: Map<string, string>, keys: Set<string>): unknown {
  if (typeof json === 'string')
    return json
      .replaceAll(ID, (id) => names.get(id) ?? '#')
      .replaceAll(ADDRESS, (_address, key: string) => (keys.has(key) ? 'picture' : 'none'));
  if (Array.isArray(json)) {
    const parts = json.map((part) => readable(part, names, keys));
    const isOfThings = parts.some((part) => typeof part === 'object' && part !== null);
    return isOfThings ? parts.map((part) => JSON.stringify(part)).toSorted() : parts;
  }
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([field]) => !LEFT.has(field))
      .map(([field, part]) => [field, picture(readable(part, names, keys))])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

/** A picture whose bytes did not come along is not shown any more. */
const picture = (value: unknown): unknown => (value === 'none' ? null : value);
