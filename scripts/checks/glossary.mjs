import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';
import { findOldNames } from '../lib/glossary-names.mjs';
import { root } from '../lib/root.mjs';

const SOURCE = /\.(tsx?|mjs)$/;
const GENERATED = /\/generated\//;

export const glossary = {
  name: 'names along the glossary',
  run: async () =>
    listFiles('.')
      .filter((file) => SOURCE.test(file) && !GENERATED.test(file))
      .flatMap((file) => findOldNames(file, readFileSync(path.join(root, file), 'utf8'))),
};
