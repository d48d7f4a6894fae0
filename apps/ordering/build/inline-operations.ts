import type { Plugin } from 'vite';

const CALL = /graphql\(\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/g;
const GENERATED = /graphql-client\/generated\/graphql\.ts$/;
const TEXT = /new TypedDocumentString\(`[^`]*`/g;

/**
 * `graphql(…)` looks an operation up in a map of all operations, which would put every text of the app into the
 * first page's JavaScript, twice. Here each call becomes an import of its own document; in the browser's
 * production build the texts go too, because the server knows them by their hash (D-133).
 */
export function inlineOperations(options: { keepsTexts: boolean }): Plugin {
  return {
    name: 'tallrik:inline-operations',
    enforce: 'pre',
    transform(code, file) {
      if (GENERATED.test(file)) {
        const pure = code.replaceAll(
          '= new TypedDocumentString',
          '= /* @__PURE__ */ new TypedDocumentString',
        );
        return {
          code: options.keepsTexts ? pure : pure.replace(TEXT, 'new TypedDocumentString(``'),
          map: null,
        };
      }
      if (!/\.tsx?$/.test(file) || !code.includes('generated/gql.ts')) return null;
      const source = /from '([^']*generated\/)gql\.ts'/.exec(code)?.[1];
      if (source === undefined) return null;
      const documents = new Set<string>();
      const inlined = code.replace(CALL, (_call, kind: string, name: string) => {
        if (kind === 'fragment') return 'void 0';
        documents.add(`${name}Document`);
        return `${name}Document`;
      });
      const imports = [...documents].join(', ');
      const rest = inlined.replace(/import \{ graphql \} from '[^']*generated\/gql\.ts';/, '');
      return { code: `import { ${imports} } from '${source}graphql.ts';\n${rest}`, map: null };
    },
  };
}
