import type { ClientCartEvent } from '@tallrik/domain/cart/cart-event';
import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import {
  day,
  epochMs,
  finiteNumber,
  innerPath,
  instant,
  listOf,
  nullable,
  oneOf,
  shapeOf,
  text,
  truth,
  type Check,
} from './checks.ts';

/** What the notice says, so that it stands again after a reload without asking anybody. */
export type Rejection = {
  id: string;
  easyId: string;
  reason: string | null;
  isRefunded: boolean;
  isConfirmed: boolean;
  isClosed: boolean;
};

/** An order without an account, and when it is wanted, if not at once (D-312). */
export type AnonymousOrder = { id: string; createdAt: string; desiredTime?: string };

export type LocalValues = {
  cookieConsent: boolean | null;
  analyticsConsent: boolean;
  /** Who was named when the guest agreed: a yes to the company is none to a service it adds later (D-196). */
  consentScope: string | null;
  /** The day the notice was last shown, `YYYY-MM-DD`: who never answers is not asked at every visit (D-127). */
  consentAskedOn: string | null;
  authToken: string | null;
  temporaryAuthToken: string | null;
  selectedPaymentMethod: string | null;
  /** Whether the guest wants to be told here (NATIVE-09). */
  enableNotifications: boolean;
  /** Said no to that: never asked again, only the switch is left (D-202). */
  refusedNotifications: boolean;
  device: { token: string; operatingSystem: 'IOS' | 'ANDROID'; registered: boolean } | null;
  userLocation: { lat: number; long: number } | null;
  cartId: string | null;
  serviceType: ServiceType | null;
  anonymousOrders: AnonymousOrder[];
  /** Rejections told on this device and not yet closed by the guest, or not yet noted by the server (ORDER-15). */
  rejections: Rejection[];
  language: Language | null;
  /** The table token the server issued for a QR order (D-101). */
  qrOrder: string | null;
  tableId: string | null;
  /** What this phone is known by at that table, and what the guest chose to be called there (D-206). */
  tableGuest: { tableId: string; guestId: string; name: string; isHidden: boolean } | null;
  /** What a guest without an account gave as a name with the last order (D-272). */
  guestName: string;
  redirectPath: string;
  hasTimeControlledMenus: boolean;
  /** Milliseconds since the epoch; locks the pay button for 30 s (PAY-10). */
  lastPaymentTime: number | null;
  alert: { title: string; description: string } | null;
  /** How many errors of which cart the guest has read and closed: money that goes back is told until then (PAY-33). */
  toldErrors: { cartId: string; count: number } | null;
  /** The cart whose guest has been asked to sign up (D-87). */
  remindedCartId: string | null;
  /** The guest's own cart, while a part of a bill is being paid with another. */
  setAsideCartId: string | null;
  /** Cart events the server has not confirmed yet: a reload must not lose a dish (D-55). */
  unconfirmedEvents: ClientCartEvent[];
};

// Only what delivery needs is checked here; the server refuses an event whose other fields are wrong.
const cartEvent: Check<ClientCartEvent> = (stored) => {
  const event = shapeOf({ eventId: text, cartId: text, type: text })(stored);
  return event === undefined ? undefined : (stored as ClientCartEvent);
};

const anonymousOrder: Check<AnonymousOrder> = (stored) => {
  const order = shapeOf({ id: text, createdAt: instant })(stored);
  if (order === undefined) return undefined;
  const desiredTime = instant((stored as { desiredTime?: unknown }).desiredTime);
  return desiredTime === undefined ? order : { ...order, desiredTime };
};

export const FIELDS: {
  [Field in keyof LocalValues]: { check: Check<LocalValues[Field]>; initial: LocalValues[Field] };
} = {
  cookieConsent: { check: nullable(truth), initial: null },
  analyticsConsent: { check: truth, initial: false },
  consentScope: { check: nullable(text), initial: null },
  consentAskedOn: { check: nullable(day), initial: null },
  authToken: { check: nullable(text), initial: null },
  temporaryAuthToken: { check: nullable(text), initial: null },
  selectedPaymentMethod: { check: nullable(text), initial: null },
  enableNotifications: { check: truth, initial: false },
  refusedNotifications: { check: truth, initial: false },
  device: {
    check: nullable(
      shapeOf({ token: text, operatingSystem: oneOf(['IOS', 'ANDROID']), registered: truth }),
    ),
    initial: null,
  },
  userLocation: {
    check: nullable(shapeOf({ lat: finiteNumber, long: finiteNumber })),
    initial: null,
  },
  cartId: { check: nullable(text), initial: null },
  serviceType: { check: nullable(oneOf(SERVICE_TYPES)), initial: null },
  anonymousOrders: { check: listOf(anonymousOrder), initial: [] },
  rejections: {
    check: listOf(
      shapeOf({
        id: text,
        easyId: text,
        reason: nullable(text),
        isRefunded: truth,
        isConfirmed: truth,
        isClosed: truth,
      }),
    ),
    initial: [],
  },
  language: { check: nullable(oneOf(LANGUAGES)), initial: null },
  qrOrder: { check: nullable(text), initial: null },
  tableId: { check: nullable(text), initial: null },
  tableGuest: {
    check: nullable(shapeOf({ tableId: text, guestId: text, name: text, isHidden: truth })),
    initial: null,
  },
  guestName: { check: text, initial: '' },
  redirectPath: { check: innerPath, initial: '/' },
  hasTimeControlledMenus: { check: truth, initial: false },
  lastPaymentTime: { check: nullable(epochMs), initial: null },
  alert: { check: nullable(shapeOf({ title: text, description: text })), initial: null },
  toldErrors: { check: nullable(shapeOf({ cartId: text, count: finiteNumber })), initial: null },
  remindedCartId: { check: nullable(text), initial: null },
  setAsideCartId: { check: nullable(text), initial: null },
  unconfirmedEvents: { check: listOf(cartEvent), initial: [] },
};
