import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** @typedef {{ figure: string, target: string, measured: string, isMet: boolean, values: object }} Row */

const round = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** A figure that has to be at least, or at most, something. */
export const atLeast = (figure, target, measured, values = {}) => ({
  figure,
  target: `at least ${round(target)}`,
  measured: round(measured),
  isMet: measured >= target,
  values: { target, measured, ...values },
});
export const atMost = (figure, target, measured, values = {}) => ({
  figure,
  target: `at most ${round(target)}`,
  measured: round(measured),
  isMet: measured <= target,
  values: { target, measured, ...values },
});

/** @param {Row[]} rows */
export function printTable(rows) {
  const lines = [
    ['figure', 'target', 'measured', ''],
    ...rows.map(({ figure, target, measured, isMet }) => [
      figure,
      target,
      measured,
      isMet ? 'ok' : 'FAIL',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column].length)),
  );
  const text = lines.map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column])).join('  '),
  );
  process.stdout.write(`\n${text.map((line) => line.trimEnd()).join('\n')}\n`);
}

/** Keeps the figures beside the code they were measured with, without anything about whose machine it was. */
export function keepFigures(rows, part = 'server') {
  const now = new Date();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const folder = path.join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
  const figures = rows.map(({ figure, isMet, values }) => ({ figure, isMet, ...values }));
  const name = `${part}.json`;
  writeFileSync(
    path.join(folder, name),
    `${JSON.stringify({ at: now.toISOString(), commit: commit.trim(), machine, figures }, null, 2)}\n`,
  );
  process.stdout.write(`\nKept in bench/results/${name}\n`);
}
