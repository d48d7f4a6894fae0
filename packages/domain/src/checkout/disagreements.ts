/** What the guest and the server see differently; everything else is a session that could not start (D-86). */
const DISAGREEMENTS = new Set([
  'AMOUNT_CHANGED',
  'CURRENCY_CHANGED',
  'TIP_NOT_ALLOWED',
  'VENUE_CLOSED',
  'APP_CLOSED',
  'SERVICE_TYPE_NOT_ALLOWED',
  'ERROR_USER_IS_REQUIRED',
  'TABLE_NOT_SERVED',
  'MENU_EXPIRED',
  'ITEM_NOT_ON_MENU',
  'VAT_RATE_UNKNOWN',
  'OUT_OF_STOCK',
  'UNKNOWN_VARIATION',
  'TOO_MANY_CHOSEN',
  'REQUIRED_GROUP_EMPTY',
  'OFFER_ALREADY_USED',
  'OFFER_NOT_AVAILABLE',
  'COMMENTS_DISABLED',
  'PICKUP_TIME_DISABLED',
  'PICKUP_TIME_TOO_SOON',
  'PICKUP_TIME_CLOSED',
  'CHEQUE_ITEM_LOCKED',
  'CHEQUE_FRACTION_TOO_LARGE',
  'CHEQUE_SHARE_TOO_SMALL',
  'CHEQUE_CLOSED',
  'INVOICE_NOT_ALLOWED',
  'CREDIT_LIMIT_REACHED',
]);

export const isDisagreement = (code: string | null | undefined): code is string =>
  DISAGREEMENTS.has(code ?? '');
