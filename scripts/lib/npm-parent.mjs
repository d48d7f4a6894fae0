import { describeProcess } from './processes.mjs';

const LOOK_EVERY_MS = 1_000;

/** npm starts a script through a shell, which some shells replace by the script and others do not. */
function findNpm() {
  const shell = describeProcess(process.ppid);
  return shell !== undefined && / -c .*(start|dev)\.mjs/.test(shell.command)
    ? shell.parent
    : process.ppid;
}

/**
 * `kill -9` of npm does not reach the process it started: the server would run on, hold its port
 * and its data folder, and make the next `npm start` fail.
 */
export function stopWhenNpmIsGone() {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event) || process.platform === 'win32')
    return;
  const npm = findNpm();
  const timer = setInterval(() => {
    if (describeProcess(npm) !== undefined) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
