import type { CloudConfiguration, LandingPageSection } from './configuration.ts';

/** What the deployment says where a company's configuration says nothing (D-04). Null: it says nothing either. */
export type DeploymentDefaults = {
  anonymousPurchase: boolean | null;
  disablePickupTime: boolean | null;
  landingPageSections: LandingPageSection[] | null;
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

export const DEFAULT_MAX_CATEGORIES = 3;

/** CONF-21, MENU-06. Zero or less would empty the start page: the default counts then. */
export const maxCategoriesOf = (configuration: Configured<'maxCategories'>): number =>
  configuration.maxCategories > 0 ? configuration.maxCategories : DEFAULT_MAX_CATEGORIES;
