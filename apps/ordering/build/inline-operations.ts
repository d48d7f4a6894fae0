import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const CALL = /graphql\(\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/g;
const GENERATED = /graphql-client\/generated\/graphql\.ts$/;
const IMPORT = /import \{ graphql \} from '([^']*generated\/)gql\.ts';/;
const REGISTERED =
  /export const (\w+)Document = new TypedDocumentString\(`[^`]*`, \{"hash":"(\w+)"\}/g;

/**
 * `graphql(…)` looks an operation up in a map of all operations, which would put every text of the app into the
 * first page's JavaScript, twice. Where texts are kept, each call becomes an import of its own document. In the
 * browser's production build it becomes the operation's hash alone, by which the server knows it (D-133), and
 * stands where it is used: an import would gather the hashes of all screens in the first page.
 */
export function inlineOperations(options: { includesTexts: boolean }): Plugin {
  return {
    name: 'tallrik:inline-operations',
    enforce: 'pre',
    async transform(code, file) {
      if (GENERATED.test(file)) {
        const pure = code.replaceAll(
          '= new TypedDocumentString',
          '= /* @__PURE__ */ new TypedDocumentString',
        );
        return { code: pure, map: null };
      }
      const source = /\.tsx?$/.test(file) ? IMPORT.exec(code)?.[1] : undefined;
      if (source === undefined) return null;
      const rest = code.replace(IMPORT, '');
      return {
        code: options.includesTexts
          ? withImports(rest, `${source}graphql.ts`)
          : withHashes(rest, await readHashes(join(dirname(file), source, 'graphql.ts'))),
        map: null,
      };
    },
  };
}

function withImports(code: string, generated: string): string {
  const documents = new Set<string>();
  const inlined = code.replace(CALL, (_call, kind: string, name: string) => {
    if (kind === 'fragment') return 'void 0';
    documents.add(`${name}Document`);
    return `${name}Document`;
  });
  return `import { ${[...documents].join(', ')} } from '${generated}';\n${inlined}`;
}

const withHashes = (code: string, hashes: ReadonlyMap<string, string>): string =>
  code.replace(CALL, (_call, kind: string, name: string) => {
    if (kind === 'fragment') return 'void 0';
    const hash = hashes.get(name);
    if (hash === undefined) throw new Error(`${name} is not generated: run npm run generate`);
    return `({ toString: () => '', __meta__: { hash: '${hash}' } })`;
  });

async function readHashes(generated: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(generated, 'utf8');
  return new Map([...text.matchAll(REGISTERED)].map(([, name = '', hash = '']) => [name, hash]));
}
