import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTar, TAR_END, tarEntry, type TarEntry } from './tar.ts';

const NOW = Date.parse('2026-11-13T18:30:00Z');

async function* inPieces(all: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}
async function read(all: Buffer, size = 1_000): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  for await (const entry of readTar(inPieces(all, size))) entries.push(entry);
  return entries;
}
const written = (entries: TarEntry[]): Buffer =>
  Buffer.concat([...entries.map((entry) => tarEntry(entry, NOW)), TAR_END]);

describe('a tar file', () => {
  it('[D-285] gives back what was put in, however it arrives', async () => {
    const entry = fc.record({
      name: fc.stringMatching(/^[a-z0-9/._]{1,100}$/),
      bytes: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 4 }),
        fc.integer({ min: 1, max: 2_000 }),
        async (entries, size) => {
          expect(await read(written(entries), size)).toEqual(entries);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('[D-285] that ends early or was changed is refused', async () => {
    const whole = written([{ name: 'tables/a/000001.copy', bytes: Buffer.from('1\tone\n') }]);
    await expect(read(whole.subarray(0, 1_024))).rejects.toThrow('ends too early');
    const changed = Buffer.from(whole);
    changed[3] = 0x21;
    await expect(read(changed)).rejects.toThrow('damaged');
    expect(() => tarEntry({ name: 'x'.repeat(101), bytes: Buffer.alloc(0) }, NOW)).toThrow(
      'Too long',
    );
  });
});
