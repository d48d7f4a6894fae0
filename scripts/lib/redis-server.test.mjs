import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ensureRedis, findRedis } from './redis-server.mjs';

/** A machine that has Redis or not, at first and after its package was installed. */
function machineWith({ isThere, isRootOnDebian, isBrought = false }) {
  const done = [];
  let found = isThere ? '/usr/bin/redis-server' : undefined;
  return {
    done,
    find: () => found,
    canUseApt: () => isRootOnDebian,
    install: async () => {
      done.push('installed');
      if (isBrought) found = '/cache/redis-server';
    },
  };
}

it.each([
  ['present', { isThere: true, isRootOnDebian: true }, '/usr/bin/redis-server', []],
  [
    'missing, root on Debian',
    { isThere: false, isRootOnDebian: true, isBrought: true },
    '/cache/redis-server',
    ['installed'],
  ],
  ['not to be had', { isThere: false, isRootOnDebian: true }, undefined, ['installed']],
  ['missing, no root', { isThere: false, isRootOnDebian: false, isBrought: true }, undefined, []],
])('a Redis for the tests: %s', async (_what, machine, found, done) => {
  const made = machineWith(machine);
  expect(await ensureRedis(() => undefined, made)).toBe(found);
  expect(made.done).toEqual(done);
});

it('is found on the path under either name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallrik-redis-'));
  writeFileSync(path.join(folder, 'valkey-server'), '');
  expect(findRedis(['/nowhere', folder].join(path.delimiter))).toBe(
    path.join(folder, 'valkey-server'),
  );
  rmSync(folder, { recursive: true });
});
