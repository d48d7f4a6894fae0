import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Operation texts by their sha256: what our own apps were built with. */
export type RegisteredOperations = ReadonlyMap<string, string>;

const manifestSchema = z.record(z.string(), z.string());

/** Reads the persisted documents a web build leaves behind; a text that is not what its hash says is refused. */
export function readRegisteredOperations(files: readonly string[]): RegisteredOperations {
  const operations = new Map<string, string>();
  for (const file of files) {
    if (!existsSync(file)) continue;
    for (const [hash, text] of Object.entries(
      manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
    )) {
      const actual = createHash('sha256').update(text).digest('hex');
      if (actual !== hash)
        throw new Error(`${file}: operation ${hash} does not have the text of its hash`);
      operations.set(hash, text);
    }
  }
  return operations;
}
