import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';

const TEXT =
  /\.(ts|tsx|mjs|cjs|js|json|jsonc|md|css|graphql|sql|html|ya?ml|svg|txt)$|(^|\/)\.[\w.]+$|\/run$/;

// A path or host of one developer's machine works for that developer alone.
const TRACES = [
  [/(^|[\s"'`(=])\/(work|root|tmp)\/\w/, 'a path of one machine'],
  [/(^|[\s"'`(=])\/(home|Users)\/[a-z]/, 'a home folder'],
  [/[A-Z]:\\+Users\\/, 'a home folder'],
  [/"resolved": "https?:/, 'a registry host'],
];

export const machinePaths = {
  name: 'no paths of one machine',
  async run() {
    return listFiles('.')
      .filter((file) => TEXT.test(file))
      .flatMap((file) => {
        const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
        return lines.flatMap((line, index) =>
          TRACES.filter(([pattern]) => pattern.test(line)).map(
            ([, what]) => `${file}:${index + 1}: ${what}`,
          ),
        );
      });
  },
};
