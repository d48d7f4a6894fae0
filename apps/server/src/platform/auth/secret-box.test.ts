import { expect, it } from 'vitest';
import { makeSecretBox } from './secret-box.ts';

const box = makeSecretBox('a'.repeat(64));

it('[D-115] opens for its owner with its key only, and is another each time', () => {
  const secret = Buffer.from('second factor');
  const closed = box.close(secret, 'kim');
  expect(box.open(closed, 'kim')).toEqual(secret);
  expect(closed.includes(secret)).toBe(false);
  expect(box.close(secret, 'kim')).not.toEqual(closed);
  expect(() => box.open(closed, 'robin')).toThrow('authenticate data');
  expect(() => makeSecretBox('b'.repeat(64)).open(closed, 'kim')).toThrow('authenticate data');
});
