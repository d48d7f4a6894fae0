import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const OURS = ['https://eat.example', 'http://127.0.0.1:4000'];

describe('where a provider may send a guest back to', () => {
  it.each([
    ['https://eat.example/order', 'https://eat.example/order'],
    ['https:\\\\eat.example\\order', 'https://eat.example/order'],
    ['https:eat.example/order', 'https://eat.example/order'],
    ['HTTPS://EAT.example:443/a/../order?x=1#y', 'https://eat.example/order?x=1#y'],
    [' https://eat.example/or\tder\n', 'https://eat.example/order'],
    ['http://localhost:4000/order', 'http://localhost:4000/order'],
  ])('[D-78] [F-26] %j is sent as %s', (given, sent) => {
    expect(ownAddress(given, OURS)).toBe(sent);
  });

  it.each([
    'https://evil.example/',
    'https://eat.example@evil.example/',
    'https://evil.example\\@eat.example/',
    'https://someone:secret@eat.example/',
    'https://eat.example.evil.example/',
    'javascript:alert(1)',
    'http://eat.example/',
    '/order',
    '',
    `https://eat.example/${'a'.repeat(3_000)}`,
  ])('[D-78] [F-26] %j is not ours', (given) => {
    expect(ownAddress(given, OURS)).toBeNull();
  });
});
