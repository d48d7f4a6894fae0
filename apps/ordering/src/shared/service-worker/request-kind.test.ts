import { describe, expect, it } from 'vitest';
import { requestKind, type RequestFacts } from './request-kind.ts';

const ORIGIN = 'https://eat.example';
const kindOf = (path: string, changes: Partial<RequestFacts> = {}, basePath = '/smash') =>
  requestKind(
    {
      url: new URL(path, ORIGIN),
      method: 'GET',
      hasAuthorization: false,
      hasRange: false,
      isNavigation: false,
      isFramed: false,
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
  ])('%s is %s', (path, kind) => expect(kindOf(path)).toBe(kind));

  it.each([
    ['[D-96] a query with somebody’s token', '/graphql?hash=abc', { hasAuthorization: true }],
    ['[PAY-01] whatever is sent', '/graphql', { method: 'POST' }],
    ['[D-133] a query that is not registered as public', '/graphql', {}],
    ['part of a file', '/media/abc', { hasRange: true }],
    ['another host', 'https://checkoutshopper-test.adyen.com/assets/x.js', {}],
    ['the payment simulator', '/checkoutshopper/test/sessions', {}],
    ['the kitchen', '/console', { isNavigation: true }],
    [
      '[CATALOG-43] a page in the office’s preview',
      '/smash/order/v1',
      { isNavigation: true, isFramed: true },
    ],
  ])('%s goes past it', (_, path, changes) => expect(kindOf(path, changes)).toBe('PASS'));

  it('[CONF-05] [D-142] a company’s worker answers for its own pages only', () => {
    const visit = { isNavigation: true };
    expect(kindOf('/smash', visit)).toBe('PAGE');
    expect(kindOf('/smash/order/v1', visit)).toBe('PAGE');
    expect(kindOf('/smashed/order/v1', visit)).toBe('PASS');
    expect(kindOf('/nordbro/order/v1', visit)).toBe('PASS');
    expect(kindOf('/order/v1', visit, '')).toBe('PAGE');
    expect(kindOf('/?v=v1', visit, '')).toBe('PAGE');
    expect(kindOf('/smash/order/v1', visit, '')).toBe('PASS');
  });
});
