import type { CloudConfiguration } from '@tallrik/domain/company/configuration';
import type { ConfigurationName } from './company-store.ts';

/** What a page knows about where it is. */
export type ConfigurationHints = {
  id?: string | null;
  slug?: string | null;
  host?: string | null;
};

export type FindNamedConfiguration = (
  hints: ConfigurationHints,
) => Promise<CloudConfiguration | null>;

/**
 * By id, else by slug, else by host name, else the deployment's own company (CONF-04, D-02). A name that is given
 * and wrong finds nothing: a typing error must not open another company's shop (D-151).
 */
export const makeFindNamedConfiguration =
  (deps: {
    findConfiguration: (name: ConfigurationName) => Promise<CloudConfiguration | null>;
    defaultSlug: string | null;
  }): FindNamedConfiguration =>
  async ({ id, slug, host }) => {
    if (id) return deps.findConfiguration({ by: 'ID', id });
    if (slug) return deps.findConfiguration({ by: 'SLUG', slug: slug.toLowerCase() });
    const ofHost = host ? await deps.findConfiguration({ by: 'HOST', host: hostName(host) }) : null;
    if (ofHost || deps.defaultSlug === null) return ofHost;
    return deps.findConfiguration({ by: 'SLUG', slug: deps.defaultSlug });
  };

const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');
