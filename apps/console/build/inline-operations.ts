import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from '([^']*\/generated\/graphql\.ts)';/g;
const REGISTERED =
  /export const (\w+Document) = new TypedDocumentString\(`[^`]*`, \{"hash":"(\w+)"\}/g;

type ReadHashes = (file: string) => Promise<ReadonlyMap<string, string>>;

/**
 * The generated file holds the texts of all operations: whoever needs one would download every page's. In the built
 * console each stands where it is used, as the hash by which the server knows it (D-133). A developer's server gets the
 * texts.
 */
export function inlineOperations(): Plugin {
  return {
    name: 'tallrik:console-operations',
    apply: 'build',
    enforce: 'pre',
    async transform(code, file) {
      if (!/\.tsx?$/.test(file) || !code.includes('/generated/graphql.ts')) return null;
      return { code: await withHashes(code, dirname(file), readHashes), map: null };
    },
  };
}

export async function withHashes(
  code: string,
  folder: string,
  hashesOf: ReadHashes,
): Promise<string> {
  let written = code;
  for (const [whole, names = '', source = ''] of code.matchAll(IMPORT)) {
    const hashes = await hashesOf(join(folder, source));
    const found = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const hash = hashes.get(name);
        if (hash === undefined) throw new Error(`${name} is no generated operation of ${source}`);
        return `const ${name} = { toString: () => '', __meta__: { hash: '${hash}' } };`;
      });
    written = written.replace(whole, () => found.join('\n'));
  }
  return written;
}

async function readHashes(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8');
  return new Map([...text.matchAll(REGISTERED)].map(([, name = '', hash = '']) => [name, hash]));
}
