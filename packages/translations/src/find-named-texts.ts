import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../..');
const STATIC = /(?:from|^import) '([^']+)'/gm;
const PIECED_TOGETHER = /`([A-Z]\w*(?:\.\w+)*\.)\$\{/g;

type Options = {
  /** The modules whose texts are wanted, and everything that they import. */
  entries: readonly string[];
  /** Which modules that a module loads later belong to it all the same. */
  loadedLater?: (code: string, file: string) => readonly string[];
  /** Beginnings of keys for which there are other words until theirs have come. */
  dispensable?: readonly string[];
};

/** Which texts a set of modules may speak: those it names, whole or by their beginning. Read while building. */
export function findNamedTexts(options: Options): (key: string) => boolean {
  const modules = new Map<string, string>();
  const follow = (file: string): void => {
    if (modules.has(file)) return;
    const code = readFileSync(file, 'utf8');
    modules.set(file, code);
    const sources = [...code.matchAll(STATIC)].map(([, source = '']) => source);
    for (const source of [...sources, ...(options.loadedLater?.(code, file) ?? [])]) {
      const imported = fileOf(source, file);
      if (imported !== null) follow(imported);
    }
  };
  options.entries.forEach(follow);
  const code = [...modules.values()].join('\n');
  const beginnings = [...code.matchAll(PIECED_TOGETHER)]
    .map(([, beginning = '']) => beginning)
    .filter((beginning) => !options.dispensable?.includes(beginning));
  return (key) =>
    code.includes(`'${key}'`) ||
    code.includes(`"${key}"`) ||
    beginnings.some((beginning) => isPieced(key, beginning));
}

/** What is put into a key is one word of it: `Reject.${reason}` does not speak `Reject.Guest.NO_RESPONSE`. */
const isPieced = (key: string, beginning: string): boolean =>
  key.startsWith(beginning) && !key.slice(beginning.length).includes('.');

/** Null for what speaks no texts: libraries, styles. */
function fileOf(source: string, importer: string): string | null {
  if (source.startsWith('.')) {
    return /\.tsx?$/.test(source) ? resolve(dirname(importer), source) : null;
  }
  const [, name = '', path = ''] = /^@tallrik\/(\w+)\/(.+)$/.exec(source) ?? [];
  const ours = ['.ts', '.tsx'].map((ending) => join(PACKAGES, name, 'src', path + ending));
  return ours.find((file) => name !== '' && existsSync(file)) ?? null;
}
