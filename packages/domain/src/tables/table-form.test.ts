import { expect, it } from 'vitest';
import { readTableNumber, rowOfTables } from './table-form.ts';

const row = (from: string, to: string, prefix = '', suffix = '') =>
  rowOfTables({ prefix, from, to, suffix });

it('[PLACES-21] a number has 1 to 20 characters', () => {
  expect([' 7 ', 'Bar 1', 'x'.repeat(20)].map(readTableNumber)).toEqual([
    '7',
    'Bar 1',
    'x'.repeat(20),
  ]);
  for (const typed of ['', '  ', 'x'.repeat(21), 'x'.repeat(1_000_000)])
    expect(readTableNumber(typed)).toBeNull();
});

it('[PLACES-21] a row counts from one number to another, with what stands before and after', () => {
  expect(row('9', '11')).toEqual(['9', '10', '11']);
  expect(row('1', '2', 'Bar ', 'a')).toEqual(['Bar 1a', 'Bar 2a']);
  expect(row('5', '')).toEqual(['5']);
});

it('[PLACES-21] a row that is none', () => {
  for (const [from, to] of [
    ['', '3'],
    ['a', '3'],
    ['3', '1'],
    ['1', '501'],
    ['-1', '3'],
    ['1', '99999999'],
  ] as const)
    expect(row(from, to), `${from} to ${to}`).toBeNull();
  expect(row('1', '2', 'x'.repeat(20))).toBeNull();
});
