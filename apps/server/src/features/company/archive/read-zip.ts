import type { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

export type ZipEntry = {
  name: string;
  packed: Buffer;
  isDeflated: boolean;
  /** What the directory says; nobody has looked. */
  saidBytes: number;
};

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const IN_DIRECTORY = 0x02014b50;
const DIRECTORY_BYTES = 46;
const BEFORE_FILE = 0x04034b50;
const BEFORE_FILE_BYTES = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** No zip, or one that is not as its directory says. */
export class ZipBrokenError extends Error {
  override name = 'ZipBroken';
}

/** Unpacked it is longer than it may be. */
export class ZipTooLargeError extends Error {
  override name = 'ZipTooLarge';
}

/** The directory of a zip; no byte is unpacked, and no more entries are read than may be in it. */
export function listZip(bytes: Buffer, mostFiles: number): ZipEntry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostFiles) throw new ZipTooLargeError();
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + DIRECTORY_BYTES > end || bytes.readUInt32LE(at) !== IN_DIRECTORY)
      throw new ZipBrokenError();
    const method = bytes.readUInt16LE(at + 10);
    const isEncrypted = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
    if (isEncrypted || (method !== STORED && method !== DEFLATED)) throw new ZipBrokenError();
    const nameBytes = bytes.readUInt16LE(at + 28);
    const beyond = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    entries.push({
      name: bytes.toString('utf8', at + DIRECTORY_BYTES, at + DIRECTORY_BYTES + nameBytes),
      packed: packedAt(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20)),
      isDeflated: method === DEFLATED,
      saidBytes: bytes.readUInt32LE(at + 24),
    });
    at += DIRECTORY_BYTES + nameBytes + beyond;
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (bytes.readUInt32LE(at) === END) return at;
  throw new ZipBrokenError();
}

function packedAt(bytes: Buffer, at: number, length: number): Buffer {
  if (at + BEFORE_FILE_BYTES > bytes.length || bytes.readUInt32LE(at) !== BEFORE_FILE)
    throw new ZipBrokenError();
  const from = at + BEFORE_FILE_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + length > bytes.length) throw new ZipBrokenError();
  return bytes.subarray(from, from + length);
}

const inflate = promisify<Buffer, { maxOutputLength: number; chunkSize: number }, Buffer>(
  inflateRaw,
);
const CHUNK_BYTES = 256 * 1024;

/** One file of it, unpacked beside the event loop and stopped at the first byte too many, whatever its directory says. */
export async function unpack(entry: ZipEntry, mostBytes: number): Promise<Buffer> {
  if (entry.saidBytes > mostBytes) throw new ZipTooLargeError();
  const bytes = entry.isDeflated ? await inflated(entry.packed, mostBytes) : entry.packed;
  if (bytes.length !== entry.saidBytes) throw new ZipBrokenError();
  return bytes;
}

async function inflated(packed: Buffer, mostBytes: number): Promise<Buffer> {
  try {
    // Nothing at all is no length that zlib takes.
    return await inflate(packed, {
      maxOutputLength: Math.max(mostBytes, 1),
      chunkSize: CHUNK_BYTES,
    });
  } catch (error) {
    throw Reflect.get(Object(error), 'code') === 'ERR_BUFFER_TOO_LARGE'
      ? new ZipTooLargeError()
      : new ZipBrokenError();
  }
}
