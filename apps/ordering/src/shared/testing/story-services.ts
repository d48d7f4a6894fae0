import { browserTimers } from '@tallrik/contract/client/timers';
import { storyPicture } from '@tallrik/ui/story-picture';
import { silentAnalytics } from '../analytics/analytics.ts';
import { makeClock } from '../clock/clock.ts';
import type { CompanyPageData } from '../company/company-query.ts';
import { makeConnectionStatus } from '../graphql-client/connection-status.ts';
import { silentLog } from '../remote-log/remote-log.ts';
import { openLocalData } from '../local-data/local-data.ts';
import type { Services } from '../services/services.tsx';

const COMPANY_ID = 'story-company';
const NOON = '2026-03-02T12:00:00Z';

/** A drawn picture; the size which the app adds to an address ends up in the fragment, where it does no harm. */
export const storyImage = (tone: 1 | 2 | 3 = 1): string => `${storyPicture(860, 864, tone).src}#`;

const company: CompanyPageData = {
  configuration: {
    id: 'story-configuration',
    slug: 'story',
    companyId: COMPANY_ID,
    userCompanyId: COMPANY_ID,
    marketplaceId: null,
    marketplace: null,
    logoUrl: null,
    landingPageBackgroundUrl: storyImage(),
    landingPageDesktopBackgroundUrl: null,
    // The gallery paints the brand by itself.
    theme: {
      main: '',
      secondary: '',
      contrastingColor: '',
      menuTextColor: '',
      priceColor: '',
      entryBackground: '',
      menuBackgroundColor: '',
    },
    font: null,
    enableInvoicing: false,
    enableTipping: true,
    enablePromoCodes: false,
    enableQrOrders: true,
    disableComments: false,
    serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
    greetingText: 'Mat från skog och skärgård',
    navigationInfoText: null,
    showCategoriesInGridView: false,
    landingPageIntro: 'Lagat i dag, av det som finns nu.',
    aboutUs: null,
    force3DSecure: false,
    customReadyText: null,
    invoiceFormUrl: null,
    bagItemId: null,
    maxCategories: 3,
    syncEta: false,
    enableAnalytics: true,
    analyticsService: null,
    landingSections: [],
    isAnonymousOrderAllowed: true,
    isPickupTimeDisabled: false,
    isLivePayment: false,
    cardClientKey: null,
  },
  company: {
    id: COMPANY_ID,
    displayName: 'Nordbro',
    supportEmail: null,
    hasMembershipCards: false,
    hasAppOrders: true,
    defaultCurrency: 'SEK',
    country: 'SE',
    languages: [],
    defaultLanguage: 'se',
    code: null,
  },
  currency: 'SEK',
};

const localData = openLocalData(COMPANY_ID, null);
const noServer = () => Promise.reject(new Error('A story has no server'));

/** Everything outside React, standing still. */
export const storyServices: Services = {
  api: { call: noServer, readPublic: noServer },
  company,
  localData,
  renderedData: localData,
  cart: null,
  // It is always noon.
  clock: makeClock(Date.parse(NOON), { ...browserTimers, now: () => Date.parse(NOON) }),
  connection: makeConnectionStatus(),
  bridge: { vibrate: () => {}, findPosition: async () => ({ kind: 'UNKNOWN' }) },
  analytics: silentAnalytics,
  remoteLog: silentLog,
  logError: (error) => {
    throw error;
  },
  appAddress: '',
  simulatorBase: null,
  platform: { name: 'Tallrik', link: null },
};
