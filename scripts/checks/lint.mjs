import { runPackage } from '../lib/run.mjs';

export const lint = {
  name: 'lint',
  async run() {
    const args = [
      '--type-aware',
      '--format=unix',
      '--report-unused-disable-directives',
      '--deny-warnings',
      '.',
    ];
    const { code, output } = await runPackage('oxlint', args, { capture: true });
    return code === 0 ? [] : output.trim().split('\n').filter(Boolean);
  },
};
