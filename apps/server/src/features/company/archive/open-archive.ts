import { Buffer } from 'node:buffer';
import { PICTURE_LIMITS } from '@tallrik/domain/company/pictures';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { ARCHIVED_TABLES } from './archive-tables.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from './read-archive.ts';

/** What is wrong with an archive, by the file and the place in it. */
export type ArchiveProblem = { place: string; value: string; code: string };

export type OpenedArchive = {
  exportedAt: string;
  /** The text of each JSON file, by its name without ending. */
  texts: ReadonlyMap<string, string>;
  /** Names of the files of pictures by their keys. */
  pictures: ReadonlyMap<string, string>;
  bytesOf: (name: string) => Buffer;
};

/** One archive is in memory while it is read: with what it unpacks to, no more than this. */
export const ARCHIVE_LIMITS = {
  bytes: 100 * 1024 ** 2,
  unpackedBytes: 200 * 1024 ** 2,
  files: 5_000,
  jsonBytes: 30 * 1024 ** 2,
} as const;

const JSON_NAMES = ['manifest', 'company', 'menu', ...Object.keys(ARCHIVED_TABLES)];
const PICTURE_NAME = /^pictures\/([0-9a-f]{32})\.(?:webp|avif|jpg|png|svg)$/;
const LONGEST_NAME = 60;

const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  exportedAt: z.string().max(40),
});

type Entry = { name: string; originalSize: number };

/** Looks at the list of files before a byte is unpacked: names, sizes and count decide whether any is. */
export function openArchive(bytes: Buffer): OpenedArchive | ArchiveProblem {
  const entries: Entry[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ name, originalSize });
        return false;
      },
    });
  } catch {
    return { place: '', value: '', code: 'ARCHIVE_NOT_READABLE' };
  }
  const wrong = wrongEntry(entries);
  if (wrong) return wrong;
  const bytesOf = (wanted: string) => {
    const unpacked = unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
    return Buffer.from(unpacked ?? new Uint8Array());
  };
  try {
    const packed = unzipSync(bytes, { filter: ({ name }) => name.endsWith('.json') });
    const texts = new Map(
      Object.entries(packed).map(([name, text]) => [
        name.slice(0, -'.json'.length),
        strFromU8(text),
      ]),
    );
    const manifest = manifestSchema.safeParse(parsedJson(texts.get('manifest') ?? ''));
    if (!manifest.success)
      return { place: 'manifest.json', value: '', code: 'ARCHIVE_VERSION_UNKNOWN' };
    const pictures = new Map(
      entries.flatMap(({ name }) => {
        const key = PICTURE_NAME.exec(name)?.[1];
        return key === undefined ? [] : [[key, name] as const];
      }),
    );
    return { exportedAt: manifest.data.exportedAt, texts, pictures, bytesOf };
  } catch {
    return { place: '', value: '', code: 'ARCHIVE_NOT_READABLE' };
  }
}

function wrongEntry(entries: readonly Entry[]): ArchiveProblem | null {
  if (entries.length === 0) return { place: '', value: '', code: 'ARCHIVE_NOT_READABLE' };
  const unpacked = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (entries.length > ARCHIVE_LIMITS.files || unpacked > ARCHIVE_LIMITS.unpackedBytes)
    return { place: '', value: String(entries.length), code: 'FILE_TOO_LARGE' };
  const names = new Set<string>();
  for (const { name, originalSize } of entries) {
    const isPicture = name.length <= LONGEST_NAME && PICTURE_NAME.test(name);
    const isJson = JSON_NAMES.some((known) => name === `${known}.json`);
    const shown = name.slice(0, LONGEST_NAME);
    if ((!isPicture && !isJson) || names.has(name))
      return { place: shown, value: '', code: 'ARCHIVE_HAS_STRANGERS' };
    names.add(name);
    const most = isPicture ? PICTURE_LIMITS.bytes : ARCHIVE_LIMITS.jsonBytes;
    if (originalSize > most) return { place: shown, value: '', code: 'FILE_TOO_LARGE' };
  }
  return null;
}

/** Undefined where it is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
