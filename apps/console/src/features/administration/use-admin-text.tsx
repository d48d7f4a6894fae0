import type { AdminTranslationKey, ConsoleTranslationKey } from '@tallrik/translations/keys';
import type { Translate } from '@tallrik/translations/translate';
import { createContext, use, useCallback, type ReactNode } from 'react';
import { errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';

export type AdminTranslate = Translate<AdminTranslationKey | ConsoleTranslationKey>;

const AdminTextContext = createContext<Translate<AdminTranslationKey> | null>(null);

export const AdminTextProvider = (props: {
  translate: Translate<AdminTranslationKey>;
  children: ReactNode;
}) => <AdminTextContext value={props.translate}>{props.children}</AdminTextContext>;

const isAdminKey = (key: string): key is AdminTranslationKey => key.startsWith('Admin.');

/** The administration's own words, and those it shares with the board. */
export function useAdminText(): AdminTranslate {
  const office = use(AdminTextContext);
  const board = useTranslate();
  if (!office) throw new Error('useAdminText needs an AdminTextProvider above it');
  return useCallback(
    (key, values) => (isAdminKey(key) ? office(key, values) : board(key, values)),
    [office, board],
  );
}

const OWN_WORDS: Readonly<Record<string, AdminTranslationKey>> = {
  STAFF_EMAIL_TAKEN: 'Admin.Error.STAFF_EMAIL_TAKEN',
  INVITATION_ACCEPTED: 'Admin.Error.INVITATION_ACCEPTED',
  DEVICE_CODE_INVALID: 'Admin.Error.DEVICE_CODE_INVALID',
  COMPANY_SLUG_TAKEN: 'Admin.Error.COMPANY_SLUG_TAKEN',
  STEP_UP_REQUIRED: 'Admin.Error.STEP_UP_REQUIRED',
  NOT_ON_YOURSELF: 'Admin.Error.NOT_ON_YOURSELF',
  NO_SUCH_GUEST: 'Admin.Error.NO_SUCH_GUEST',
  ACCOUNT_SHARED: 'Admin.Error.ACCOUNT_SHARED',
  BILL_UNPAID: 'Admin.Error.BILL_UNPAID',
  ORDER_RUNNING: 'Admin.Error.ORDER_RUNNING',
  BILL_CLOSED: 'Admin.Error.BILL_CLOSED',
  BILL_BEING_PAID: 'Admin.Error.BILL_BEING_PAID',
  BILL_LINE_PAID: 'Admin.Error.BILL_LINE_PAID',
  FINDING_ENDED: 'Admin.Error.FINDING_ENDED',
  REPORT_UNREADABLE: 'Admin.Error.REPORT_UNREADABLE',
  REPORT_DIFFERS: 'Admin.Error.REPORT_DIFFERS',
  FINDING_MENDS_ITSELF: 'Admin.Error.FINDING_MENDS_ITSELF',
  FINDING_NOT_RETRIED: 'Admin.Error.FINDING_NOT_RETRIED',
  NOTHING_TO_CREDIT: 'Admin.Error.NOTHING_TO_CREDIT',
  NO_RECEIPT: 'Admin.Error.NO_RECEIPT',
  RECEIPT_TOO_OFTEN: 'Admin.Error.RECEIPT_TOO_OFTEN',
  NO_MAIL_ADDRESS: 'Admin.Error.NO_MAIL_ADDRESS',
  AMOUNT_CHANGED: 'Admin.Error.AMOUNT_CHANGED',
  NO_LEVELS: 'Admin.Error.NO_LEVELS',
  PHONE_TAKEN: 'Admin.Error.PHONE_TAKEN',
  PHONE_CODE_WRONG: 'Admin.Error.PHONE_CODE_WRONG',
  WEBHOOK_ADDRESS_REFUSED: 'Admin.Error.WEBHOOK_ADDRESS_REFUSED',
  WEBHOOK_OFF: 'Admin.Error.WEBHOOK_OFF',
  WEBHOOK_GONE: 'Admin.Error.WEBHOOK_GONE',
  API_KEY_GONE: 'Admin.Error.API_KEY_GONE',
  VERSION_CONFLICT: 'Admin.Error.VERSION_CONFLICT',
  LIMIT_REACHED: 'Admin.Error.LIMIT_REACHED',
  NOT_READY: 'Admin.Error.NOT_READY',
  ALREADY_LIVE: 'Admin.Error.ALREADY_LIVE',
  NOT_UNDOABLE: 'Admin.Error.NOT_UNDOABLE',
  STAFF_NAME: 'Admin.Error.STAFF_NAME',
  VENUE_REQUIRED: 'Admin.Error.VENUE_REQUIRED',
  ALLERGEN_UNKNOWN: 'Admin.Error.ALLERGEN_UNKNOWN',
  CATEGORY_REQUIRED: 'Admin.Error.CATEGORY_REQUIRED',
  CATEGORY_TOO_DEEP: 'Admin.Error.CATEGORY_TOO_DEEP',
  CHOICES_OUT_OF_RANGE: 'Admin.Error.CHOICES_OUT_OF_RANGE',
  GROUP_CANNOT_BE_FULFILLED: 'Admin.Error.GROUP_CANNOT_BE_FULFILLED',
  HOURS_UNREADABLE: 'Admin.Error.HOURS_UNREADABLE',
  IMPORT_HAS_PROBLEMS: 'Admin.Error.IMPORT_HAS_PROBLEMS',
  ID_TWICE: 'Admin.Error.ID_TWICE',
  VALUE_UNREADABLE: 'Admin.Error.VALUE_UNREADABLE',
  FILE_TOO_LARGE: 'Admin.Error.FILE_TOO_LARGE',
  ARCHIVE_NOT_READABLE: 'Admin.Error.ARCHIVE_NOT_READABLE',
  ARCHIVE_VERSION_UNKNOWN: 'Admin.Error.ARCHIVE_VERSION_UNKNOWN',
  ARCHIVE_HAS_STRANGERS: 'Admin.Error.ARCHIVE_HAS_STRANGERS',
  COMPANY_NOT_EMPTY: 'Admin.Error.COMPANY_NOT_EMPTY',
  PAGE_NOT_READABLE: 'Admin.Error.PAGE_NOT_READABLE',
  PAGE_WITHOUT_MENU: 'Admin.Error.PAGE_WITHOUT_MENU',
  OPTION_OF_ITSELF: 'Admin.Error.OPTION_OF_ITSELF',
  PRICE_OUT_OF_RANGE: 'Admin.Error.PRICE_OUT_OF_RANGE',
  PRICE_REQUIRED: 'Admin.Error.PRICE_REQUIRED',
  PRICE_UNREADABLE: 'Admin.Error.PRICE_UNREADABLE',
  SERVICE_TYPE_REQUIRED: 'Admin.Error.SERVICE_TYPE_REQUIRED',
  SIZES_TOO_FEW: 'Admin.Error.SIZES_TOO_FEW',
  TEXT_REQUIRED: 'Admin.Error.TEXT_REQUIRED',
  TEXT_TOO_LONG: 'Admin.Error.TEXT_TOO_LONG',
  VAT_RATE_UNKNOWN: 'Admin.Error.VAT_RATE_UNKNOWN',
  ORGANIZATION_ID_UNUSUAL: 'Admin.Error.ORGANIZATION_ID_UNUSUAL',
  VENUE_INCOMPLETE: 'Admin.Error.VENUE_INCOMPLETE',
  TIME_ZONE_KEPT: 'Admin.Error.TIME_ZONE_KEPT',
  COMPANY_SLUG_RESERVED: 'Admin.Companies.PathReserved',
  HOST_NOT_ALLOWED: 'Admin.Error.HOST_NOT_ALLOWED',
  HOST_TAKEN: 'Admin.Error.HOST_TAKEN',
  NO_PUBLIC_ADDRESS: 'Admin.Error.NO_PUBLIC_ADDRESS',
  VAT_RATES_UNKNOWN: 'Admin.Error.VAT_RATES_UNKNOWN',
  FIELD_INVALID: 'Admin.Error.FIELD_INVALID',
  HOURS_OVERLAP: 'Admin.Error.HOURS_OVERLAP',
  VENUE_IN_USE: 'Admin.Error.VENUE_IN_USE',
  PAYMENT_KEY_OF_OTHER_ENVIRONMENT: 'Admin.Error.PAYMENT_KEY_OF_OTHER_ENVIRONMENT',
  PAYMENT_KEY_REFUSED: 'Admin.Error.PAYMENT_KEY_REFUSED',
  PAYMENT_PROVIDER_UNREACHABLE: 'Admin.Error.PAYMENT_PROVIDER_UNREACHABLE',
  PICTURE_NOT_READABLE: 'Admin.Error.PICTURE_NOT_READABLE',
  PICTURE_NOT_YOURS: 'Admin.Error.PICTURE_NOT_YOURS',
  PICTURE_TOO_LARGE: 'Admin.Error.PICTURE_TOO_LARGE',
  ADDRESS_NOT_ALLOWED: 'Admin.Error.ADDRESS_NOT_ALLOWED',
  CURRENCY_IN_USE: 'Admin.Error.CURRENCY_IN_USE',
  COUNTRY_IN_USE: 'Admin.Error.COUNTRY_IN_USE',
  THEME_NOT_READABLE: 'Admin.Error.THEME_NOT_READABLE',
  PICTURE_TOO_SMALL: 'Admin.Error.PICTURE_TOO_SMALL',
  LINK_INVALID: 'Admin.Error.LINK_INVALID',
  MAIL_NOT_SENT: 'Admin.Error.MAIL_NOT_SENT',
  LAST_ADMIN: 'Admin.Error.LAST_ADMIN',
  REASON_REQUIRED: 'Admin.Error.REASON_REQUIRED',
  REFUND_NOT_POSSIBLE: 'Admin.Error.REFUND_NOT_POSSIBLE',
  REFUND_TOO_MUCH: 'Admin.Error.REFUND_TOO_MUCH',
  TABLE_IN_USE: 'Admin.Error.TABLE_IN_USE',
  ADDRESS_TAKEN: 'Admin.Error.ADDRESS_TAKEN',
  CODE_TAKEN: 'Admin.Error.CODE_TAKEN',
  FIRST_LEVEL_POINTS: 'Admin.Error.FIRST_LEVEL_POINTS',
  LAST_LEVEL: 'Admin.Error.LAST_LEVEL',
  LEVEL_POINTS_TAKEN: 'Admin.Error.LEVEL_POINTS_TAKEN',
  OFFER_REQUIRED: 'Admin.Error.OFFER_REQUIRED',
  OFFER_COSTS_MORE: 'Admin.Error.OFFER_COSTS_MORE',
  OFFER_INCOMPLETE: 'Admin.Error.OFFER_INCOMPLETE',
  OFFER_IN_USE: 'Admin.Error.OFFER_IN_USE',
  CODE_USED: 'Admin.Error.CODE_USED',
  TABLE_CODE_TAKEN: 'Admin.Error.TABLE_CODE_TAKEN',
  TOO_MANY_CONTACTS: 'Admin.Error.TOO_MANY_CONTACTS',
  STATION_NAME: 'Admin.Error.STATION_NAME',
  STATION_NAME_TAKEN: 'Admin.Error.STATION_NAME_TAKEN',
  STATION_HAS_PRINTER: 'Admin.Error.STATION_HAS_PRINTER',
  PRINTER_NAME: 'Admin.Error.PRINTER_NAME',
  PRINTER_ADDRESS: 'Admin.Error.PRINTER_ADDRESS',
  PRINTER_NETWORK_OFF: 'Admin.Error.PRINTER_NETWORK_OFF',
  PRINTER_HAS_TICKETS: 'Admin.Error.PRINTER_HAS_TICKETS',
  TOO_MANY_PRINTERS: 'Admin.Error.TOO_MANY_PRINTERS',
  BAD_USER_INPUT: 'Admin.Error.BAD_USER_INPUT',
  FORBIDDEN: 'Admin.Error.FORBIDDEN',
  NOT_FOUND: 'Admin.Error.NOT_FOUND',
};

/** The words for a code; those the board has for the same code speak of boards. */
export function adminErrorText(t: AdminTranslate, code: string): string {
  const own = OWN_WORDS[code];
  return own ? t(own) : errorText(t, code);
}
