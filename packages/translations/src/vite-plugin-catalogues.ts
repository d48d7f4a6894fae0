import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compile-catalogue.ts';

const IMPORTER = /\/load-catalogue\.ts$/;
const CATALOGUE = /^\.\/catalogues\/.+\.json$/;
const PREFIX = '\0catalogue:';

/**
 * Compiles the catalogues that `load-catalogue.ts` imports while building, so that the browser ships
 * messages ready to speak and no parser.
 */
export function catalogues(): Plugin {
  return {
    name: 'tallrik-catalogues',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer?.split('?')[0];
      if (!file || !IMPORTER.test(file) || !CATALOGUE.test(source)) return null;
      // Without the .json ending: Vite's own JSON plugin would parse our JavaScript.
      return PREFIX + resolve(dirname(file), source).slice(0, -'.json'.length);
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
