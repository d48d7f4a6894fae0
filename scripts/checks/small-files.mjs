import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';

const MAX_LINES = 400;
const CODE = /\.(ts|tsx|mjs|cjs|css|graphql|sql)$/;
// Drawers collect what nobody wanted to name; barrels hide who uses what.
const DRAWERS = /^(utils?|helpers?|misc|common|index)\.(ts|tsx|mjs)$/;

export const smallFiles = {
  name: 'small files with a name',
  async run() {
    const files = listFiles('.').filter((file) => CODE.test(file) && !file.includes('/generated/'));
    return files.flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
      return [
        ...(lines > MAX_LINES ? [`${file}: ${lines} lines, at most ${MAX_LINES}`] : []),
        ...(DRAWERS.test(path.posix.basename(file))
          ? [`${file}: name it after what is in it`]
          : []),
      ];
    });
  },
};
