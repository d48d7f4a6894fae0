export type ClosedMessageKey =
  | 'Store.Closed.Message'
  | 'Store.ClosedPreOrder'
  | 'Store.ClosedNoPreOrder'
  | 'Store.ClosedNoPreOrderBlocked';

/** Which closed message a venue shows, or null while it is open (D-36, VENUE-09, VENUE-15, VENUE-16). */
export function closedMessage(state: {
  hasAppOrders: boolean;
  isOpen: boolean;
  isPickupTimeEnabled: boolean;
  hasSlot: boolean;
  isBrowsingAllowed: boolean;
}): ClosedMessageKey | null {
  if (!state.hasAppOrders) return 'Store.Closed.Message';
  if (state.isOpen) return null;
  if (state.isPickupTimeEnabled && state.hasSlot) return 'Store.ClosedPreOrder';
  return state.isBrowsingAllowed ? 'Store.ClosedNoPreOrder' : 'Store.ClosedNoPreOrderBlocked';
}
