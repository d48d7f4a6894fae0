import { expect, it } from 'vitest';
import { companyName } from './company-name.ts';

it('a company has a name of 1 to 200 characters that can be printed', () => {
  expect(companyName('  Zeytin\u0007 Lokantası ')).toBe('Zeytin Lokantası');
  expect(companyName(' \u0007 ')).toBeNull();
  expect(companyName('x'.repeat(200))).toHaveLength(200);
  expect(companyName('x'.repeat(201))).toBeNull();
});
