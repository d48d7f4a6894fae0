import type { GuestEntitlements, LoadEntitlements, EntitlementSource } from './cart-port.ts';

const NOTHING: GuestEntitlements = {
  table: null,
  isQrOrderingActive: false,
  hasInvoiceTarget: false,
  offers: [],
  membershipRate: 0,
  cheques: [],
};

export const makeLoadEntitlements =
  (parts: readonly EntitlementSource[]): LoadEntitlements =>
  async (db, of) => {
    const entitlements = { ...NOTHING };
    for (const part of parts) Object.assign(entitlements, await part(db, of));
    return entitlements;
  };
