import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensurePromtool, findPromtool } from './promtool.mjs';

/** A machine that has promtool or not, at first and after its package was unpacked. */
function machineWith({ isThere, isRootOnDebian, isBrought = false }) {
  const done = [];
  let found = isThere ? '/usr/bin/promtool' : undefined;
  return {
    done,
    find: () => found,
    canUseApt: () => isRootOnDebian,
    unpack: async () => {
      done.push('unpacked');
      if (isBrought) found = '/cache/promtool';
    },
  };
}

const ensure = (machine) => ensurePromtool(() => undefined, machine);

describe('promtool', () => {
  it.each([true, false])(
    '[D-289] present: nothing is fetched (root on Debian: %s)',
    async (isRootOnDebian) => {
      const machine = machineWith({ isThere: true, isRootOnDebian });
      expect(await ensure(machine)).toBe('/usr/bin/promtool');
      expect(machine.done).toEqual([]);
    },
  );

  it('[D-289] missing, root on Debian: it is fetched', async () => {
    const machine = machineWith({ isThere: false, isRootOnDebian: true, isBrought: true });
    expect(await ensure(machine)).toBe('/cache/promtool');
    expect(machine.done).toEqual(['unpacked']);
  });

  it('[D-289] still missing, root on Debian: that is a failure, and it names the package', async () => {
    const machine = machineWith({ isThere: false, isRootOnDebian: true });
    await expect(ensure(machine)).rejects.toThrow('promtool could not be had: package prometheus');
  });

  it('[D-289] missing, no root: nothing is fetched, and there is none', async () => {
    const machine = machineWith({ isThere: false, isRootOnDebian: false, isBrought: true });
    expect(await ensure(machine)).toBeUndefined();
    expect(machine.done).toEqual([]);
  });

  it('[D-289] is found on the path before anywhere else', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallrik-promtool-'));
    writeFileSync(path.join(folder, 'promtool'), '');
    expect(findPromtool(['/nowhere', folder].join(path.delimiter))).toBe(
      path.join(folder, 'promtool'),
    );
    rmSync(folder, { recursive: true });
  });
});
