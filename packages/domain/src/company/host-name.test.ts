import { expect, it } from 'vitest';
import { checkHostName } from './host-name.ts';

const allowed = (text: string, platform: string | null = 'order.tallrik.app') => {
  const checked = checkHostName(text, platform);
  return checked.ok ? checked.value : null;
};

it('[SETUP-24] is the bare name, in lower case', () => {
  expect(allowed(' Eat.Bistro.se ')).toBe('eat.bistro.se');
  expect(allowed('bistro.xn--p1ai')).toBe('bistro.xn--p1ai');
  expect(allowed('xn--eker-r4a.com')).toBe('xn--eker-r4a.com');
});

it.each([
  'https://eat.bistro.se',
  'eat.bistro.se/menu',
  'eat.bistro.se:8443',
  'user@bistro.se',
  'bistro',
  '.bistro.se',
  'bistro.se.',
  'eat..se',
  '-eat.se',
  'eat-.se',
  'eat_now.se',
  '10.0.0.1',
  '[::1]',
  'a b.se',
  '*.bistro.se',
  'şeker.com',
  '',
])('[SETUP-24] refuses %j', (text) => {
  expect(allowed(text)).toBeNull();
});

it('[SETUP-24] refuses names of the platform and of the inside of a network', () => {
  for (const text of [
    'order.tallrik.app',
    'bistro.order.tallrik.app',
    'db.internal',
    'printer.local',
    'nas.lan',
    'a.localhost',
    '1.0.0.127.in-addr.arpa',
  ])
    expect(allowed(text), text).toBeNull();
  expect(allowed('tallrik.app')).toBe('tallrik.app');
});

it('[SETUP-24] measures before it reads', () => {
  expect(allowed(`${'a'.repeat(63)}.se`)).not.toBeNull();
  expect(allowed(`${'a'.repeat(64)}.se`)).toBeNull();
  expect(allowed(`${'a.'.repeat(500_000)}se`)).toBeNull();
});
