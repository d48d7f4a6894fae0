import { describe, expect, it } from 'vitest';
import {
  type CardProvider,
  consolePolicy,
  guestPolicy,
  isOwnFrame,
} from './content-security-policy.ts';

const of = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
const guest = (provider: CardProvider) => of(guestPolicy('abc', 'wss://eat.example', provider));
const ADYEN_TEST = [
  'https://checkoutshopper-test.adyen.com',
  'https://checkoutanalytics-test.adyen.com',
  'https://checkoutshopper-test.cdn.adyen.com',
].join(' ');

describe('what a guest’s page may load', () => {
  it('[D-76] [D-122] with the simulator: nothing from anywhere else', () => {
    const policy = guest('SIMULATOR');
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'nonce-abc' 'strict-dynamic'");
    expect(policy.get('img-src')).toBe("'self' data:");
    expect(policy.get('connect-src')).toBe("'self' wss://eat.example");
    expect(policy.get('frame-src')).toBe("'self'");
    expect(policy.get('form-action')).toBe("'self'");
  });

  it.each([
    ['ADYEN_TEST', ADYEN_TEST],
    ['ADYEN_LIVE', 'https://*.adyen.com'],
  ] as const)('[D-06] [D-122] %s: its own hosts, and frames for the banks', (provider, hosts) => {
    const policy = guest(provider);
    expect(policy.get('script-src')).toBe("'nonce-abc' 'strict-dynamic'");
    expect(policy.get('img-src')).toBe(`'self' data: ${hosts}`);
    expect(policy.get('connect-src')).toBe(`'self' wss://eat.example ${hosts}`);
    expect(policy.get('frame-src')).toBe("'self' https:");
    expect(policy.get('form-action')).toBe("'self' https:");
  });
});

it.each([
  ['a page of its own', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }, "'none'"],
  ['a browser that says nothing', {}, "'none'"],
  ['a stranger’s frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, "'none'"],
  ['a neighbour’s frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' }, "'none'"],
  ['our own frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }, "'self'"],
])('[D-424] %s: who may frame a guest’s page', (_who, headers, expected) => {
  const policy = guestPolicy('abc', 'wss://eat.example', 'SIMULATOR', isOwnFrame(headers));
  expect(of(policy).get('frame-ancestors')).toBe(expected);
});

it('[D-122] the console loads nothing but its own', () => {
  const policy = of(consolePolicy('wss://eat.example'));
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('connect-src')).toBe("'self' wss://eat.example");
  expect(policy.get('frame-ancestors')).toBe("'none'");
});
