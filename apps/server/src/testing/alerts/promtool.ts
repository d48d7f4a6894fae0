import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SCRAPE_SECONDS, type RecordedSeries } from './scrape-recording.ts';

/** `npm test` says where it lies; alone, it has to be on the path. */
const PROMTOOL = process.env['PROMTOOL'] ?? 'promtool';
const execute = promisify(execFile);
const RULES = fileURLToPath(
  new URL('../../../../../deploy/prometheus/alerts.yml', import.meta.url),
);

export const ALERTS: readonly string[] = [
  ...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g),
].map(([, name = '']) => name);

export type FiringAlert = {
  exp_labels: Record<string, string>;
  exp_annotations: Record<string, string>;
};
export type Expectation = { alertname: string; seconds: number; firing: FiringAlert[] };

async function promtool(...words: string[]): Promise<string> {
  try {
    return (await execute(PROMTOOL, words)).stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as Record<string, string | undefined>;
    const output = `${stdout}${stderr}`;
    const why = code === 'ENOENT' ? 'is not there: `npm test` fetches it' : `says no: ${output}`;
    throw new Error(`promtool ${why}`, { cause: error });
  }
}

/** What the rules' own checker says of our file; throws where it finds a mistake. */
export const checkRules = (): Promise<string> => promtool('check', 'rules', RULES);

/** Evaluates our rules over what was scraped; throws with promtool's words where an alert is not as expected. */
export async function judgeAlerts(
  series: readonly RecordedSeries[],
  expected: readonly Expectation[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tallrik-alerts-'));
  const interval = `${SCRAPE_SECONDS}s`;
  const tests = {
    rule_files: [RULES],
    evaluation_interval: interval,
    tests: [
      {
        interval,
        input_series: series,
        alert_rule_test: expected.map(({ alertname, seconds, firing }) => ({
          alertname,
          eval_time: `${seconds}s`,
          exp_alerts: firing,
        })),
      },
    ],
  };
  try {
    // YAML that is JSON, too.
    writeFileSync(join(folder, 'test.yml'), JSON.stringify(tests));
    await promtool('test', 'rules', join(folder, 'test.yml'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
