import type { GuestStanding, LoadStanding, StandingPart } from './cart-port.ts';

const NOTHING: GuestStanding = {
  table: null,
  isQrOrderingActive: false,
  hasInvoiceTarget: false,
  offers: [],
  membershipRate: 0,
  cheques: [],
};

export const makeLoadStanding =
  (parts: readonly StandingPart[]): LoadStanding =>
  async (db, of) => {
    const standing = { ...NOTHING };
    for (const part of parts) Object.assign(standing, await part(db, of));
    return standing;
  };
