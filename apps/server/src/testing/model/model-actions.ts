import fc from 'fast-check';

/**
 * What guests, kitchens, networks and providers do. Numbers pick one of what is there at that moment, so any list of
 * actions makes sense and can be shortened.
 */
export type ModelAction =
  | { type: 'NEW_CART'; servedAt: 'TAKE_AWAY' | 'EAT_HERE'; isMember: boolean }
  /** From an empty cart to the bank in one go, as most guests do it. */
  | {
      type: 'WHOLE_VISIT';
      count: number;
      saves: 'CODE' | 'OFFER' | 'ITEM_OFFER' | 'NOTHING';
      how: PaymentManner;
      isReported: boolean;
    }
  | { type: 'ADD'; cart: number; dish: 'FRIES' | 'BURGER' | 'CHEESEBURGER'; count: number }
  | { type: 'REMOVE'; cart: number }
  | { type: 'COMMENT'; cart: number }
  | { type: 'CLEAR'; cart: number }
  | { type: 'TWO_PHONES'; cart: number }
  | { type: 'PROMO_CODE'; cart: number }
  | { type: 'OFFER'; cart: number }
  | { type: 'ITEM_OFFER'; cart: number }
  | { type: 'OPEN_SESSION'; cart: number; tip: number }
  | { type: 'TWO_TABS'; cart: number }
  | { type: 'PAY'; session: number; how: PaymentManner; isReported: boolean }
  | { type: 'INVOICE_ORDER'; count: number }
  | { type: 'TABLE_ORDER'; count: number }
  /** Somebody at the table pays all of the bill, or every other dish of it, whole or in part. */
  | {
      type: 'BILL';
      which: number;
      fraction: number;
      tip: number;
      how: PaymentManner;
      isReported: boolean;
    }
  | { type: 'FREE_ORDER'; cart: number }
  | { type: 'BOGUS_PAYMENT'; cart: number }
  | { type: 'DETAILS_RACE_WEBHOOK'; session: number }
  | { type: 'SETTLE_PENDING'; payment: number; isAuthorised: boolean }
  | { type: 'DELIVER'; order: 'AS_QUEUED' | 'REVERSED'; only: Deliverable | null }
  | { type: 'COPIES'; copies: number }
  | { type: 'JOBS' }
  | { type: 'MOVE'; order: number; to: 'ACCEPTED' | 'REJECTED' | 'READY' | 'COMPLETED' }
  /** Accepted, money asked for or even taken, rejected after all. */
  | { type: 'REGRET'; order: number; isUndone: boolean }
  | { type: 'TWO_COOKS'; order: number }
  | { type: 'WAIT'; minutes: number }
  | { type: 'OUTAGE'; calls: number }
  | { type: 'REFUSE_CHANGES'; changes: number }
  | { type: 'SCHEME_REVERSES'; payment: number; kind: 'captures' | 'refunds' }
  | { type: 'SOLD_OUT'; isSoldOut: boolean }
  | { type: 'RESTOCK'; units: number }
  | { type: 'RECONCILE' }
  | { type: 'RESTART' };

export type PaymentManner =
  | 'AUTHORISED'
  | 'REFUSED'
  | 'PENDING'
  | 'ERROR'
  | 'THREE_DS'
  | 'THREE_DS_WRONG'
  | 'REDIRECT'
  | 'ABANDON';
export type Deliverable = 'AUTHORISATION' | 'CAPTURE' | 'CANCELLATION' | 'REFUND';

const pick = fc.nat({ max: 30 });
const of = <Action extends ModelAction>(fields: {
  [Name in keyof Action]: fc.Arbitrary<Action[Name]>;
}): fc.Arbitrary<ModelAction> => fc.record(fields) as unknown as fc.Arbitrary<ModelAction>;
const only = <Type extends ModelAction['type']>(type: Type) => fc.constant(type);

type Kind<Type extends ModelAction['type']> = Extract<ModelAction, { type: Type }>;
const weighted = (weight: number, arbitrary: fc.Arbitrary<ModelAction>) => ({ weight, arbitrary });

const manner = fc.oneof(
  { weight: 14, arbitrary: fc.constant<PaymentManner>('AUTHORISED') },
  {
    weight: 7,
    arbitrary: fc.constantFrom<PaymentManner>(
      'REFUSED',
      'PENDING',
      'ERROR',
      'THREE_DS',
      'THREE_DS_WRONG',
      'REDIRECT',
      'ABANDON',
    ),
  },
);

export const modelAction: fc.Arbitrary<ModelAction> = fc.oneof(
  weighted(
    6,
    of<Kind<'NEW_CART'>>({
      type: only('NEW_CART'),
      servedAt: fc.constantFrom('TAKE_AWAY', 'EAT_HERE'),
      isMember: fc.boolean(),
    }),
  ),
  weighted(
    28,
    of<Kind<'WHOLE_VISIT'>>({
      type: only('WHOLE_VISIT'),
      count: fc.integer({ min: 1, max: 2 }),
      saves: fc.constantFrom('CODE', 'OFFER', 'ITEM_OFFER', 'NOTHING'),
      how: manner,
      isReported: fc.boolean(),
    }),
  ),
  weighted(
    14,
    of<Kind<'ADD'>>({
      type: only('ADD'),
      cart: pick,
      dish: fc.constantFrom('FRIES', 'BURGER', 'BURGER', 'CHEESEBURGER'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  weighted(3, of<Kind<'REMOVE'>>({ type: only('REMOVE'), cart: pick })),
  weighted(3, of<Kind<'COMMENT'>>({ type: only('COMMENT'), cart: pick })),
  weighted(1, of<Kind<'CLEAR'>>({ type: only('CLEAR'), cart: pick })),
  weighted(3, of<Kind<'PROMO_CODE'>>({ type: only('PROMO_CODE'), cart: pick })),
  weighted(3, of<Kind<'OFFER'>>({ type: only('OFFER'), cart: pick })),
  weighted(3, of<Kind<'ITEM_OFFER'>>({ type: only('ITEM_OFFER'), cart: pick })),
  weighted(
    5,
    of<Kind<'INVOICE_ORDER'>>({
      type: only('INVOICE_ORDER'),
      count: fc.integer({ min: 1, max: 2 }),
    }),
  ),
  weighted(
    6,
    of<Kind<'TABLE_ORDER'>>({ type: only('TABLE_ORDER'), count: fc.integer({ min: 1, max: 3 }) }),
  ),
  weighted(
    6,
    of<Kind<'BILL'>>({
      type: only('BILL'),
      which: fc.nat({ max: 2 }),
      fraction: fc.constantFrom(1, 1, 0.5, 0.25),
      tip: fc.nat({ max: 2 }),
      how: manner,
      isReported: fc.boolean(),
    }),
  ),
  weighted(2, of<Kind<'TWO_PHONES'>>({ type: only('TWO_PHONES'), cart: pick })),
  weighted(
    14,
    of<Kind<'OPEN_SESSION'>>({
      type: only('OPEN_SESSION'),
      cart: pick,
      tip: fc.nat({ max: 3 }),
    }),
  ),
  weighted(2, of<Kind<'TWO_TABS'>>({ type: only('TWO_TABS'), cart: pick })),
  weighted(
    16,
    of<Kind<'PAY'>>({ type: only('PAY'), session: pick, how: manner, isReported: fc.boolean() }),
  ),
  weighted(1, of<Kind<'FREE_ORDER'>>({ type: only('FREE_ORDER'), cart: pick })),
  weighted(1, of<Kind<'BOGUS_PAYMENT'>>({ type: only('BOGUS_PAYMENT'), cart: pick })),
  weighted(
    2,
    of<Kind<'DETAILS_RACE_WEBHOOK'>>({ type: only('DETAILS_RACE_WEBHOOK'), session: pick }),
  ),
  weighted(
    2,
    of<Kind<'SETTLE_PENDING'>>({
      type: only('SETTLE_PENDING'),
      payment: pick,
      isAuthorised: fc.boolean(),
    }),
  ),
  weighted(
    14,
    of<Kind<'DELIVER'>>({
      type: only('DELIVER'),
      order: fc.constantFrom('AS_QUEUED', 'REVERSED'),
      only: fc.constantFrom(null, null, 'AUTHORISATION', 'CAPTURE', 'CANCELLATION', 'REFUND'),
    }),
  ),
  weighted(1, of<Kind<'COPIES'>>({ type: only('COPIES'), copies: fc.integer({ min: 1, max: 3 }) })),
  weighted(14, of<Kind<'JOBS'>>({ type: only('JOBS') })),
  weighted(
    20,
    of<Kind<'MOVE'>>({
      type: only('MOVE'),
      order: pick,
      to: fc.constantFrom('ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'REJECTED', 'READY', 'COMPLETED'),
    }),
  ),
  weighted(8, of<Kind<'REGRET'>>({ type: only('REGRET'), order: pick, isUndone: fc.boolean() })),
  weighted(2, of<Kind<'TWO_COOKS'>>({ type: only('TWO_COOKS'), order: pick })),
  weighted(
    5,
    of<Kind<'WAIT'>>({
      type: only('WAIT'),
      minutes: fc.constantFrom(1, 1, 1, 3, 3, 9, 16, 45, 200),
    }),
  ),
  weighted(1, of<Kind<'OUTAGE'>>({ type: only('OUTAGE'), calls: fc.integer({ min: 1, max: 3 }) })),
  weighted(
    1,
    of<Kind<'REFUSE_CHANGES'>>({
      type: only('REFUSE_CHANGES'),
      changes: fc.integer({ min: 1, max: 2 }),
    }),
  ),
  weighted(
    2,
    of<Kind<'SCHEME_REVERSES'>>({
      type: only('SCHEME_REVERSES'),
      payment: pick,
      kind: fc.constantFrom('captures', 'refunds'),
    }),
  ),
  weighted(
    2,
    of<Kind<'SOLD_OUT'>>({
      type: only('SOLD_OUT'),
      isSoldOut: fc.constantFrom(true, false, false),
    }),
  ),
  weighted(
    6,
    of<Kind<'RESTOCK'>>({ type: only('RESTOCK'), units: fc.integer({ min: 2, max: 12 }) }),
  ),
  weighted(2, of<Kind<'RECONCILE'>>({ type: only('RECONCILE') })),
  weighted(1, of<Kind<'RESTART'>>({ type: only('RESTART') })),
);
