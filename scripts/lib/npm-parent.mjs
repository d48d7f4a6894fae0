import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 1_000;

/** @param {number} pid @returns {{ parent: number, command: string }} */
function describeProcess(pid) {
  if (process.platform === 'linux') {
    // Slim images have no `ps`. The name stands in brackets and may itself hold spaces.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: Number(parent), command };
  }
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(line) ?? [];
  return { parent: Number(parent), command: command ?? '' };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** npm starts a script through a shell, which some shells replace by the script and others do not. */
function findNpm() {
  const { parent, command } = describeProcess(process.ppid);
  return / -c .*start\.mjs/.test(command) ? parent : process.ppid;
}

/**
 * `kill -9` of npm does not reach the process it started: the server would run on, hold its port
 * and its data folder, and make the next `npm start` fail.
 */
export function stopWhenNpmIsGone() {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return;
  const npm = findNpm();
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
