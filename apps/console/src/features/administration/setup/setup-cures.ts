import type { SetupGap, SetupStep } from './setup-query.ts';

/** Where a step is done, below /office; null: on this page. */
export const PAGE_OF_STEP: Readonly<Record<SetupStep['step'], string | null>> = {
  RESTAURANT: 'places',
  HOURS: 'places/hours',
  MENU: 'menu',
  LOOK: 'branding',
  PAYMENT: 'settings/payment',
  TEST_ORDER: 'setup/test',
  GO_LIVE: null,
  FIRST_PAID_ORDER: null,
};

/** Where what is missing is entered, below /office, of the venue or dish that lacks it; null: on this page. */
export function cureOf({
  code,
  subjectId,
}: SetupGap): { path: string; venueId?: string | null } | null {
  switch (code) {
    case 'NO_VENUE':
    case 'VENUE_SWITCHED_OFF':
    case 'ADDRESS_MISSING':
    case 'ORGANIZATION_ID_MISSING':
      return { path: subjectId === null ? 'places' : `places/${subjectId}` };
    case 'HOURS_MISSING':
      return { path: 'places/hours', venueId: subjectId };
    case 'NO_ORDERABLE_ITEM':
    case 'VAT_RATE_UNKNOWN':
      return { path: subjectId === null ? 'menu' : `menu/items/${subjectId}` };
    case 'PAYMENT_UNUSABLE':
      return { path: 'settings/payment' };
    case 'SUPPORT_EMAIL_MISSING':
      return null;
  }
}
