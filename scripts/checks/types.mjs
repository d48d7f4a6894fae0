import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';
import { inPairs } from '../lib/in-pairs.mjs';
import { cacheFolder } from '../lib/root.mjs';
import { runPackage } from '../lib/run.mjs';

/**
 * By TypeScript 7, whose compiler is several times faster. It has no programming interface yet, so the tools that read
 * our types keep TypeScript 6 (the package `typescript`).
 */
export const types = {
  name: 'types',
  async run() {
    const projects = listFiles('.').filter((file) => path.posix.basename(file) === 'tsconfig.json');
    const memory = path.join(cacheFolder, 'types');
    mkdirSync(memory, { recursive: true });
    const problems = [];
    await inPairs(projects, async (project) => {
      const remembered = path.join(memory, `${project.replaceAll('/', '-')}.tsbuildinfo`);
      const args = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', remembered];
      const { code, output } = await runPackage('tsc7', args, { bin: 'tsc', capture: true });
      if (code !== 0) problems.push(`${project}:`, ...output.trim().split('\n'));
    });
    return problems;
  },
};
