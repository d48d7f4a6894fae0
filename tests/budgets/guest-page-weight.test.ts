import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

/** What a phone downloads before the start page works: all of its JavaScript, gzip. */
const FIRST_LOAD_BUDGET_BYTES = 150_000;

type Manifest = Record<string, { file: string; imports?: string[] }>;

const client = new URL('../../apps/ordering/dist/client/', import.meta.url);
const ENTRY = 'src/app/entry-client.tsx';
const START_SCREEN = 'src/features/menu/start/StartScreen.tsx';
const DROP_IN = 'src/features/checkout/card-payment/card-form.ts';

let manifest: Manifest = {};

beforeAll(async () => {
  const file = new URL('.vite/manifest.json', client);
  await stat(file).catch(() => {
    throw new Error(`${fileURLToPath(file)} is missing: run npm run build first`);
  });
  manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
});

/** The chunks a module brings with it, itself included. */
function chunksOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

const catalogues = () =>
  Object.keys(manifest).filter((module) => /\/catalogues\/[a-z]{2}$/.test(module));

describe('the weight of the start page', () => {
  it('knows a chunk for each of the six languages', () => {
    expect(catalogues()).toHaveLength(6);
  });

  it('is within the budget in every language', async () => {
    for (const catalogue of catalogues()) {
      let bytes = 0;
      for (const file of chunksOf([ENTRY, START_SCREEN, catalogue])) {
        bytes += gzipSync(await readFile(new URL(file, client)), { level: 9 }).byteLength;
      }
      expect(bytes, catalogue).toBeLessThanOrEqual(FIRST_LOAD_BUDGET_BYTES);
    }
  });

  it('does not hold the payment drop-in', () => {
    const dropIn = manifest[DROP_IN]?.file;
    expect(dropIn).toBeDefined();
    expect(chunksOf([ENTRY, START_SCREEN]).has(dropIn ?? '')).toBe(false);
  });
});
