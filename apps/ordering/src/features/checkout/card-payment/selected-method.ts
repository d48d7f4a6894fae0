/**
 * The way of paying that is kept on the device: a kept card's id, or the provider's word for the kind of method. It
 * preselects and gives no right (D-155): what the session does not offer is not there to be opened.
 */
export function paymentMethodIn(submitted: unknown): string | null {
  // A card that is to be kept is typed for the last time: next time it stands open, as the provider has it.
  if (field(submitted, 'storePaymentMethod') === true) return null;
  const method = field(submitted, 'paymentMethod');
  const stored = field(method, 'storedPaymentMethodId');
  const type = field(method, 'type');
  if (typeof stored === 'string') return stored;
  return typeof type === 'string' ? type : null;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The provider's word for a card that is typed. */
const CARD = 'scheme';

type StoredMethod = { id: string };

/**
 * How the drop-in opens. It opens the first kept card by itself: the one that was used last is put there, and none where
 * the guest last typed a card. A wallet has a button of its own above the form.
 */
export const openedMethod = (selected: string | null) => ({
  openFirstStoredPaymentMethod: selected !== CARD,
  ...(selected === CARD && { openPaymentMethod: { type: CARD } }),
  filterStoredPaymentMethods: <Stored extends StoredMethod>(stored: Stored[]): Stored[] => [
    ...stored.filter(({ id }) => id === selected),
    ...stored.filter(({ id }) => id !== selected),
  ],
});
