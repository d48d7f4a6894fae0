import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compile-catalogue.ts';

const SUFFIX = '.json?compiled';
const PREFIX = '\0catalogue:';

/**
 * Compiles every catalogue imported as `….json?compiled` while building, so that the browser ships
 * messages ready to speak and no parser (about 10 kB).
 */
export function catalogues(): Plugin {
  return {
    name: 'tallrik-catalogues',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(SUFFIX) || !importer) return null;
      const path = resolve(
        dirname(importer.split('?')[0] ?? importer),
        source.slice(0, -SUFFIX.length),
      );
      // Without the .json ending: Vite's own JSON plugin would parse our JavaScript.
      return PREFIX + path;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = `${id.slice(PREFIX.length)}.json`;
      this.addWatchFile(file);
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      return `export default ${JSON.stringify(compileCatalogue(messages))};`;
    },
  };
}
