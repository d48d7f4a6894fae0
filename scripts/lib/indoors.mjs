import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { hasDoor, kindsOf } from './test-kinds.mjs';

export const INDOORS_FILE = 'docs/requirements/indoors.md';
const ROW = /^\|\s*([A-Z0-9]+-\d+[a-z]?)\s*\|\s*(.*?)\s*\|$/;

/** @param {string} text of a list of rules that no user's door leads to @returns {Map<string, string>} reasons by number */
export function parseIndoors(text) {
  const rows = text
    .split('\n')
    .map((line) => ROW.exec(line))
    .filter((match) => match !== null);
  return new Map(rows.map(([, id, reason]) => [id, reason]));
}

export const readIndoors = () => parseIndoors(readFileSync(path.join(root, INDOORS_FILE), 'utf8'));

/**
 * What is wrong between the rules, their tests and the list of those without a door. A rule that only a unit or the
 * schema carries looks kept while no page calls it; a reason that no longer holds hides the next such rule.
 * @param {{ id: string }[]} rules
 * @param {(id: string) => { file: string }[]} carriersOf
 * @param {Map<string, string>} indoors
 * @returns {string[]}
 */
export function indoorsProblems(rules, carriersOf, indoors) {
  const known = new Set(rules.map(({ id }) => id));
  const withoutDoor = rules.flatMap(({ id }) => {
    const carriers = carriersOf(id);
    if (carriers.length === 0 || hasDoor(carriers) || indoors.has(id)) return [];
    const kinds = kindsOf(carriers).join(' ');
    return [`${id}: only ${kinds} tests carry it; one through page, endpoint or socket is missing`];
  });
  const outOfDate = [...indoors].flatMap(([id, reason]) => {
    if (!known.has(id)) return [`${INDOORS_FILE}: ${id} is the number of no rule`];
    if (reason === '') return [`${INDOORS_FILE}: ${id} does not say why no door leads to it`];
    const isStale = hasDoor(carriersOf(id));
    return isStale ? [`${INDOORS_FILE}: ${id} has a test through a door by now`] : [];
  });
  return [...withoutDoor, ...outOfDate];
}
