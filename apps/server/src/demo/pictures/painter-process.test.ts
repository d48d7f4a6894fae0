import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPainterProcess } from './painter-process.ts';

const PAINTER = `
process.on('message', (key) => {
  if (key === 'faint') process.exit(1);
  process.send(key === 'smeared' ? { key, failure: 'smeared' } : { key });
});
process.on('disconnect', () => process.exit(0));
`;

describe('painting in a process of its own', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tallrik-painter-'));
    file = join(folder, 'painter.mjs');
    writeFileSync(file, PAINTER);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('answers each picture for itself, also one that failed', async () => {
    const painter = openPainterProcess(file);
    await Promise.all([
      expect(painter.hangPicture('smeared')).rejects.toThrow('smeared'),
      expect(painter.hangPicture('soup')).resolves.toBeUndefined(),
    ]);
    await painter.close();
  });

  it('leaves nobody waiting for a painter who is gone, and sends for another one', async () => {
    const painter = openPainterProcess(file);
    await expect(painter.hangPicture('faint')).rejects.toThrow('The painter has gone');
    await expect(painter.hangPicture('soup')).resolves.toBeUndefined();
    await painter.close();
  });

  it('closes without ever having painted', async () => {
    await expect(openPainterProcess(file).close()).resolves.toBeUndefined();
  });
});
