const SHOWN_PROBLEMS = 60;

/**
 * Runs every check, also after one has failed, and prints a line for each.
 * @param {{ name: string, run: () => Promise<string[]> }[]} checks
 * @returns {Promise<import('./test-reports.mjs').Counts>}
 */
export async function runChecks(checks) {
  const failures = [];
  for (const { name, run } of checks) {
    const startedAt = performance.now();
    const problems = await run().catch((error) => [`the check broke: ${error.stack}`]);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
    process.stdout.write(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${seconds} s  ${name}\n`);
    for (const problem of problems.slice(0, SHOWN_PROBLEMS))
      process.stdout.write(`       ${problem}\n`);
    if (problems.length > SHOWN_PROBLEMS) {
      process.stdout.write(`       … and ${problems.length - SHOWN_PROBLEMS} more\n`);
    }
    if (problems.length > 0) failures.push(`${name}: ${problems[0]}`);
  }
  const failed = failures.length;
  return { passed: checks.length - failed, failed, failures };
}
