import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './files.mjs';
import { findImports, readDiagrams, readFlowchart, readNamedPaths } from './house-picture.mjs';
import { root } from './root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const diagrams = readDiagrams(read('ARCHITECTURE.md'));

describe('the pictures of the house', () => {
  it('are four: packages, floors of the server, a tap, a payment', () => {
    expect(diagrams.map((diagram) => diagram.split(/\s/)[0])).toEqual([
      'flowchart',
      'flowchart',
      'sequenceDiagram',
      'sequenceDiagram',
    ]);
  });

  it('name files and folders that are there', () => {
    const named = diagrams.flatMap(readNamedPaths);
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('have the arrows that the imports of the sources make, and no others', () => {
    const files = listFiles('.');
    for (const chart of diagrams.map(readFlowchart).filter((found) => found !== null)) {
      const imports = findImports(chart.paths, { files, read });
      expect([...chart.arrows].toSorted()).toEqual([...imports].toSorted());
    }
  });

  it('would show a forbidden import, and miss one that is gone', () => {
    const chart = readFlowchart(
      'flowchart TD\n  a["x<br/>apps/a"] --> b & c\n  b["apps/b"]\n  c["packages/c"]\n',
    );
    const sources = {
      'apps/a/src/one.ts': "import { two } from '@tallrik/c/two';",
      'apps/b/src/two.ts': "import type { One } from '../../a/src/one.ts';",
      'apps/b/src/two.test.ts': "import { c } from '@tallrik/c/two';",
    };
    const tree = { files: Object.keys(sources), read: (file) => sources[file] };
    expect([...chart.arrows]).toEqual(['a --> b', 'a --> c']);
    expect([...findImports(chart.paths, tree)]).toEqual(['a --> c', 'b --> a']);
  });
});
