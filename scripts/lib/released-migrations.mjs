import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'apps/server/src/migrations');
const list = join(folder, 'released.json');

const checksum = (sql) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

const migrations = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => [
      file.replace(/\.sql$/, ''),
      checksum(readFileSync(join(folder, file), 'utf8')),
    ]);

const released = () => JSON.parse(readFileSync(list, 'utf8'));

/** What is on record is never written again: somebody's database has run it as it was (F-90). */
export const withNew = (known, found) => ({ ...Object.fromEntries(found), ...known });

/** In words, what was edited, removed or not recorded yet. */
export function differences(known, found) {
  const now = new Map(found);
  return [
    ...Object.entries(known).flatMap(([name, sum]) => {
      if (!now.has(name)) return [`${name} was removed; databases that ran it cannot start`];
      if (now.get(name) !== sum)
        return [`${name} was edited after it was released; undo it and write a new migration`];
      return [];
    }),
    ...found
      .filter(([name]) => !(name in known))
      .map(([name]) => `${name} is not on record: npm run generate`),
  ];
}

export const recordMigrations = async ({ isCheck }) => {
  const found = migrations();
  if (isCheck) {
    const output = differences(released(), found).join('\n');
    return { code: output ? 1 : 0, output };
  }
  const entries = Object.entries(withNew(released(), found)).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return { code: 0, output: '' };
};
