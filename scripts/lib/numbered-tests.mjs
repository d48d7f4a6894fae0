import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.mjs';
import { root } from './root.mjs';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const TITLE =
  /(?<quote>['"`])(?<title>(?:\[[A-Z0-9]+-\d+[a-z]?\]\s*)+(?:\\.|(?!\k<quote>)[\s\S])*)\k<quote>/g;
const NUMBER = /\[([A-Z0-9]+-\d+[a-z]?)\]/g;

/** @returns {Map<string, { file: string, title: string }[]>} tests by the numbers in their titles */
export function readNumberedTests() {
  const tests = new Map();
  for (const file of listFiles('.').filter((name) => TEST_FILE.test(name))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const { groups } of text.matchAll(TITLE)) {
      for (const [, id] of groups.title.matchAll(NUMBER)) {
        tests.set(id, [
          ...(tests.get(id) ?? []),
          { file, title: groups.title.replace(/\s+/g, ' ') },
        ]);
      }
    }
  }
  return tests;
}
