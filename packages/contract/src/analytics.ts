import type { Device, VisitSource } from '@tallrik/domain/company/visit-facts';

/** Below the company's base path: the address says whose guest it is, as for every page (D-02). */
export const ANALYTICS_PATH = '/analytics';
export const CONSENT_COUNT_PATH = '/analytics/consent';
/** The document in which a service outside is spoken to; answered to guests who have agreed only. */
export const ANALYTICS_FRAME_PATH = '/analytics/frame';
export const MAX_ANALYTICS_EVENTS = 20;

/** The app's pages by name: an address may hold what opens somebody's order. */
export const ANALYTICS_PAGES = [
  'landing',
  'restoreOrder',
  'start',
  'menu',
  'category',
  'item',
  'itemOfCategory',
  'cart',
  'venueStoreListing',
  'storeListing',
  'venueOrder',
  'orderStatus',
  'cheque',
  'payOrSplit',
  'chequeCheckout',
  'orderHistory',
  'historyOrder',
  'news',
  'newsArticle',
  'latestNews',
  'membership',
  'support',
  'cookies',
  'sidebarPage',
  'privacyPolicy',
  'invoiceSignup',
  'loyaltyCode',
] as const;
export type AnalyticsPage = (typeof ANALYTICS_PAGES)[number];

/** PAY-06, PAY-30, PAY-39, ITEM-32 and page views (SUPPORT-10). */
export type AnalyticsEvent =
  | { name: 'page_view' }
  | {
      name: 'item_added';
      cartId: string;
      quantity: number;
      entryId: string;
      itemId: string;
      title: string;
    }
  | { name: 'payment_started' | 'payment_initialize_failed' | 'cart_finished'; cartId: string }
  | { name: 'payment_error' | 'payment_dropin_error'; cartId: string; code: string };

/** An event and the page it happened on. */
export type PlacedEvent = AnalyticsEvent & { page: AnalyticsPage };

export type VisitFacts = {
  /** Random, made after the guest has agreed, kept in the tab's memory only. */
  visitId: string;
  device: Device;
  source: VisitSource;
  sourceName: string | null;
};

export type AnalyticsBatch = VisitFacts & { events: PlacedEvent[] };

/** Counted without anybody's name or number: how many were asked, and what they said. */
export const CONSENT_ANSWERS = ['OFFERED', 'ALLOWED', 'REFUSED', 'WITHDRAWN'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];
