import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compile-catalogue.ts';

const IMPORTER = /\/load-(?:(later|allergen)-(?:console-)?|admin-)?catalogue\.ts$/;
const CATALOGUE = /^\.\/catalogues\/.+\.json$/;
const PREFIX = '\0catalogue:';
const LATER = '.later';
/** Of the guests' texts only what allergens are called, for the office. */
const ALLERGENS = '.allergens';
const ENDINGS: Readonly<Record<string, string>> = { later: LATER, allergen: ALLERGENS };
/** The administration's is one part: whoever opens it has asked for it. */
const WHOLE = /\/catalogues\/admin\/[^/]+$/;

/**
 * Compiles the catalogues that `load-catalogue.ts` and its neighbours import while building, so that the browser ships
 * messages ready to speak and no parser. With `isFirst` a catalogue comes in two parts; without it everything is in
 * the first.
 */
export function catalogues(isFirst: (key: string) => boolean = () => true): Plugin {
  return {
    name: 'tallrik-catalogues',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer?.split('?')[0];
      const found = file === undefined ? null : IMPORTER.exec(file);
      if (!file || !found || !CATALOGUE.test(source)) return null;
      // Without the .json ending: Vite's own JSON plugin would parse our JavaScript.
      const path = resolve(dirname(file), source).slice(0, -'.json'.length);
      return PREFIX + path + (ENDINGS[found[1] ?? ''] ?? '');
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const ending = Object.values(ENDINGS).find((one) => id.endsWith(one)) ?? '';
      const file = `${id.slice(PREFIX.length, id.length - ending.length)}.json`;
      this.addWatchFile(file);
      const all = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const isWanted = (key: string) =>
        ending === ALLERGENS
          ? key.startsWith('Allergen.')
          : WHOLE.test(file) || isFirst(key) !== (ending === LATER);
      const wanted = Object.entries(all).filter(([key]) => isWanted(key));
      return `export default ${JSON.stringify(compileCatalogue(Object.fromEntries(wanted)))};`;
    },
  };
}
