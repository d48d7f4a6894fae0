import { aConfiguration } from '@tallrik/testing/company';
import { describe, expect, it } from 'vitest';
import type { ConfigurationName } from './company-store.ts';
import { makeFindNamedConfiguration } from './find-named-configuration.ts';

/** Knows `smash` by slug, id and host, and `nordbro` by slug. */
const findConfiguration = async (name: ConfigurationName) => {
  const key = JSON.stringify(name);
  const smash = [
    { by: 'ID', id: 'configuration-smash' },
    { by: 'SLUG', slug: 'smash' },
    { by: 'HOST', host: 'smash.example' },
  ];
  if (smash.some((known) => JSON.stringify(known) === key))
    return aConfiguration({ slug: 'smash' });
  return name.by === 'SLUG' && name.slug === 'nordbro' ? aConfiguration({ slug: 'nordbro' }) : null;
};

const find = (
  hints: Parameters<ReturnType<typeof makeFindNamedConfiguration>>[0],
  defaultSlug: string | null = null,
) => makeFindNamedConfiguration({ findConfiguration, defaultSlug })(hints);

describe('finding a configuration', () => {
  it.each([
    ['its id', { id: 'configuration-smash' }],
    ['its slug', { slug: 'smash' }],
    ['its slug in capitals', { slug: 'Smash' }],
    ['its host name', { host: 'smash.example' }],
    ['its host name in capitals and with a port', { host: 'Smash.Example:4000' }],
  ])('[API-04] [CONF-04] [D-02] by %s', async (_how, hints) => {
    expect(await find(hints)).toMatchObject({ slug: 'smash' });
  });

  it('[D-02] a slug counts before the host name', async () => {
    expect(await find({ slug: 'nordbro', host: 'smash.example' })).toMatchObject({
      slug: 'nordbro',
    });
  });

  it('[D-02] an unknown host gets the deployment’s own company', async () => {
    expect(await find({ host: 'localhost' }, 'nordbro')).toMatchObject({ slug: 'nordbro' });
    expect(await find({}, 'nordbro')).toMatchObject({ slug: 'nordbro' });
  });

  it.each([[{ slug: 'smahs' }], [{ id: 'nothing' }], [{ slug: 'smahs', host: 'smash.example' }]])(
    '[D-151] [CONF-07] a wrong name opens nobody else’s shop: %j',
    async (hints) => {
      expect(await find(hints, 'nordbro')).toBeNull();
    },
  );

  it('[CONF-07] without a company of its own the deployment finds nothing', async () => {
    expect(await find({ host: 'localhost' })).toBeNull();
  });
});
