import { describe, expect, it } from 'vitest';
import { resolveCompany, type FindConfiguration } from './resolve-company.ts';

const known: Record<string, string> = {
  nordbro: 'nordbro',
  smash: 'smash',
  'eat.example': 'lokanta',
};
const findConfiguration: FindConfiguration = async (by) => {
  const slug = known['slug' in by ? by.slug : by.host];
  return slug
    ? {
        id: `${slug}-config`,
        slug,
        companyId: `${slug}-id`,
        displayName: slug,
        logoUrl: null,
        enableAnalytics: true,
        analyticsService: null,
        theme: { main: '#21443d', menuBackgroundColor: '#ffffff' },
      }
    : null;
};

const resolve = (request: { path?: string; s?: string; rememberedSlug?: string; host?: string }) =>
  resolveCompany(
    { path: '/', s: null, rememberedSlug: null, host: 'localhost', ...request },
    { findConfiguration, defaultSlug: 'nordbro' },
  );

describe('resolveCompany', () => {
  it('[CONF-05] [D-01] the first path segment names the company and is its base path', async () => {
    const found = await resolve({ path: '/smash/order/v1/menu' });
    expect(found).toMatchObject({
      basePath: '/smash',
      path: '/order/v1/menu',
      configuration: { slug: 'smash' },
    });
  });

  it('[D-01] a reserved word is a route, never a slug', async () => {
    const found = await resolve({ path: '/order/v1' });
    expect(found).toMatchObject({
      basePath: '',
      path: '/order/v1',
      configuration: { slug: 'nordbro' },
    });
  });

  it('[CONF-06] [D-02] query s names the company and is kept for the session', async () => {
    const found = await resolve({ s: 'smash' });
    expect(found).toMatchObject({
      configuration: { slug: 'smash' },
      slugToKeep: 'smash',
      basePath: '',
    });
    expect(
      (await resolve({ path: '/store-listing', rememberedSlug: 'smash' })).configuration?.slug,
    ).toBe('smash');
  });

  it('[D-02] the path wins over s', async () => {
    expect(await resolve({ path: '/nordbro', s: 'smash' })).toMatchObject({
      configuration: { slug: 'nordbro' },
      slugToKeep: null,
    });
  });

  it('[D-02] only a company that exists, named by s, is kept', async () => {
    expect((await resolve({ s: 'nobody' })).slugToKeep).toBeNull();
    expect((await resolve({ path: '/smash', s: 'smash' })).slugToKeep).toBeNull();
    expect(
      (await resolve({ path: '/store-listing', rememberedSlug: 'smash' })).slugToKeep,
    ).toBeNull();
  });

  it('[D-02] without either the host decides, then the deployment', async () => {
    expect((await resolve({ host: 'eat.example' })).configuration?.slug).toBe('lokanta');
    expect((await resolve({ host: 'unknown.example' })).configuration?.slug).toBe('nordbro');
  });

  it('[CONF-07] an unknown slug finds nobody, whatever the host says', async () => {
    expect(
      (await resolve({ path: '/nobody/order', host: 'eat.example' })).configuration,
    ).toBeNull();
    expect((await resolve({ s: 'nobody', host: 'eat.example' })).configuration).toBeNull();
  });
});
