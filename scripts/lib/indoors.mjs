import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { hasDoor, kindsOf } from './test-kinds.mjs';

export const INDOORS_FILE = 'docs/requirements/indoors.md';
export const DEBT_FILE = 'docs/requirements/indoors-debt.md';
/** Only ever lowered: every rule that is not among these needs a test through a door, or a reason. */
export const DEBT_AT_MOST = 0;
const ROW = /^\|\s*([A-Z0-9]+-\d+[a-z]?)\s*\|\s*(.*?)\s*\|$/;

/** @param {string} text of a list of rules that no user's door leads to @returns {Map<string, string>} reasons by number */
export function parseIndoors(text) {
  const rows = text
    .split('\n')
    .map((line) => ROW.exec(line))
    .filter((match) => match !== null);
  return new Map(rows.map(([, id, reason]) => [id, reason]));
}

const readList = (file) => parseIndoors(readFileSync(path.join(root, file), 'utf8'));
export const readIndoors = () => readList(INDOORS_FILE);
export const readDebt = () => readList(DEBT_FILE);

const NO_DEBT = { listed: new Map(), atMost: 0 };

/**
 * What is wrong between the rules, their tests and the list of those without a door. A rule that only a unit or the
 * schema carries looks kept while no page calls it; a reason that no longer holds hides the next such rule.
 * @param {{ id: string }[]} rules
 * @param {(id: string) => { file: string }[]} carriersOf
 * @param {Map<string, string>} indoors
 * @param {{ listed: Map<string, string>, atMost: number }} debt rules whose test through a door is still to be written
 * @returns {string[]}
 */
export function indoorsProblems(rules, carriersOf, indoors, debt = NO_DEBT) {
  const known = new Set(rules.map(({ id }) => id));
  const withoutDoor = rules.flatMap(({ id }) => {
    const carriers = carriersOf(id);
    if (hasDoor(carriers) || indoors.has(id) || debt.listed.has(id)) return [];
    if (carriers.length === 0) return [`${id}: no test carries it`];
    const kinds = kindsOf(carriers).join(' ');
    return [`${id}: only ${kinds} tests carry it; one through page, endpoint or socket is missing`];
  });
  const outOfDate = [...indoors].flatMap(([id, reason]) => {
    if (!known.has(id)) return [`${INDOORS_FILE}: ${id} is the number of no rule`];
    if (reason === '') return [`${INDOORS_FILE}: ${id} does not say why no door leads to it`];
    const isStale = hasDoor(carriersOf(id));
    return isStale ? [`${INDOORS_FILE}: ${id} has a test through a door by now`] : [];
  });
  const grown =
    debt.listed.size > debt.atMost
      ? [`${DEBT_FILE}: ${debt.listed.size} rules, and no more than ${debt.atMost} may be left`]
      : [];
  return [...withoutDoor, ...outOfDate, ...grown];
}
