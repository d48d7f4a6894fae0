import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupRefused } from './backup-refused.ts';
import { readTar, type TarEntry } from './tar.ts';

/** The last entry: a file without it was not written to its end. */
export const MANIFEST = 'manifest.json';

const named = { schema: z.string(), name: z.string() };
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** What the tables were made by; restored by the same ones, and only then brought up to date. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  workerMigrations: z.array(z.number()),
  tables: z.array(
    z.object({ ...named, columns: z.array(z.string()), rows: z.string(), checksum: z.string() }),
  ),
  sequences: z.array(z.object({ ...named, value: z.string(), isCalled: z.boolean() })),
  /** Null: they are kept in S3, and are not in this file. */
  pictureFiles: z.number().nullable(),
  /** Over names and contents of all entries before this one. */
  digest: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export function makeDigest(): { add: (entry: TarEntry) => void; value: () => string } {
  const hash = createHash('sha256');
  return {
    add: ({ name, bytes }) => void hash.update(`${name}\n${bytes.length}\n`).update(bytes),
    value: () => hash.digest('hex'),
  };
}

/** The entries of a backup, one after the other. */
export async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const unzipped = createGunzip();
  // Failures of the file reach whoever reads: the unzipped end of it is destroyed with the reason.
  const reading = pipeline(createReadStream(file), unzipped);
  reading.catch(() => undefined);
  try {
    yield* readTar(unzipped);
  } catch (error) {
    throw inWords(error, file);
  } finally {
    // Whoever has read enough leaves no open file behind.
    unzipped.destroy();
  }
}

function inWords(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${file}`);
  if (code.startsWith('Z_')) return new BackupRefused('The backup ends too early, or was damaged');
  return error;
}

/** Reads all of it once: nothing is begun with a file that is not whole. */
export async function readManifest(file: string): Promise<Manifest> {
  const digest = makeDigest();
  for await (const entry of entriesOf(file)) {
    if (entry.name !== MANIFEST) {
      digest.add(entry);
      continue;
    }
    const manifest = manifestSchema.parse(JSON.parse(entry.bytes.toString('utf8')));
    if (manifest.digest !== digest.value()) throw new BackupRefused('The backup was damaged');
    return manifest;
  }
  throw new BackupRefused('The backup was not written to its end');
}

export const partName = (table: { schema: string; name: string }, part: number): string =>
  `tables/${table.schema}.${table.name}/${String(part).padStart(6, '0')}.copy`;
