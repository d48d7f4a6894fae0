import { makePause } from '../../../platform/json/pauses.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const WHOLE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ADDRESS = /\/media\/([0-9a-f]{32})/g;
const OWN = ['id', 'time_range_id'];
const ID_LENGTH = 36;
/** Of a picture, without hyphens: nothing shorter names anything. */
const KEY_LENGTH = 32;

/** Ids and keys of pictures of the archive, and what they are here. */
export type NewIds = { ids: ReadonlyMap<string, string>; keys: ReadonlyMap<string, string> };

/** Longer texts are nobody's: the rows refuse them. */
export const LONGEST_TEXT = 100_000;

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Every list and thing of a file, one after the other: a file may be as deep as it likes. */
async function eachContainer(json: unknown, look: (container: Container) => void): Promise<void> {
  const pause = makePause();
  const waiting: unknown[] = [json];
  while (waiting.length > 0) {
    const container = waiting.pop();
    if (!isContainer(container)) continue;
    look(container);
    for (const part of Object.values(container)) if (isContainer(part)) waiting.push(part);
    const others = pause();
    if (others) await others;
  }
}

/** Adds the ids that things of this file have. */
export const collectIds = (json: unknown, found: Set<string>): Promise<void> =>
  eachContainer(json, (container) => {
    for (const name of OWN) {
      const id = Object.hasOwn(container, name) ? container[name] : null;
      if (typeof id === 'string' && id.length === ID_LENGTH && WHOLE_ID.test(id)) found.add(id);
    }
  });

/**
 * Every row under an id of its own, wherever it is named, in the file itself: an archive may come twice into one
 * installation, or back into the one it is from. An id that is nobody's in the archive stays, and is refused where a row
 * would point at it.
 */
export async function renamed(json: unknown, news: NewIds): Promise<unknown> {
  if (typeof json === 'string') return renamedText(json, news);
  await eachContainer(json, (container) => {
    for (const [name, part] of Object.entries(container))
      if (typeof part === 'string' && part.length >= KEY_LENGTH)
        container[name] = renamedText(part, news);
  });
  return json;
}

const renamedText = (text: string, { ids, keys }: NewIds): string =>
  text.length > LONGEST_TEXT
    ? text
    : text
        .replaceAll(ID, (id) => ids.get(id) ?? id)
        .replaceAll(ADDRESS, (address, key: string) => {
          const here = keys.get(key);
          return here === undefined ? address : `/media/${here}`;
        });
