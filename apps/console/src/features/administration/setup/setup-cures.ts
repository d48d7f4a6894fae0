import type { SetupGap, SetupStep } from './setup-query.ts';

/** Where a step is done, below /office; null: on this page. */
const PAGE_OF_STEP: Readonly<Record<SetupStep['step'], string | null>> = {
  RESTAURANT: 'places',
  HOURS: 'places/hours',
  MENU: 'menu/quick',
  LOOK: 'branding',
  PAYMENT: 'settings/payment',
  TEST_ORDER: 'setup/test',
  GO_LIVE: null,
  FIRST_PAID_ORDER: null,
};

/** A menu begins where many dishes are typed at once, and is looked after in its list. */
export const pageOfStep = ({ step, isDone }: Pick<SetupStep, 'step' | 'isDone'>): string | null =>
  step === 'MENU' && isDone ? 'menu' : PAGE_OF_STEP[step];

/** Where what is missing is entered, below /office, of the venue or dish that lacks it; null: on this page. */
export function cureOf({
  code,
  subjectId,
}: SetupGap): { path: string; venueId?: string | null } | null {
  switch (code) {
    case 'VENUE_SWITCHED_OFF':
    case 'ADDRESS_MISSING':
    case 'ORGANIZATION_ID_MISSING':
      return { path: subjectId === null ? 'places' : `places/${subjectId}` };
    case 'HOURS_MISSING':
      return { path: 'places/hours', venueId: subjectId };
    case 'NO_ORDERABLE_ITEM':
    case 'VAT_RATE_UNKNOWN':
      return { path: subjectId === null ? 'menu/quick' : `menu/items/${subjectId}` };
    case 'PAYMENT_UNUSABLE':
      return { path: 'settings/payment' };
    case 'NO_VENUE':
    case 'SUPPORT_EMAIL_MISSING':
      return null;
  }
}

/** Entered in a form of the setup's page itself. */
export const isEnteredHere = ({ code }: SetupGap): boolean =>
  code === 'NO_VENUE' || code === 'SUPPORT_EMAIL_MISSING';
