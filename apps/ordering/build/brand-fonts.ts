import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { allFontFiles, charactersOf } from '../src/app/brand-font/font-files.ts';

const resolveFile = createRequire(import.meta.url).resolve;
const TURKISH = '-turkish-';

/** A font's file as its package has it; the Turkish letters are cut out of the file that holds them among others. */
async function readFont(file: string): Promise<Buffer> {
  if (!file.includes(TURKISH)) return readFile(resolveFile(file));
  const whole = await readFile(resolveFile(file.replace(TURKISH, '-latin-ext-')));
  return subsetFont(whole, charactersOf('turkish').join(''), { targetFormat: 'woff2' });
}

/**
 * Puts the fonts that companies choose from among the browser's files. No module imports them: which one a page
 * needs is known only to the server, which finds it in the manifest and writes it into the head.
 */
export function brandFonts(): Plugin {
  return {
    name: 'tallrik:brand-fonts',
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.config.consumer !== 'client')
        return;
      for (const file of allFontFiles()) {
        const source = await readFont(file);
        this.emitFile({ type: 'asset', name: basename(file), originalFileName: file, source });
      }
    },
    configureServer(server) {
      const files = new Set(allFontFiles().map((file) => `/${file}`));
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        if (!files.has(address)) return next();
        response.setHeader('content-type', 'font/woff2');
        readFont(address.slice(1)).then((font) => response.end(font), next);
      });
    },
  };
}
