import { Buffer } from 'node:buffer';
import { BackupRefused } from './backup-refused.ts';

/**
 * As much of the tar format (ustar) as a backup needs, so that one can also be opened where there is no Tallrik:
 * plain files, small enough to be held whole.
 */
export type TarEntry = { name: string; bytes: Buffer };

const BLOCK = 512;
const NAME_LENGTH = 100;
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`;

const sumOf = (header: Buffer): number => {
  let sum = 0;
  // The checksum's own place counts as spaces.
  for (const [at, byte] of header.entries())
    sum += at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_LENGTH ? 32 : byte;
  return sum;
};

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

export function tarEntry({ name, bytes }: TarEntry, modifiedAt: number): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new Error(`Too long for a tar file: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(Math.floor(modifiedAt / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

export const TAR_END = Buffer.alloc(2 * BLOCK);

const textAt = (header: Buffer, from: number, length: number): string => {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end).trim();
};

/** Entry by entry; a file that ends early or was changed on the way is refused. */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = stream[Symbol.asyncIterator]();
  let buffer: Buffer = Buffer.alloc(0);
  const take = async (length: number): Promise<Buffer> => {
    const pieces: Buffer[] = [buffer];
    let has = buffer.length;
    while (has < length) {
      const next = await source.next();
      if (next.done) throw new BackupRefused('The backup ends too early');
      pieces.push(next.value);
      has += next.value.length;
    }
    const all = pieces.length === 1 ? buffer : Buffer.concat(pieces);
    buffer = all.subarray(length);
    return all.subarray(0, length);
  };
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (sumOf(header) !== Number.parseInt(textAt(header, CHECKSUM_AT, CHECKSUM_LENGTH), 8))
      throw new BackupRefused('This is not a backup, or it was damaged');
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const name = textAt(header, 0, NAME_LENGTH);
    const bytes = Buffer.from(await take(size));
    await take(paddingOf(size));
    yield { name, bytes };
  }
}
