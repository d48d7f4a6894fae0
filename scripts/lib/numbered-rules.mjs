import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.mjs';
import { DEBT_FILE, INDOORS_FILE } from './indoors.mjs';
import { root } from './root.mjs';

const ROW = /^\|\s*([A-Z0-9]+-\d+[a-z]?)\s*\|\s*(.+?)\s*\|/;
const LONGEST_TEXT = 110;

const shorten = (text) =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;

/** Every numbered row of the tables in docs/requirements, decisions (D-nn) included. */
export function readNumberedRules() {
  const rules = listFiles('docs/requirements')
    // These lists repeat numbers: they argue about rules, they make none.
    .filter((file) => file.endsWith('.md') && ![INDOORS_FILE, DEBT_FILE].includes(file))
    .flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'))
    .map((line) => ROW.exec(line))
    .filter((match) => match !== null)
    .map(([, id, text]) => ({ id, area: id.split('-')[0], text: shorten(text) }));
  const ids = rules.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`These numbers are given twice: ${twice.join(', ')}`);
  return rules;
}
