import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readRegisteredOperations } from './registered-operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'tallrik-operations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileWith = (name: string, content: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('registered operations', () => {
  it('are known by the hash of their text; an app that is not built has none', () => {
    const text = 'query Menu { menu }';
    const hash = createHash('sha256').update(text).digest('hex');
    const operations = readRegisteredOperations([
      fileWith('good.json', { [hash]: text }),
      join(folder, 'missing.json'),
    ]);
    expect([...operations]).toEqual([[hash, text]]);
  });

  it('are refused as a whole when a text is not what its hash says', () => {
    const file = fileWith('forged.json', { ['a'.repeat(64)]: 'mutation { everything }' });
    expect(() => readRegisteredOperations([file])).toThrow(/does not have the text of its hash/);
  });
});
