import type {
  OperatingSystem,
  OrderingCloudConfiguration,
} from '@tallrik/contract/generated/resolvers';
import type { CloudConfiguration } from '@tallrik/domain/company/configuration';
import {
  isAnonymousOrderAllowed,
  isPickupTimeEnabled,
  landingSectionsOf,
  maxCategoriesOf,
  type DeploymentDefaults,
} from '@tallrik/domain/company/switches';

/** What the deployment adds to every company's configuration. */
export type Deployment = {
  defaults: DeploymentDefaults;
  /** The deployment's own account; companies may have others, of the same environment (O-19). */
  cards: { clientToken: string | null; isLive: boolean };
  push: { vapidPublicKey: string | null; systems: readonly OperatingSystem[] };
};

/** The configuration with its values resolved the way the server itself decides by (D-04). */
export function configurationAnswer(
  configuration: CloudConfiguration,
  deployment: Deployment,
): Omit<OrderingCloudConfiguration, 'company'> {
  const { companyId, maxCategories: _, syncEta, customClientAdyenToken, ...fields } = configuration;
  return {
    ...fields,
    analyticsService: configuration.analyticsService?.kind ?? null,
    COMPANY_ID: companyId,
    MAX_CATEGORIES: maxCategoriesOf(configuration),
    LANDING_PAGE_SECTIONS: landingSectionsOf(configuration, deployment.defaults),
    DISABLE_PICKUP_TIME: !isPickupTimeEnabled(configuration, deployment.defaults),
    ANONYMOUS_PURCHASE: isAnonymousOrderAllowed(configuration, deployment.defaults),
    IS_PRODUCTION: deployment.cards.isLive,
    SYNC_ETA: syncEta,
    ADYEN_CLIENT_TOKEN: deployment.cards.clientToken,
    CUSTOM_CLIENT_ADYEN_TOKEN: keyOfEnvironment(customClientAdyenToken, deployment),
    VAPID_PUBLIC_KEY: deployment.push.vapidPublicKey,
    PUSH_SYSTEMS: [...deployment.push.systems],
  };
}

// A company's test key on a live server would take orders for money that does not exist (D-06).
function keyOfEnvironment(key: string | null, { cards }: Deployment): string | null {
  return key?.startsWith(cards.isLive ? 'live_' : 'test_') ? key : null;
}
