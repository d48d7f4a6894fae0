import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, '../src');
const PACKAGES = resolve(import.meta.dirname, '../../../packages');
const ENTRY = 'app/entry-client.tsx';
/** The list of screens: each is there for its own page. */
const ROUTES = join(SOURCE, 'app/routes.tsx');
/** The screens that speak the first texts only, as `routes.tsx` says. */
const FIRST_SCREEN = /import\('([^']+)'\)[^;]*'FIRST_TEXTS'/g;

const STATIC = /(?:from|^import) '([^']+)'/gm;
/** What waits for the later texts by itself speaks none of the first. */
const DYNAMIC = /(?<!withLaterTexts\(\(\) => )import\('([^']+)'\)/g;
const PIECED_TOGETHER = /`([A-Z]\w*(?:\.\w+)*\.)\$\{/g;
/** A code without words of its own is spoken of in general (`errorText`), so these may come a moment later. */
const HAS_OTHER_WORDS = 'Error.';

/**
 * Which texts a guest's first page may speak: all that its modules name, and those that a tap on it loads (a
 * sheet, a dialog). The texts that only other screens name arrive with those screens.
 */
export function findFirstTexts(): (key: string) => boolean {
  const modules = new Map<string, string>();
  follow(join(SOURCE, ENTRY), modules);
  for (const [, screen = ''] of readFileSync(ROUTES, 'utf8').matchAll(FIRST_SCREEN)) {
    follow(resolve(dirname(ROUTES), screen), modules);
  }
  const code = [...modules.values()].join('\n');
  const beginnings = [...code.matchAll(PIECED_TOGETHER)]
    .map(([, beginning = '']) => beginning)
    .filter((beginning) => beginning !== HAS_OTHER_WORDS);
  return (key) =>
    code.includes(`'${key}'`) ||
    code.includes(`"${key}"`) ||
    beginnings.some((beginning) => key.startsWith(beginning));
}

function follow(file: string, modules: Map<string, string>): void {
  if (modules.has(file)) return;
  const code = readFileSync(file, 'utf8');
  modules.set(file, code);
  const imports = [...code.matchAll(STATIC), ...(file === ROUTES ? [] : code.matchAll(DYNAMIC))];
  for (const [, source = ''] of imports) {
    const imported = fileOf(source, file);
    if (imported !== null) follow(imported, modules);
  }
}

/** Null for what speaks no texts: libraries, styles. */
function fileOf(source: string, importer: string): string | null {
  if (source.startsWith('.')) {
    return /\.tsx?$/.test(source) ? resolve(dirname(importer), source) : null;
  }
  const [, name = '', path = ''] = /^@tallrik\/(\w+)\/(.+)$/.exec(source) ?? [];
  const ours = ['.ts', '.tsx'].map((ending) => join(PACKAGES, name, 'src', path + ending));
  return ours.find((file) => name !== '' && existsSync(file)) ?? null;
}
