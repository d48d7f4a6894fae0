import type { PreviewStorage } from '@tallrik/contract/preview-frame';
import type { ClientCartEvent } from '@tallrik/domain/cart/cart-event';
import type { Language } from '@tallrik/domain/company/languages';
import type { ServiceType } from '@tallrik/domain/company/service-types';

export type PreviewChoice = {
  venueId: string;
  serviceType: ServiceType;
  language: Language;
  /** Null: now. */
  at: string | null;
};

/**
 * What the guests' app in the frame finds as if a guest had chosen it: language, way of ordering, and a cart at the
 * venue for the moment. The names are those of the app's own storage (D-142); a field it does not know is not read.
 */
export function previewStorage(companyId: string, choice: PreviewChoice | null): PreviewStorage {
  const values = {
    // Nobody is asked about cookies here.
    cookieConsent: false,
    ...(choice && chosenValues(companyId, choice)),
  };
  const kept = new Map(
    Object.entries(values).map(([field, value]) => [
      `tallrik:${companyId}:${field}`,
      JSON.stringify(value),
    ]),
  );
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function chosenValues(companyId: string, choice: PreviewChoice) {
  const cartId = crypto.randomUUID();
  const base = {
    createdAt: new Date().toISOString(),
    sentAt: null,
    cartId,
    companyId,
    venueId: choice.venueId,
  };
  const events: ClientCartEvent[] = [
    {
      ...base,
      eventId: crypto.randomUUID(),
      type: 'CREATE_CART',
      deliveryTargetId: null,
      serviceType: choice.serviceType,
      userId: null,
    },
  ];
  if (choice.at !== null)
    events.push({
      ...base,
      eventId: crypto.randomUUID(),
      type: 'SET_PICKUP_TIME',
      time: choice.at,
    });
  return {
    cartId,
    unconfirmedEvents: events,
    serviceType: choice.serviceType,
    language: choice.language,
  };
}
