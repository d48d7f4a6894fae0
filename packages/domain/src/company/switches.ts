import type { CloudConfiguration, LandingPageSection } from './configuration.ts';
import type { ServiceType } from './service-types.ts';

/** What the deployment says where a company's configuration says nothing (D-04). Null: it says nothing either. */
export type DeploymentDefaults = {
  anonymousPurchase: boolean | null;
  disablePickupTime: boolean | null;
  landingPageSections: LandingPageSection[] | null;
};

/** A fresh deployment: every switch off, pickup time and comments enabled (D-151). */
export const NO_DEPLOYMENT_DEFAULTS: DeploymentDefaults = {
  anonymousPurchase: null,
  disablePickupTime: null,
  landingPageSections: null,
};

type Configured<Field extends keyof CloudConfiguration> = Pick<CloudConfiguration, Field>;

/** CONF-10. Off unless somebody turned it on: a forgotten switch must not open a shop to strangers (D-151). */
export const isAnonymousOrderAllowed = (
  configuration: Configured<'enableAnonymousOrders'>,
  deployment: DeploymentDefaults,
): boolean => configuration.enableAnonymousOrders ?? deployment.anonymousPurchase ?? false;

/** CONF-15. */
export const isPickupTimeEnabled = (
  configuration: Configured<'disablePickuptime'>,
  deployment: DeploymentDefaults,
): boolean => !(configuration.disablePickuptime ?? deployment.disablePickupTime ?? false);

/** CONF-20. An empty list is a choice and is kept; only null asks the deployment (D-04). */
export const landingSectionsOf = (
  configuration: Configured<'landingpageSections'>,
  deployment: DeploymentDefaults,
): LandingPageSection[] =>
  configuration.landingpageSections ?? deployment.landingPageSections ?? [];

/** CONF-09. */
export const isServiceTypeAllowed = (
  configuration: Configured<'serviceTypes'>,
  serviceType: ServiceType,
): boolean => configuration.serviceTypes.includes(serviceType);

/** CONF-11. */
export const isQrOrderingEnabled = (configuration: Configured<'enableQrOrders'>): boolean =>
  configuration.enableQrOrders;

/** CONF-12. */
export const isInvoicingEnabled = (configuration: Configured<'enableInvoicing'>): boolean =>
  configuration.enableInvoicing;

/** CONF-13. */
export const isTippingEnabled = (configuration: Configured<'enableTipping'>): boolean =>
  configuration.enableTipping;

/** CONF-14. */
export const areCommentsEnabled = (configuration: Configured<'disableComments'>): boolean =>
  !configuration.disableComments;

/** CONF-25. */
export const arePromoCodesEnabled = (configuration: Configured<'enablePromoCodes'>): boolean =>
  configuration.enablePromoCodes;

/** CONF-23. */
export const isEtaSynced = (configuration: Configured<'syncEta'>): boolean => configuration.syncEta;

/** CONF-28. */
export const isMarketplace = (configuration: Configured<'marketplaceId'>): boolean =>
  configuration.marketplaceId !== null;

export const DEFAULT_MAX_CATEGORIES = 3;

/** CONF-21, MENU-06. Zero or less would empty the start page: the default counts then. */
export const maxCategoriesOf = (configuration: Configured<'maxCategories'>): number =>
  configuration.maxCategories > 0 ? configuration.maxCategories : DEFAULT_MAX_CATEGORIES;

/** CONF-26. */
export const cardClientKeyOf = (
  configuration: Configured<'customClientAdyenToken'>,
  deploymentKey: string,
): string => configuration.customClientAdyenToken ?? deploymentKey;

/** CONF-27. */
export const paymentEnvironment = (isProduction: boolean): 'live' | 'test' =>
  isProduction ? 'live' : 'test';
