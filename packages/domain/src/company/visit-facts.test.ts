import { expect, it } from 'vitest';
import { deviceOf, sourceOf } from './visit-facts.ts';

const from = (facts: Partial<Parameters<typeof sourceOf>[0]>) =>
  sourceOf({
    referrerHost: null,
    ownHost: 'eat.example',
    campaign: null,
    isAtTable: false,
    isInApp: false,
    ...facts,
  });

it('[F-41] a visit’s source is a kind and a host, never an address', () => {
  expect(from({})).toEqual({ source: 'DIRECT', sourceName: null });
  expect(from({ referrerHost: 'www.eat.example' }).source).toBe('DIRECT');
  expect(from({ isAtTable: true }).source).toBe('TABLE');
  expect(from({ isInApp: true, isAtTable: true }).source).toBe('APP');
  expect(from({ campaign: 'Newsletter' })).toEqual({
    source: 'CAMPAIGN',
    sourceName: 'newsletter',
  });
  expect(from({ campaign: 'sofia@guest.example' }).source).toBe('DIRECT');
  expect(from({ referrerHost: 'www.google.se' })).toEqual({
    source: 'SEARCH',
    sourceName: 'google.se',
  });
  expect(from({ referrerHost: 'l.instagram.com' }).source).toBe('SOCIAL');
  expect(from({ referrerHost: 't.co' }).source).toBe('SOCIAL');
  expect(from({ referrerHost: 'blog.example' })).toEqual({
    source: 'SITE',
    sourceName: 'blog.example',
  });
  expect(from({ referrerHost: 'a b' }).source).toBe('DIRECT');
});

it('[F-41] a device is what the layout sees', () => {
  expect([360, 767, 768, 1023, 1024].map(deviceOf)).toEqual([
    'PHONE',
    'PHONE',
    'TABLET',
    'TABLET',
    'DESKTOP',
  ]);
});
