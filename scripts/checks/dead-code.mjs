import { runPackage } from '../lib/run.mjs';

export const deadCode = {
  name: 'dead code',
  async run() {
    const args = ['--no-progress', '--reporter', 'compact'];
    const { code, output } = await runPackage('knip', args, { capture: true });
    return code === 0 ? [] : output.trim().split('\n');
  },
};
