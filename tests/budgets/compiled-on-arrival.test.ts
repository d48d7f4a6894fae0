import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readManifest } from '../../scripts/lib/page-weight.mjs';

type Chunk = { name?: string; file: string };

const chunks: Chunk[] = Object.values(readManifest());
const codeOf = (name: string): string => {
  const chunk = chunks.find(
    (candidate) => candidate.name === name && candidate.file.endsWith('.js'),
  );
  if (chunk === undefined) throw new Error(`The build of the guest app has no ${name}`);
  return readFileSync(
    new URL(`../../apps/ordering/dist/client/${chunk.file}`, import.meta.url),
    'utf8',
  );
};

it.each(['libraries', 'common', 'entry-client', 'StartPage'])(
  '%s says on its first line that it may be compiled while it arrives',
  (name) => {
    expect(codeOf(name).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  },
);

it('React is wrapped in functions that the hint reaches, not in arrows', () => {
  const libraries = codeOf('libraries');
  expect(libraries.match(/=\w+\(\(function\([\w$,]*\)\{/g)?.length).toBeGreaterThanOrEqual(5);
  expect(libraries).not.toMatch(/=\w+\(\(\(?[\w$,]*\)?=>\{/);
});
