import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';
import { cacheFolder, root } from './lib/root.mjs';
import { runPackage } from './lib/run.mjs';
import { holdAgainst, readSurvivors } from './mutation/survivors.mjs';

/** Where a rule that breaks unseen costs somebody money. */
const SLICES = ['money', 'cart', 'checkout', 'tables', 'loyalty'];
const DOMAIN = 'packages/domain/src';
const REPORT = path.join(cacheFolder, 'mutation', 'report.json');

requireNodeVersion();
await ensureInstalled(say);

/** Slices or files first; from the first option on it is all Stryker's. */
const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const named = firstOption === -1 ? given : given.slice(0, firstOption);
const options = firstOption === -1 ? [] : given.slice(firstOption);
const wanted = named.length > 0 ? named : SLICES;
const places = wanted.map((name) => {
  const place = name.endsWith('.ts') ? `${DOMAIN}/${name}` : `${DOMAIN}/${name}/**/*.ts`;
  if (!existsSync(path.join(root, DOMAIN, name))) throw new Error(`There is no ${DOMAIN}/${name}`);
  return place;
});
const slices = [...new Set(wanted.map((name) => name.split('/')[0]))];
const mutate = [...places, '!**/*.test.ts', '!**/testing/**'].join(',');
rmSync(REPORT, { force: true });
const { code } = await runPackage(
  '@stryker-mutator/core',
  ['run', 'scripts/mutation/stryker.config.mjs', '--mutate', mutate, ...options],
  { bin: 'stryker', env: { MUTATED_SLICES: slices.join(',') } },
);
if (code !== 0 || !existsSync(REPORT)) throw new Error('Nothing could be broken: see above');

const report = JSON.parse(readFileSync(REPORT, 'utf8'));
const isLookedAt = ({ file }) => file in report.files;
const argued = JSON.parse(readFileSync(path.join(root, 'scripts/mutation/argued.json'), 'utf8'));
const survivors = readSurvivors(report);
const { open, stale } = holdAgainst(survivors, argued.filter(isLookedAt));

for (const { file, at, line, code: was, becomes } of open) {
  process.stdout.write(`${file}:${at}: ${line}\n    ${was}  →  ${becomes}\n`);
}
for (const { file, line } of stale) {
  process.stdout.write(`argued.json: ${file} has no survivor in "${line}" any more\n`);
}
const broken = Object.values(report.files)
  .flatMap(({ mutants }) => mutants)
  .filter(({ status }) => status !== 'Ignored').length;
process.stdout.write(
  `${broken} rules broken one at a time: ${broken - survivors.length} noticed, ${survivors.length - open.length} argued, ${open.length} open\n`,
);
process.exitCode = open.length + stale.length > 0 ? 1 : 0;
