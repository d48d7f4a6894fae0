const LOOK_EVERY_MS = 1_000;

/**
 * `kill -9` of npm does not reach the process it started: the server would run on, hold its port
 * and its data folder, and make the next `npm start` fail.
 */
export function stopWhenNpmIsGone() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
