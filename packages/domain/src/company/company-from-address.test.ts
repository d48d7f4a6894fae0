import { describe, expect, it } from 'vitest';
import { type Address, companyFromAddress, routeWithin } from './company-from-address.ts';

const address = (fields: Partial<Address>): Address => ({
  path: '/',
  s: null,
  sessionSlug: null,
  companyIdOfHost: null,
  ...fields,
});
const named = (fields: Partial<Address>) => {
  const company = companyFromAddress(address(fields));
  return company?.by === 'SLUG' ? company.slug : (company?.companyId ?? null);
};

describe('companyFromAddress', () => {
  it('[CONF-05] takes the slug from the first segment of the path', () => {
    expect(companyFromAddress(address({ path: '/nordbro/order/v1' }))).toEqual({
      by: 'SLUG',
      slug: 'nordbro',
      basePath: '/nordbro',
    });
  });

  it('[CONF-06] or from query parameter s, without a base path', () => {
    expect(companyFromAddress(address({ path: '/order', s: 'smash' }))).toEqual({
      by: 'SLUG',
      slug: 'smash',
      basePath: '',
    });
  });

  it('[D-02] the path counts before s, s before the session, the session before the host', () => {
    const all = { path: '/nordbro', s: 'smash', sessionSlug: 'lokanta', companyIdOfHost: 'host' };
    expect(named(all)).toBe('nordbro');
    expect(named({ ...all, path: '/' })).toBe('smash');
    expect(named({ ...all, path: '/', s: null })).toBe('lokanta');
    expect(named({ ...all, path: '/', s: null, sessionSlug: null })).toBe('host');
  });

  it('[D-01] a reserved word is a route, not a company', () => {
    expect(named({ path: '/order/venue-1', companyIdOfHost: 'host' })).toBe('host');
    expect(named({ path: '/console', s: 'console' })).toBeNull();
  });

  it('[CONF-07] nothing found is nobody', () => {
    expect(companyFromAddress(address({}))).toBeNull();
    expect(companyFromAddress(address({ path: '/%2e%2e/', s: '<script>' }))).toBeNull();
  });
});

describe('routeWithin', () => {
  const route = (path: string) => {
    const company = companyFromAddress(address({ path, companyIdOfHost: 'host' }));
    return company && routeWithin(path, company);
  };

  it('[D-01] the base path is not part of the route', () => {
    expect(route('/nordbro/order/v1')).toBe('/order/v1');
    expect(route('/NordBro/order/v1')).toBe('/order/v1');
    expect(route('/nordbro')).toBe('/');
    expect(route('/nordbro/')).toBe('/');
    expect(route('/order/v1')).toBe('/order/v1');
  });
});
