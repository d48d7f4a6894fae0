const startedAt = performance.now();

/** One line per step, with the seconds since the start, so that a long first run shows its pace. */
export function say(message) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${message}\n`);
}
