import { aConfiguration } from '@tallrik/testing/company';
import { describe, expect, it } from 'vitest';
import { configurationAnswer, type Deployment } from './configuration-answer.ts';

const deployment: Deployment = {
  defaults: { anonymousPurchase: null, disablePickupTime: null, landingPageSections: null },
  cards: { clientToken: 'test_DEPLOYMENT', isLive: false },
  push: { vapidPublicKey: 'vapid', systems: ['WEB' as const] },
};
const unset = { enableAnonymousOrders: null, disablePickuptime: null, landingpageSections: null };

describe('a configuration as the app gets it', () => {
  it('[D-04] a value of the company wins over the deployment’s', () => {
    const defaults = {
      anonymousPurchase: true,
      disablePickupTime: true,
      landingPageSections: null,
    };
    const configuration = aConfiguration({
      enableAnonymousOrders: false,
      disablePickuptime: false,
      landingpageSections: [],
    });
    expect(configurationAnswer(configuration, { ...deployment, defaults })).toMatchObject({
      ANONYMOUS_PURCHASE: false,
      DISABLE_PICKUP_TIME: false,
      LANDING_PAGE_SECTIONS: [],
    });
  });

  it('[D-04] what the company leaves open is the deployment’s to say', () => {
    const section = { menuId: 'menu-1', title: 'Lunch', itemIds: ['burger'] };
    const defaults = {
      anonymousPurchase: true,
      disablePickupTime: true,
      landingPageSections: [section],
    };
    expect(configurationAnswer(aConfiguration(unset), { ...deployment, defaults })).toMatchObject({
      ANONYMOUS_PURCHASE: true,
      DISABLE_PICKUP_TIME: true,
      LANDING_PAGE_SECTIONS: [section],
    });
  });

  it('[D-151] what nobody says is off', () => {
    expect(configurationAnswer(aConfiguration(unset), deployment)).toMatchObject({
      ANONYMOUS_PURCHASE: false,
      DISABLE_PICKUP_TIME: false,
      LANDING_PAGE_SECTIONS: [],
    });
  });

  it.each([
    ['a test key on a test server', 'test_OWN', false, 'test_OWN'],
    ['a live key on a live server', 'live_OWN', true, 'live_OWN'],
    ['a test key on a live server', 'test_OWN', true, null],
    ['a live key on a test server', 'live_OWN', false, null],
    ['no key', null, false, null],
  ])('[D-06] %s', (_what, customClientAdyenToken, isLive, expected) => {
    const cards = { clientToken: 'test_DEPLOYMENT', isLive };
    const configuration = aConfiguration({ customClientAdyenToken });
    expect(configurationAnswer(configuration, { ...deployment, cards })).toMatchObject({
      IS_PRODUCTION: isLive,
      CUSTOM_CLIENT_ADYEN_TOKEN: expected,
    });
  });

  it.each([null, 'test_OWN'])(
    '[O-19] without an account of the deployment a drop-in opens with the key of the company alone: %s',
    (customClientAdyenToken) => {
      const configuration = aConfiguration({ customClientAdyenToken });
      const cards = { clientToken: null, isLive: false };
      expect(configurationAnswer(configuration, { ...deployment, cards })).toMatchObject({
        IS_PRODUCTION: false,
        ADYEN_CLIENT_TOKEN: null,
        CUSTOM_CLIENT_ADYEN_TOKEN: customClientAdyenToken,
      });
    },
  );

  it('[CONF-17] [CONF-24] [CONF-29] [CONF-30] [D-05] what the company set is delivered as it is', () => {
    const set = {
      userCompanyId: 'chain-1',
      force3DSecure: true,
      customReadyText: 'Come and get it',
      bagItemId: 'bag-1',
      enableQrOrders: true,
      enablePromoCodes: true,
    };
    expect(configurationAnswer(aConfiguration(set), deployment)).toMatchObject(set);
  });

  it('[API-04] the server’s own columns stay behind', () => {
    const answer = configurationAnswer(aConfiguration(), deployment);
    for (const internal of ['companyId', 'maxCategories', 'syncEta', 'customClientAdyenToken']) {
      expect(answer).not.toHaveProperty(internal);
    }
  });
});
