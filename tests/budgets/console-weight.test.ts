import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };

const DIST = new URL('../../apps/console/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

/** What the way into the back office may add to the board (OFFICE-28). */
const OFFICE_DOOR = 2_000;
/** In bytes after gzip: what it was before there was an administration, with the longest language. */
const BOARD_LIMIT = 139_841 + 4_785 + OFFICE_DOOR;

/** A chunk and everything the browser must have before it can run it. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen);
  return seen;
}

const weigh = (key: string): number => {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`The build of the console has no ${key}`);
  return gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
};

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const first = withImports(entry);

describe('[D-295] [O-01] [OFFICE-28] what a kitchen’s tablet downloads before the board works', () => {
  const texts = Object.keys(manifest).filter((key) => /catalogues\/console\/\w+$/.test(key));

  it('has texts of its own for each of the six languages', () => {
    expect(texts).toHaveLength(6);
  });

  it.each(texts.map((key): [language: string, key: string] => [key.slice(-'en'.length), key]))(
    'does not grow by what administrators need, with %s',
    (_language, key) => {
      const keys = withImports(key, withImports(entry));
      const total = [...keys].reduce((sum, part) => sum + weigh(part), 0);
      expect(total).toBeLessThanOrEqual(BOARD_LIMIT);
    },
  );

  it.each([
    'AdminPages',
    'OfficePages',
    'AccountSettings',
    'EnrolScreen',
    'InvitationScreen',
    'KitchenOffice',
    'FindOrders',
    'OrderStory',
    'PrinterBars',
    'TicketPrinter',
  ])('does not hold %s, which comes in a file of its own or with what others share', (name) => {
    // A file that several pages share is called by all of them, with waves between.
    const parts = Object.keys(manifest).filter((key) =>
      manifest[key]?.name?.split('~').includes(name),
    );
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.some((part) => first.has(part))).toBe(false);
  });

  it('[OFFICE-28] the office’s first page is at most 220 kB', () => {
    const of = (name: string) =>
      Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
    const keys = new Set(withImports(entry));
    for (const name of ['OfficePages', 'PeopleScreen']) withImports(of(name), keys);
    expect([...keys].reduce((sum, part) => sum + weigh(part), 0)).toBeLessThanOrEqual(220_000);
  });

  it('[OFFICE-27] the menu’s page comes in at most 16 scripts and 8 styles beside the first ones', () => {
    const page = 'src/features/administration/menu/MenuScreen.tsx';
    const keys = withImports(page, withImports('src/app/OfficePages.tsx', new Set(first)));
    const styles = new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
    expect(keys.size - first.size).toBeLessThanOrEqual(16);
    expect(styles.size).toBeLessThanOrEqual(8);
  });

  it('[D-750] holds no text of an operation, only hashes', () => {
    const texts = [
      'src/shared/graphql-client/generated/persisted-documents.json',
      'src/features/administration/generated/persisted-documents.json',
    ].flatMap((file) =>
      Object.values(
        JSON.parse(readFileSync(new URL(`../${file}`, DIST), 'utf8')) as Record<string, string>,
      ),
    );
    const names = texts.map((text) => /(?:query|mutation) \w+/.exec(text)?.[0] ?? text);
    expect(names.length).toBeGreaterThan(100);
    const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
    const code = scripts.map(({ file }) => readFileSync(new URL(file, DIST), 'utf8')).join();
    expect(names.filter((name) => code.includes(`${name}(`) || code.includes(`${name} {`))).toEqual(
      [],
    );
  });

  it.each([
    ['the administration', /catalogues\/admin\/\w+$/],
    ['parts that come later', /catalogues\/console\/\w+\.later$/],
  ])('does not hold the texts of %s', (_whose, path) => {
    const texts = Object.keys(manifest).filter((key) => path.test(key));
    expect(texts).toHaveLength(6);
    expect(texts.some((key) => first.has(key))).toBe(false);
  });
});
