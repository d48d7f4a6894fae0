import { expect, it } from 'vitest';
import { holdAgainst, readSurvivors } from './survivors.mjs';

const source = 'const one = 1;\nconst isMore = a > b;\nreturn x ?\n  y : z;\n';
const mutant = (status, start, end, replacement) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement,
  location: { start, end },
});
const unloadable = {
  ...mutant('Survived', { line: 1, column: 1 }, { line: 1, column: 6 }, 'throw'),
  testsCompleted: 0,
};
const report = {
  files: {
    'money/minor.ts': {
      source,
      mutants: [
        mutant('Killed', { line: 1, column: 1 }, { line: 1, column: 6 }, 'let'),
        unloadable,
        mutant('Survived', { line: 2, column: 16 }, { line: 2, column: 21 }, 'a >= b'),
        mutant('NoCoverage', { line: 3, column: 8 }, { line: 4, column: 8 }, 'x ?\n z : y'),
      ],
    },
  },
};

it('names what survived or was never run, not what could not even be loaded, with what it became', () => {
  expect(readSurvivors(report)).toMatchObject([
    { file: 'money/minor.ts', at: 2, code: 'a > b', becomes: 'a >= b' },
    { at: 3, code: 'x ? y : z', becomes: 'x ? z : y' },
  ]);
});

it('an argued survivor is closed wherever its line has moved to, and a dead one is told', () => {
  const survivors = readSurvivors(report);
  const { file, line, code, becomes } = survivors[0];
  const known = { file, line, code, becomes, why: 'equal prices order alike' };
  const gone = { ...known, becomes: 'a < b' };
  expect(holdAgainst(survivors, [known, gone])).toEqual({ open: [survivors[1]], stale: [gone] });
});
