import type { CoreConfiguration } from '@adyen/adyen-web';

type EnvironmentUrls = NonNullable<CoreConfiguration['_environmentUrls']>;

export function simulatorUrls(simulatorBase: string, pageOrigin: string): EnvironmentUrls {
  const base = new URL(simulatorBase, pageOrigin).href;
  return { api: base, analytics: base, cdn: { images: base, translations: base } };
}

/**
 * The library refuses http addresses in 3-D Secure unless its API address names this one. The real
 * address was fixed when the checkout was created; this only lifts the check, and only a simulator
 * on plain http needs it.
 */
export function allowHttpChallenge(checkout: { options: CoreConfiguration }): void {
  checkout.options._environmentUrls = {
    ...checkout.options._environmentUrls,
    api: 'http://localhost:8080/',
  };
}
