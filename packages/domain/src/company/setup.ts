import type { OrderBlock } from '../menu/editing/why-not-orderable.ts';
import type { Venue } from '../venues/venue.ts';

/** From an empty company to its first paid order, in the order they are offered (SETUP-08). */
export const SETUP_STEPS = [
  'RESTAURANT',
  'HOURS',
  'MENU',
  'LOOK',
  'PAYMENT',
  'TEST_ORDER',
  'GO_LIVE',
  'FIRST_PAID_ORDER',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** About how long each takes somebody who does it for the first time. */
export const SETUP_MINUTES: Record<SetupStep, number> = {
  RESTAURANT: 4,
  HOURS: 2,
  MENU: 10,
  LOOK: 3,
  PAYMENT: 5,
  TEST_ORDER: 3,
  GO_LIVE: 1,
  FIRST_PAID_ORDER: 2,
};

/** What stands against going live (SETUP-21). */
export const SETUP_GAPS = [
  'NO_VENUE',
  'VENUE_SWITCHED_OFF',
  'ADDRESS_MISSING',
  'ORGANIZATION_ID_MISSING',
  'SUPPORT_EMAIL_MISSING',
  'HOURS_MISSING',
  'NO_ORDERABLE_ITEM',
  'VAT_RATE_UNKNOWN',
  'PAYMENT_UNUSABLE',
] as const;
export type SetupGapCode = (typeof SETUP_GAPS)[number];
/** Of which venue or dish, where it is about one. */
export type SetupGap = { code: SetupGapCode; subjectId: string | null; name: string | null };

type SetupVenue = Pick<
  Venue,
  'id' | 'name' | 'active' | 'deleted' | 'organizationId' | 'location' | 'availabilities'
>;

/** Everything the list is made of: what is stored, never what somebody has ticked (SETUP-09). */
export type SetupFacts = {
  venues: readonly SetupVenue[];
  supportEmail: string | null;
  /** Each dish, and why nobody could order it now or at the next opening. */
  dishes: readonly { id: string; title: string; block: OrderBlock | null }[];
  hasOwnLook: boolean;
  /** It was looked at, and is what it shall be (SETUP-15). */
  keepsNeutralLook: boolean;
  isPaymentUsable: boolean;
  /** A rehearsal went the whole way. */
  hasTestOrder: boolean;
  isLive: boolean;
  hasPaidOrder: boolean;
};

/** Where what is missing belongs. */
export const STEP_OF_GAP: Record<SetupGapCode, SetupStep> = {
  NO_VENUE: 'RESTAURANT',
  VENUE_SWITCHED_OFF: 'RESTAURANT',
  ADDRESS_MISSING: 'RESTAURANT',
  ORGANIZATION_ID_MISSING: 'RESTAURANT',
  SUPPORT_EMAIL_MISSING: 'RESTAURANT',
  HOURS_MISSING: 'HOURS',
  NO_ORDERABLE_ITEM: 'MENU',
  VAT_RATE_UNKNOWN: 'MENU',
  PAYMENT_UNUSABLE: 'PAYMENT',
};

const companyGap = (code: SetupGapCode): SetupGap => ({ code, subjectId: null, name: null });

function gapsOfVenue({ id, name, ...venue }: SetupVenue): SetupGap[] {
  const { street, city } = venue.location ?? {};
  const codes: SetupGapCode[] = [
    ...(street && city ? [] : (['ADDRESS_MISSING'] as const)),
    ...(venue.organizationId ? [] : (['ORGANIZATION_ID_MISSING'] as const)),
    ...(venue.availabilities.length > 0 ? [] : (['HOURS_MISSING'] as const)),
    ...(venue.active ? [] : (['VENUE_SWITCHED_OFF'] as const)),
  ];
  return codes.map((code) => ({ code, subjectId: id, name }));
}

/** One venue is enough to open: what the one that is furthest still lacks. */
function gapsOfVenues(venues: readonly SetupVenue[]): SetupGap[] {
  const [nearest] = venues
    .filter(({ deleted }) => !deleted)
    .map(gapsOfVenue)
    .toSorted((one, other) => one.length - other.length);
  return nearest ?? [companyGap('NO_VENUE'), companyGap('HOURS_MISSING')];
}

/** Everything that stands against going live; empty: nothing does (SETUP-21). */
export function againstGoingLive(facts: SetupFacts): SetupGap[] {
  const untaxed = facts.dishes.filter(({ block }) => block === 'VAT_RATE_UNKNOWN');
  const hasOrderable = facts.dishes.some(({ block }) => block === null);
  return [
    ...gapsOfVenues(facts.venues),
    ...(facts.supportEmail ? [] : [companyGap('SUPPORT_EMAIL_MISSING')]),
    ...(hasOrderable ? [] : [companyGap('NO_ORDERABLE_ITEM')]),
    ...untaxed.map(({ id, title }) => ({
      code: 'VAT_RATE_UNKNOWN' as const,
      subjectId: id,
      name: title,
    })),
    ...(facts.isPaymentUsable ? [] : [companyGap('PAYMENT_UNUSABLE')]),
  ];
}

export type SetupStepState = { step: SetupStep; minutes: number; isDone: boolean };

/** How far a company is. A step is done while its data says so, and open again when they no longer do (SETUP-09). */
export function setupSteps(facts: SetupFacts): SetupStepState[] {
  const open = new Set(againstGoingLive(facts).map(({ code }) => STEP_OF_GAP[code]));
  const isDone: Record<SetupStep, boolean> = {
    RESTAURANT: !open.has('RESTAURANT'),
    HOURS: !open.has('HOURS'),
    MENU: !open.has('MENU'),
    LOOK: facts.hasOwnLook || facts.keepsNeutralLook,
    PAYMENT: !open.has('PAYMENT'),
    // Rehearsals are deleted after a month; a guest who has paid proves more than they did.
    TEST_ORDER: facts.hasTestOrder || facts.hasPaidOrder,
    GO_LIVE: facts.isLive,
    FIRST_PAID_ORDER: facts.hasPaidOrder,
  };
  return SETUP_STEPS.map((step) => ({ step, minutes: SETUP_MINUTES[step], isDone: isDone[step] }));
}
