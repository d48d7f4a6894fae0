import { readNumberedRules } from './lib/numbered-rules.mjs';
import { readNumberedTests } from './lib/numbered-tests.mjs';
import { hasDoor, kindsOf } from './lib/test-kinds.mjs';

const isMissingOnly = process.argv.includes('--missing');
const isIndoorsOnly = process.argv.includes('--indoors');
const rules = readNumberedRules();
const tests = readNumberedTests();
const carriersOf = (id) => tests.get(id) ?? [];
const isMissing = ({ id }) => carriersOf(id).length === 0;
const isIndoors = (rule) => !isMissing(rule) && !hasDoor(carriersOf(rule.id));

const markOf = (rule) => (isMissing(rule) ? '-' : isIndoors(rule) ? '~' : ' ');
const isTold = (rule) => (isMissingOnly ? isMissing(rule) : isIndoorsOnly ? isIndoors(rule) : true);

for (const rule of rules.filter(isTold)) {
  const carriers = carriersOf(rule.id);
  process.stdout.write(
    `${markOf(rule)} ${rule.id}  [${kindsOf(carriers).join(' ')}] ${rule.text}\n`,
  );
  for (const { file, title } of carriers) process.stdout.write(`      ${file}: ${title}\n`);
}

const HEADINGS = ['rules', 'through a door', 'indoors only', 'without a test'];
const row = (area, cells) =>
  `${area.padEnd(9)}${cells.map((cell, at) => String(cell).padStart(HEADINGS[at].length + 2)).join('')}\n`;
process.stdout.write(`\n${row('area', HEADINGS)}`);
const countsOf = (ruled) => {
  const missing = ruled.filter(isMissing).length;
  const indoors = ruled.filter(isIndoors).length;
  return [ruled.length, ruled.length - missing - indoors, indoors, missing];
};
for (const area of new Set(rules.map((rule) => rule.area))) {
  process.stdout.write(row(area, countsOf(rules.filter((rule) => rule.area === area))));
}
process.stdout.write(row('all', countsOf(rules)));

const known = new Set(rules.map(({ id }) => id));
const strangers = [...tests].filter(([id]) => !known.has(id));
for (const [id, carriers] of strangers) {
  process.stdout.write(`${carriers[0].file}: ${id} is the number of no rule\n`);
}
process.exitCode = strangers.length > 0 ? 1 : 0;
