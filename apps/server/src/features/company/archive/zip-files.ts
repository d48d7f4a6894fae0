import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchivedFile } from './read-archive.ts';

/** One file after the other: no more of it is held than the file that is being written. */
export async function* zipFiles(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    // Without it the clock of this machine would be in it.
    entry.mtime = '1980-01-01T00:00:00';
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}
