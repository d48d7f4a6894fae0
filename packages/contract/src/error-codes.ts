import { PROMO_CODE_REFUSALS } from '@tallrik/domain/cart/promo-code';
import { CART_REFUSALS, type CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';

/** Accounts, specification section 8. */
export const ACCOUNT_ERROR_CODES = [
  'ERROR_FAIL_VERIFY_PHONE',
  'ERROR_USER_IS_REQUIRED',
  'ERROR_INVALID_CREDENTIALS',
  'USER_ALREADY_EXISTS',
  'ERROR_USER_ALREADY_EXISTS',
  'ERROR_VALID_USER',
  'UNEXPECTED_ERROR_OCCURRED',
  'ERROR_NOT_VALID_PHONE_NUMBER',
  'ERROR_USER_NOT_FOUND',
] as const;

/** Payment, specification section 8. */
export const PAYMENT_ERROR_CODES = [
  'PAYMENT_DECLINED_CREDIT_CARD_FUNDS',
  'HANDLE_ORDER_AFTER_PAYMENT_ERROR',
] as const;

/** Why no payment session was opened (D-78, D-81); the cart's own refusals can be the reason as well. */
export const SESSION_ERROR_CODES = [
  'CURRENCY_CHANGED',
  'RETURN_URL_NOT_ALLOWED',
  'SESSION_SUPERSEDED',
  'VENUE_CLOSED',
] as const;

/** GraphQL `extensions.code` and socket errors (D-134). */
export const SYSTEM_ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'RATE_LIMITED',
  'BODY_TOO_LARGE',
  'PERSISTED_QUERY_NOT_FOUND',
  'NOT_IMPLEMENTED',
  'INTERNAL_SERVER_ERROR',
] as const;

/** What the kitchen's board is told (D-91). */
export const BOARD_ERROR_CODES = [
  'ORDER_VERSION_CONFLICT',
  'ORDER_MOVE_NOT_ALLOWED',
  'REJECT_REASON_REQUIRED',
  'ORDER_NOT_FOUND',
] as const;

/** What only staff are told; the console has the texts, guests' phones do not carry them. */
export const STAFF_ERROR_CODES = [
  'UNDO_NOT_ALLOWED',
  'UNDO_NOT_YOURS',
  'UNDO_TOO_LATE',
  'EXTENSION_NOT_ALLOWED',
  'EXTENSIONS_USED_UP',
  'TOO_MANY_CONTACTS',
  'CONTACT_NAME',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_UNREACHABLE',
  'CONTACT_HOURS',
  'PART_NOT_ALLOWED',
  'STATION_HAS_NO_PART',
  'STATION_COUNT',
  'STATION_NAME',
  'STATION_NAME_TAKEN',
  'STATION_HAS_PRINTER',
  'STATION_UNKNOWN',
  'MENU_UNKNOWN',
  'TOO_MANY_PRINTERS',
  'PRINTER_ADDRESS',
  'PRINTER_COPIES',
  'PRINTER_HAS_TICKETS',
  'PRINTER_KIND',
  'PRINTER_NAME',
  'PRINTER_NETWORK_OFF',
  'PRINTER_PAPER',
  'PRINTER_STATION',
  'STEP_UP_REQUIRED',
  'TWO_FACTOR_CODE_REQUIRED',
  'TWO_FACTOR_CODE_INVALID',
  'TWO_FACTOR_ALREADY_ON',
  'PASSWORD_TOO_SHORT',
  'INVITATION_INVALID',
  'INVITATION_ACCEPTED',
  'STAFF_EMAIL_TAKEN',
  'COMPANY_SLUG_TAKEN',
  'NOT_ON_YOURSELF',
  'NO_SUCH_GUEST',
  'VERSION_CONFLICT',
  'LIMIT_REACHED',
  'NOT_READY',
  'ALREADY_LIVE',
  'NOT_UNDOABLE',
  'STAFF_NAME',
  'VENUE_REQUIRED',
  'FIELD_INVALID',
  'HOURS_OVERLAP',
  'VENUE_IN_USE',
  'TABLE_IN_USE',
  'TABLE_CODE_TAKEN',
  'ALLERGEN_UNKNOWN',
  'CATEGORY_REQUIRED',
  'CATEGORY_TOO_DEEP',
  'CHOICES_OUT_OF_RANGE',
  'GROUP_CANNOT_BE_FULFILLED',
  'HOURS_UNREADABLE',
  'IMPORT_HAS_PROBLEMS',
  'PAGE_NOT_READABLE',
  'PAGE_WITHOUT_MENU',
  'OPTION_OF_ITSELF',
  'PRICE_OUT_OF_RANGE',
  'PRICE_REQUIRED',
  'PRICE_UNREADABLE',
  'SERVICE_TYPE_REQUIRED',
  'SIZES_TOO_FEW',
  'TEXT_REQUIRED',
  'TEXT_TOO_LONG',
  'VAT_RATE_UNKNOWN',
  'PAYMENT_KEY_OF_OTHER_ENVIRONMENT',
  'PAYMENT_KEY_REFUSED',
  'PAYMENT_PROVIDER_UNREACHABLE',
  'PICTURE_NOT_READABLE',
  'PICTURE_NOT_YOURS',
  'PICTURE_TOO_LARGE',
  'PICTURE_TOO_SMALL',
  'THEME_NOT_READABLE',
  'ADDRESS_NOT_ALLOWED',
  'CURRENCY_IN_USE',
  'COUNTRY_IN_USE',
  'LAST_ADMIN',
] as const;
export type StaffErrorCode = (typeof STAFF_ERROR_CODES)[number];

type CatalogueCode =
  | (typeof ACCOUNT_ERROR_CODES)[number]
  | (typeof PAYMENT_ERROR_CODES)[number]
  | (typeof PROMO_CODE_REFUSALS)[number]
  | (typeof SESSION_ERROR_CODES)[number]
  | (typeof SYSTEM_ERROR_CODES)[number]
  | (typeof BOARD_ERROR_CODES)[number];

/** Every code that can reach a guest or a kitchen; each has a text `Error.{code}` in six languages (D-143). */
export type ErrorCode = CatalogueCode | CartRefusalCode;

const cartRefusalCodes = Object.keys(CART_REFUSALS) as CartRefusalCode[];

export const ERROR_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...ACCOUNT_ERROR_CODES,
  ...PAYMENT_ERROR_CODES,
  ...PROMO_CODE_REFUSALS,
  ...SESSION_ERROR_CODES,
  ...SYSTEM_ERROR_CODES,
  ...BOARD_ERROR_CODES,
  ...cartRefusalCodes,
]);
