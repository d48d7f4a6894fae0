import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const REPOSITORY = new URL('../../../', import.meta.url).pathname;
const HASH_LENGTH = 3;

/**
 * A class is its name and three characters of its file's path: a third of what Vite's own names weigh in scripts,
 * styles and documents. The same on every machine and in both builds, or a page would hydrate into other classes.
 */
export function makeScopedNames(): (name: string, file: string) => string {
  const fileOf = new Map<string, string>();
  return (name, file) => {
    const path = relative(REPOSITORY, file.split('?')[0] ?? file).replaceAll(sep, '/');
    const hash = createHash('sha256').update(path).digest('base64url').slice(0, HASH_LENGTH);
    const scoped = `${name}_${hash}`;
    const other = fileOf.get(scoped);
    if (other !== undefined && other !== path)
      throw new Error(`The classes "${name}" of ${other} and ${path} would be one: rename either`);
    fileOf.set(scoped, path);
    return scoped;
  };
}
