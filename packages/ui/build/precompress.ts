import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const WORTHWHILE = /\.(?:js|css|svg|json)$/;

/** Makes the `.br` and `.gz` twins the server sends: compressed once, as small as it gets. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'tallrik:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((candidate) => WORTHWHILE.test(candidate))) {
        const content = await readFile(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
        await writeFile(join(folder, `${name}.gz`), await gzipped(content, { level: 9 }));
      }
    },
  };
}
