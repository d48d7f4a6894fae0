import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_CODES, STAFF_ERROR_CODES } from './error-codes.ts';

const schema = readFileSync(new URL('../generated/staff-schema.graphql', import.meta.url), 'utf8');

it('[D-134] every code the staff schema speaks of is in the list that callers are promised', () => {
  const named = [...schema.matchAll(/Codes?:([^"]*)"""/g)].flatMap(([, codes = '']) => [
    ...codes.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g),
  ]);
  const codes = [...new Set(named.map(([code]) => code))];
  expect(codes.length).toBeGreaterThan(30);
  const listed = new Set<string>([...ERROR_CODES, ...STAFF_ERROR_CODES]);
  expect(codes.filter((code) => !listed.has(code))).toEqual([]);
});
