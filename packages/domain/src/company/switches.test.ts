import { describe, expect, it } from 'vitest';
import { SAMPLE_CONFIGURATION } from './sample-configuration.ts';
import {
  type DeploymentDefaults,
  isAnonymousOrderAllowed,
  isPickupTimeEnabled,
  landingSectionsOf,
  maxCategoriesOf,
} from './switches.ts';

const NO_DEPLOYMENT_DEFAULTS: DeploymentDefaults = {
  anonymousPurchase: null,
  disablePickupTime: null,
  landingPageSections: null,
};
const section = { menuId: 'menu-1', title: 'Favourites', itemIds: ['burger'] };

describe('switches that exist twice', () => {
  const anonymous = (cloud: boolean | null, deployment: boolean | null) =>
    isAnonymousOrderAllowed(
      { enableAnonymousOrders: cloud },
      { ...NO_DEPLOYMENT_DEFAULTS, anonymousPurchase: deployment },
    );

  it('[CONF-10] [D-04] the company’s word counts before the deployment’s', () => {
    expect([anonymous(true, false), anonymous(false, true), anonymous(null, true)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[CONF-10] [D-151] anonymous orders are off where nobody says anything', () => {
    expect(anonymous(null, null)).toBe(false);
  });

  it('[CONF-15] [D-04] [D-151] pickup time is enabled unless somebody disables it', () => {
    const enabled = (cloud: boolean | null, deployment: boolean | null) =>
      isPickupTimeEnabled(
        { disablePickuptime: cloud },
        { ...NO_DEPLOYMENT_DEFAULTS, disablePickupTime: deployment },
      );
    expect([
      enabled(null, null),
      enabled(null, true),
      enabled(false, true),
      enabled(true, false),
    ]).toEqual([true, false, true, false]);
  });

  it('[CONF-20] [D-04] landing sections: an empty list is a choice, null is none', () => {
    const deployment = { ...NO_DEPLOYMENT_DEFAULTS, landingPageSections: [section] };
    expect(landingSectionsOf({ landingpageSections: null }, deployment)).toEqual([section]);
    expect(landingSectionsOf({ landingpageSections: [] }, deployment)).toEqual([]);
    expect(landingSectionsOf({ landingpageSections: null }, NO_DEPLOYMENT_DEFAULTS)).toEqual([]);
  });
});

it('[CONF-31] the sample configuration is as the specification lists it', () => {
  const sample = SAMPLE_CONFIGURATION;
  expect(isAnonymousOrderAllowed(sample, NO_DEPLOYMENT_DEFAULTS)).toBe(true);
  expect(sample).toMatchObject({
    disableComments: false,
    enablePromoCodes: false,
    enableTipping: false,
  });
  expect(sample.serviceTypes).toEqual(['EAT_HERE', 'TAKE_AWAY']);
  expect(isPickupTimeEnabled(sample, NO_DEPLOYMENT_DEFAULTS)).toBe(true);
  expect(sample.showCategoriesInGridView).toBe(false);
});

it('[CONF-21] [MENU-06] the start page asks for 3 categories unless told otherwise', () => {
  expect([0, 3, 7].map((maxCategories) => maxCategoriesOf({ maxCategories }))).toEqual([3, 3, 7]);
});
