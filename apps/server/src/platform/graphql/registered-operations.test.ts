import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { limitDepthAndWidth } from './query-limits.ts';
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

  // A page of the office once asked for one field too many: every test answered it, the server refused it.
  it.each([
    'apps/ordering/src/shared/graphql-client/generated/persisted-documents.json',
    'apps/console/src/shared/graphql-client/generated/persisted-documents.json',
    'apps/console/src/features/administration/generated/persisted-documents.json',
  ])('[D-139] what our own apps ask is within the limits: %s', (file) => {
    const path = new URL(`../../../../../${file}`, import.meta.url);
    const texts = Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
    const anySchema = buildSchema('type Query { a: Int }');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts)
      expect(validate(anySchema, parse(text), [limitDepthAndWidth]), text.slice(0, 60)).toEqual([]);
  });
});
