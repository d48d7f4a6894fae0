import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withHashes } from '../../apps/console/build/inline-operations.ts';
import {
  isCommonInOffice,
  isOutsideOffice,
  type Build,
} from '../../apps/console/build/office-parts.ts';

const at = (path: string) => resolve(import.meta.dirname, '../../apps/console/src', path);
const page = (name: string) => at(`features/administration/${name}.tsx`);
const PAGES = ['One', 'Two', 'Three'].map(page);
const OFFICE = at('app/OfficePages.tsx');
const BOARD_PART = at('features/orders/FindOrders.tsx');
const list = at('shared/list.ts');
const style = at('shared/list.module.css');

/** A build in which each module is imported by the named ones. */
function buildOf(importers: Readonly<Record<string, readonly string[]>>): Build {
  const parts = new Set([...PAGES, OFFICE, BOARD_PART]);
  return {
    getModuleInfo: (id) => ({
      importers: importers[id] ?? [],
      dynamicImporters: parts.has(id) ? [at('app/App.tsx')] : [],
    }),
  };
}

describe('[OFFICE-27] [OFFICE-28] which file of the build a module comes in', () => {
  it('is the common one for what four of the office’s parts use, by others as well', () => {
    const between = at('shared/between.ts');
    const build = buildOf({ [list]: [...PAGES, between], [between]: [OFFICE] });
    expect(isCommonInOffice(list, build)).toBe(true);
    expect(isCommonInOffice(between, build)).toBe(false);
    expect(isCommonInOffice(list, buildOf({ [list]: PAGES }))).toBe(false);
  });

  it('is the common one for a style of two parts', () => {
    expect(isCommonInOffice(style, buildOf({ [style]: PAGES.slice(0, 2) }))).toBe(true);
    expect(isCommonInOffice(style, buildOf({ [style]: PAGES.slice(0, 1) }))).toBe(false);
  });

  it('is another one for what a part of the board uses as well', () => {
    const build = buildOf({ [list]: [...PAGES, OFFICE, BOARD_PART] });
    expect(isCommonInOffice(list, build)).toBe(false);
    expect(isOutsideOffice(list, build)).toBe(true);
    expect(isOutsideOffice(list, buildOf({ [list]: [...PAGES, OFFICE] }))).toBe(false);
  });

  it('is its own for a part, also where another part uses it', () => {
    const build = buildOf({ [BOARD_PART]: PAGES, [OFFICE]: PAGES });
    expect(isOutsideOffice(BOARD_PART, build)).toBe(false);
    expect(isCommonInOffice(OFFICE, build)).toBe(false);
  });

  it('comes to an end where modules import each other', () => {
    const build = buildOf({ [list]: [style], [style]: [list, OFFICE] });
    expect(isCommonInOffice(style, build)).toBe(false);
    expect(isOutsideOffice(list, build)).toBe(false);
  });
});

describe('[D-750] an operation in the built console', () => {
  const hashesOf = () =>
    Promise.resolve(
      new Map([
        ['OneDocument', 'a1'],
        ['TwoDocument', 'b2'],
      ]),
    );

  it('is the hash by which the server knows it, where it is used', async () => {
    const code = `import {\n  OneDocument,\n  type OneQuery,\n} from '../generated/graphql.ts';\nask(OneDocument);`;
    expect(await withHashes(code, '/console/src', hashesOf)).toBe(
      `const OneDocument = { toString: () => '', __meta__: { hash: 'a1' } };\nask(OneDocument);`,
    );
  });

  it('leaves nothing of an import of types, and refuses what is no operation', async () => {
    const types = `import { type OneQuery } from './generated/graphql.ts';\nrest();`;
    expect(await withHashes(types, '/console/src', hashesOf)).toBe('\nrest();');
    const other = `import { Something } from './generated/graphql.ts';`;
    await expect(withHashes(other, '/console/src', hashesOf)).rejects.toThrow('Something');
  });
});
