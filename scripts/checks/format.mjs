import { runPackage } from '../lib/run.mjs';

export const format = {
  name: 'format',
  async run() {
    const { code, output } = await runPackage('oxfmt', ['--check', '.'], { capture: true });
    return code === 0 ? [] : [...output.trim().split('\n'), 'npm run format mends this'];
  },
};
