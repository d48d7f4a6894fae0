import type { SeededRandom } from '../../demo/pictures/seeded-random.ts';

export type Json = unknown;

/** JSON nested deeper than any parser of ours should follow. */
const nested = (depth: number): Json => {
  let value: Json = 'core';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { in: value };
  return value;
};

const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001b[31m\u007f',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u200b\ufeff',
  '🍟'.repeat(40),
  'İıŞşĞğ ßẞ Ｆｕｌｌ',
  'x'.repeat(5_000),
  'é'.repeat(60_000),
  "'; drop table orders; --",
  '%_\\%',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  'true',
  '-1',
  '1e309',
  '0x10',
  '2026-02-30T25:61:00Z',
  '2026-11-13T18:30:00+99:00',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-11-13',
  '+46',
  '+46700000000000000000000000',
  'a@b',
  'not-a-uuid',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000',
  '{00000000-0000-4000-8000-000000000001}',
  '00000000000040008000000000000001',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
];

const numbers: readonly number[] = [
  -1,
  0,
  -0,
  0.5,
  -2_147_483_648,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e21,
  -1e21,
  1e308,
  5e-324,
];

const others: readonly Json[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { id: null },
  { length: 1e9 },
  { toString: 'x', __proto__: null },
  nested(50),
  nested(2_000),
  Array.from({ length: 1_500 }, () => 'x'),
  Array.from({ length: 300 }, (_, at) => ({ at })),
];

const anyOf = <Value>(random: SeededRandom, list: readonly Value[]): Value =>
  list[Math.floor(random.next() * list.length)] as Value;

/** Something no app of ours sends: texts with control characters, numbers beyond reason, JSON of the wrong shape. */
export function nastyValue(random: SeededRandom): Json {
  const kind = random.next();
  if (kind < 0.5) return anyOf(random, texts);
  return kind < 0.75 ? anyOf(random, numbers) : anyOf(random, others);
}

export const nastyText = (random: SeededRandom): string => anyOf(random, texts);

/** Beyond 512 kB (D-139, D-245). */
export const OVERSIZED_TEXT = 'x'.repeat(600_000);

type Path = (string | number)[];

function pathsOf(value: Json, path: Path = []): Path[] {
  const here = path.length === 0 ? [] : [path];
  if (path.length > 8 || typeof value !== 'object' || value === null) return here;
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.slice(0, 5).map((entry, at) => [at, entry])
    : Object.entries(value);
  return [...here, ...entries.flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

/** The same JSON with one thing wrong: replaced, missing, doubled, or one too many. */
export function spoil(value: Json, random: SeededRandom): Json {
  const copy: Json = structuredClone(value);
  const paths = pathsOf(copy);
  if (paths.length === 0) return nastyValue(random);
  const path = anyOf(random, paths);
  const last = path.at(-1) as string | number;
  const parent = path
    .slice(0, -1)
    .reduce<Json>((at, key) => (at as Record<string, Json>)[key], copy);
  const holder = parent as Record<string | number, Json>;
  const way = random.next();
  if (way < 0.6) holder[last] = nastyValue(random);
  else if (way < 0.75) delete holder[last];
  else if (way < 0.9) holder['unexpected'] = nastyValue(random);
  else holder[last] = [holder[last], holder[last]];
  return copy;
}
