import { readNumberedRules } from './lib/numbered-rules.mjs';
import { readNumberedTests } from './lib/numbered-tests.mjs';

const isMissingOnly = process.argv.includes('--missing');
const rules = readNumberedRules();
const tests = readNumberedTests();

const areas = new Map(rules.map(({ area }) => [area, rules.filter((rule) => rule.area === area)]));

const summary = [];
for (const [area, ruled] of areas) {
  const covered = ruled.filter(({ id }) => tests.has(id));
  summary.push({ area, total: ruled.length, covered: covered.length });
  for (const { id, text } of ruled) {
    const carriers = tests.get(id) ?? [];
    if (isMissingOnly && carriers.length > 0) continue;
    process.stdout.write(`${carriers.length > 0 ? ' ' : '-'} ${id}  ${text}\n`);
    for (const { file, title } of carriers) process.stdout.write(`      ${file}: ${title}\n`);
  }
}

process.stdout.write('\narea      rules  with a test  without\n');
for (const { area, total, covered } of summary) {
  const cells = [
    String(total).padStart(6),
    String(covered).padStart(12),
    String(total - covered).padStart(8),
  ];
  process.stdout.write(`${area.padEnd(9)}${cells.join(' ')}\n`);
}
const known = new Set(rules.map(({ id }) => id));
const strangers = [...tests].filter(([id]) => !known.has(id));
for (const [id, carriers] of strangers) {
  process.stdout.write(`${carriers[0].file}: ${id} is the number of no rule\n`);
}
const covered = summary.reduce((sum, area) => sum + area.covered, 0);
process.stdout.write(`\n${covered} of ${rules.length} rules have a test\n`);
process.exitCode = strangers.length > 0 ? 1 : 0;
