import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './root.mjs';

const QUIET_MS = 300;

/**
 * The built server in a process of its own, started again on demand.
 * @param {(message: string) => void} say
 */
export function keepServerRunning(say) {
  const main = path.join(root, 'apps', 'server', 'dist', 'main.js');
  let child;
  let timer;
  // One after the other: a new server must not find the port and the database still taken.
  let turn = Promise.resolve();

  async function stopChild() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async function startAgain() {
    await stopChild();
    say('Starting the server');
    // Of its own process group: Ctrl-C is handed on by `stop`, once.
    child = spawn(process.execPath, ['--enable-source-maps', main], {
      cwd: root,
      stdio: 'inherit',
      detached: process.platform !== 'win32',
    });
  }

  return {
    restart() {
      clearTimeout(timer);
      // A change in a package ends several builds within a moment.
      timer = setTimeout(() => (turn = turn.then(startAgain)), QUIET_MS);
    },
    async stop() {
      clearTimeout(timer);
      await turn;
      await stopChild();
    },
  };
}
