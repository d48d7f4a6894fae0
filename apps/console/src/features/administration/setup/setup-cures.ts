import type { SetupGap, SetupStep } from './setup-query.ts';

/** Where a step is done, below /office; null: on this page. */
export const PAGE_OF_STEP: Readonly<Record<SetupStep['step'], string | null>> = {
  RESTAURANT: 'places',
  HOURS: 'places/hours',
  MENU: 'menu',
  LOOK: 'branding',
  PAYMENT: null,
  GO_LIVE: null,
  FIRST_PAID_ORDER: null,
};

/** Where what is missing is entered, below /office; null: on this page. */
export const PAGE_OF_GAP: Readonly<Record<SetupGap['code'], string | null>> = {
  NO_VENUE: 'places',
  VENUE_SWITCHED_OFF: 'places',
  ADDRESS_MISSING: 'places',
  ORGANIZATION_ID_MISSING: 'places',
  SUPPORT_EMAIL_MISSING: null,
  HOURS_MISSING: 'places/hours',
  NO_ORDERABLE_ITEM: 'menu',
  VAT_RATE_UNKNOWN: 'menu',
  PAYMENT_UNUSABLE: null,
};
