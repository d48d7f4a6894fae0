import { Buffer } from 'node:buffer';
import { PICTURE_LIMITS } from '@tallrik/domain/company/pictures';
import { z } from 'zod';
import { measureJson } from '../../../platform/json/measure-json.ts';
import { ARCHIVED_TABLES } from './archive-tables.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from './read-archive.ts';
import { listZip, unpack, ZipBrokenError, type ZipEntry, ZipTooLargeError } from './read-zip.ts';

/** What is wrong with an archive, by the file and the place in it. */
export type ArchiveProblem = { place: string; value: string; code: string };

/** Nothing of it is written. */
export class ArchiveRefusedError extends Error {
  override name = 'ArchiveRefused';
  constructor(readonly problems: readonly ArchiveProblem[]) {
    super('The archive is not taken');
  }
}

export type OpenedArchive = {
  exportedAt: string;
  /** Each JSON file by its name without ending, counted and not yet parsed. */
  texts: ReadonlyMap<string, Buffer>;
  /** Names of the files of pictures by their keys. */
  pictures: ReadonlyMap<string, string>;
  bytesOf: (name: string) => Promise<Buffer>;
};

/**
 * What an archive may be (D-758). A full company has some 5 MB of menu; one picture at a time is unpacked, the JSON stays
 * in memory as long as it is read.
 */
export const ARCHIVE_LIMITS = {
  bytes: 100 * 1024 ** 2,
  unpackedBytes: 200 * 1024 ** 2,
  files: 5_000,
  jsonBytes: 12 * 1024 ** 2,
  jsonBytesTogether: 30 * 1024 ** 2,
  values: 400_000,
  valuesTogether: 1_000_000,
  depth: 30,
} as const;

const JSON_NAMES = ['manifest', 'company', 'menu', ...Object.keys(ARCHIVED_TABLES)];
const PICTURE_NAME = /^pictures\/([0-9a-f]{32})\.(?:webp|avif|jpg|png|svg)$/;
const LONGEST_NAME = 60;

const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  exportedAt: z.string().max(40),
});

/** Looks at the list of files before a byte is unpacked, and at how much each is before a value of it is built. */
export async function openArchive(bytes: Buffer): Promise<OpenedArchive | ArchiveProblem> {
  try {
    const entries = listZip(bytes, ARCHIVE_LIMITS.files);
    const wrong = wrongEntry(entries);
    if (wrong) return wrong;
    const texts = await unpackJson(entries.filter(({ name }) => name.endsWith('.json')));
    if ('code' in texts) return texts;
    const manifest = manifestSchema.safeParse(parsedJson(texts.get('manifest') ?? Buffer.alloc(0)));
    if (!manifest.success)
      return { place: 'manifest.json', value: '', code: 'ARCHIVE_VERSION_UNKNOWN' };
    const pictures = new Map(
      entries.flatMap(({ name }) => {
        const key = PICTURE_NAME.exec(name)?.[1];
        return key === undefined ? [] : [[key, name] as const];
      }),
    );
    const bytesOf = async (wanted: string) => {
      const entry = entries.find(({ name }) => name === wanted);
      return entry ? unpack(entry, PICTURE_LIMITS.bytes) : Buffer.alloc(0);
    };
    return { exportedAt: manifest.data.exportedAt, texts, pictures, bytesOf };
  } catch (error) {
    if (error instanceof ZipTooLargeError) return { place: '', value: '', code: 'FILE_TOO_LARGE' };
    if (error instanceof ZipBrokenError)
      return { place: '', value: '', code: 'ARCHIVE_NOT_READABLE' };
    throw error;
  }
}

async function unpackJson(
  entries: readonly ZipEntry[],
): Promise<Map<string, Buffer> | ArchiveProblem> {
  const texts = new Map<string, Buffer>();
  let bytesLeft: number = ARCHIVE_LIMITS.jsonBytesTogether;
  let valuesLeft: number = ARCHIVE_LIMITS.valuesTogether;
  for (const entry of entries) {
    const most = Math.min(ARCHIVE_LIMITS.jsonBytes, bytesLeft);
    const text = await unpack(entry, most);
    const measured = await measureJson(text, {
      bytes: most,
      values: Math.min(ARCHIVE_LIMITS.values, valuesLeft),
      depth: ARCHIVE_LIMITS.depth,
    });
    if ('refused' in measured)
      return {
        place: entry.name,
        value: '',
        code: measured.refused === 'TOO_LARGE' ? 'FILE_TOO_LARGE' : 'VALUE_UNREADABLE',
      };
    bytesLeft -= text.length;
    valuesLeft -= measured.values;
    texts.set(entry.name.slice(0, -'.json'.length), text);
  }
  return texts;
}

function wrongEntry(entries: readonly ZipEntry[]): ArchiveProblem | null {
  if (entries.length === 0) return { place: '', value: '', code: 'ARCHIVE_NOT_READABLE' };
  const unpacked = entries.reduce((sum, { saidBytes }) => sum + saidBytes, 0);
  if (unpacked > ARCHIVE_LIMITS.unpackedBytes)
    return { place: '', value: String(entries.length), code: 'FILE_TOO_LARGE' };
  const names = new Set<string>();
  for (const { name, saidBytes } of entries) {
    const isPicture = name.length <= LONGEST_NAME && PICTURE_NAME.test(name);
    const isJson = JSON_NAMES.some((known) => name === `${known}.json`);
    const shown = name.slice(0, LONGEST_NAME);
    if ((!isPicture && !isJson) || names.has(name))
      return { place: shown, value: '', code: 'ARCHIVE_HAS_STRANGERS' };
    names.add(name);
    const most = isPicture ? PICTURE_LIMITS.bytes : ARCHIVE_LIMITS.jsonBytes;
    if (saidBytes > most) return { place: shown, value: '', code: 'FILE_TOO_LARGE' };
  }
  return null;
}

/** Undefined where it is no JSON. */
export function parsedJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
