import type { OfficeKind } from '../generated/graphql.ts';

const within = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Where a thing is looked after, below /office; what has no page of its own is found on its list. */
const ADDRESSES: Readonly<Partial<Record<OfficeKind, (id: string) => string>>> = {
  ITEM: within('menu/items'),
  CATEGORY: within('menu/categories'),
  GROUP: within('menu/options'),
  OFFER: within('offers'),
  STAMP_CARD: within('offers/stamps'),
  CODE: within('offers/codes'),
  LEVEL: within('offers/membership'),
  REFERRAL: () => 'offers/referral',
  REFERRAL_CODE: () => 'offers/referral',
  CONTENT: within('news'),
  CODE_SERIES: within('offers/codes'),
  VENUE: within('places'),
  TABLE: () => 'places/tables',
  CONFIGURATION: () => 'branding',
  PICTURE: () => 'branding/pictures',
  INVOICE: () => 'reports/invoices',
  GUEST: within('guests'),
  STAFF: () => 'team',
  COMPANY: () => 'setup',
};

export const thingAddress = (kind: OfficeKind, id: string): string | null =>
  ADDRESSES[kind]?.(id) ?? null;
