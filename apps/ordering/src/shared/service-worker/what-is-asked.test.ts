import { describe, expect, it } from 'vitest';
import { whatIsAsked, type Asking } from './what-is-asked.ts';

const ORIGIN = 'https://eat.example';
const asked = (path: string, changes: Partial<Asking> = {}, basePath = '/smash') =>
  whatIsAsked(
    {
      url: new URL(path, ORIGIN),
      method: 'GET',
      hasAuthorization: false,
      hasRange: false,
      isNavigation: false,
      ...changes,
    },
    ORIGIN,
    basePath,
  );

describe('what the service worker looks at', () => {
  it.each([
    ['/assets/entry-1.js', 'ASSET'],
    ['/media/abc?w=560&h=368', 'PICTURE'],
    ['/graphql?hash=abc&variables=%7B%7D', 'QUERY'],
  ])('%s is %s', (path, kind) => expect(asked(path)).toBe(kind));

  it.each([
    ['[D-96] a query with somebody’s token', '/graphql?hash=abc', { hasAuthorization: true }],
    ['[PAY-01] whatever is sent', '/graphql', { method: 'POST' }],
    ['[D-133] a query that is not registered as public', '/graphql', {}],
    ['part of a file', '/media/abc', { hasRange: true }],
    ['another host', 'https://checkoutshopper-test.adyen.com/assets/x.js', {}],
    ['the payment simulator', '/checkoutshopper/test/sessions', {}],
    ['the kitchen', '/console', { isNavigation: true }],
  ])('%s goes past it', (_, path, changes) => expect(asked(path, changes)).toBe('PASS'));

  it('[CONF-05] [D-142] a company’s worker answers for its own pages only', () => {
    const visit = { isNavigation: true };
    expect(asked('/smash', visit)).toBe('PAGE');
    expect(asked('/smash/order/v1', visit)).toBe('PAGE');
    expect(asked('/smashed/order/v1', visit)).toBe('PASS');
    expect(asked('/nordbro/order/v1', visit)).toBe('PASS');
    expect(asked('/order/v1', visit, '')).toBe('PAGE');
    expect(asked('/?v=v1', visit, '')).toBe('PAGE');
    expect(asked('/smash/order/v1', visit, '')).toBe('PASS');
  });
});
