import { requirements } from './checks/requirements.mjs';
import { readIndoors } from './lib/indoors.mjs';
import { readNumberedRules } from './lib/numbered-rules.mjs';
import { readNumberedTests } from './lib/numbered-tests.mjs';
import { hasDoor, kindsOf } from './lib/test-kinds.mjs';

const isMissingOnly = process.argv.includes('--missing');
const isIndoorsOnly = process.argv.includes('--indoors');
const rules = readNumberedRules();
const tests = readNumberedTests();
const carriersOf = (id) => tests.get(id) ?? [];
const isMissing = ({ id }) => carriersOf(id).length === 0;
const argued = readIndoors();
const hasNoDoor = (rule) => !isMissing(rule) && !hasDoor(carriersOf(rule.id));
/** Nobody has said why no door leads to it. */
const isIndoors = (rule) => hasNoDoor(rule) && !argued.has(rule.id);

const markOf = (rule) => (isMissing(rule) ? '-' : hasNoDoor(rule) ? '~' : ' ');
const isListed = (rule) =>
  isMissingOnly ? isMissing(rule) : isIndoorsOnly ? hasNoDoor(rule) : true;

for (const rule of rules.filter(isListed)) {
  const carriers = carriersOf(rule.id);
  process.stdout.write(
    `${markOf(rule)} ${rule.id}  [${kindsOf(carriers).join(' ')}] ${rule.text}\n`,
  );
  for (const { file, title } of carriers) process.stdout.write(`      ${file}: ${title}\n`);
  if (argued.has(rule.id)) process.stdout.write(`      no door: ${argued.get(rule.id)}\n`);
}

const HEADINGS = [
  'rules',
  'through a door',
  'no door leads there',
  'indoors only',
  'without a test',
];
const row = (area, cells) =>
  `${area.padEnd(9)}${cells.map((cell, at) => String(cell).padStart(HEADINGS[at].length + 2)).join('')}\n`;
process.stdout.write(`\n${row('area', HEADINGS)}`);
const countsOf = (ruled) => {
  const missing = ruled.filter(isMissing).length;
  const indoors = ruled.filter(isIndoors).length;
  const doorless = ruled.filter(hasNoDoor).length - indoors;
  return [ruled.length, ruled.length - missing - indoors - doorless, doorless, indoors, missing];
};
for (const area of new Set(rules.map((rule) => rule.area))) {
  process.stdout.write(row(area, countsOf(rules.filter((rule) => rule.area === area))));
}
process.stdout.write(row('all', countsOf(rules)));

const problems = await requirements.run();
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
