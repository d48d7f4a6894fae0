import { expect, it } from 'vitest';
import { calledName } from './called-name.ts';

it('[D-272] [F-72] a guest is called by the first name and the initial of the last', () => {
  expect(calledName('Elif Kaya')).toBe('Elif K.');
  expect(calledName(' Anna  Maria Österberg ')).toBe('Anna Ö.');
  expect(calledName('Cher')).toBe('Cher');
  expect(calledName('')).toBe('');
});
