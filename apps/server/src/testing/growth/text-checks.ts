import {
  checkActivationCode,
  checkEmail,
  checkName,
  checkPassword,
  checkResetCode,
} from '@tallrik/domain/accounts/checks';
import { isCommonPassword } from '@tallrik/domain/accounts/common-passwords';
import { readGuestSearch } from '@tallrik/domain/accounts/guest-search';
import { readListedPhone } from '@tallrik/domain/loyalty/offers/phone-list';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import { readDeviceCode } from '@tallrik/domain/accounts/device-code';
import { safeRedirectPath } from '@tallrik/domain/accounts/redirect-path';
import { passwordStrength } from '@tallrik/domain/accounts/staff-password';
import { tokenExpiry, tokenSubject } from '@tallrik/domain/accounts/token-expiry';
import { cleanComment } from '@tallrik/domain/cart/comment';
import { nameToCall } from '@tallrik/domain/cart/guest-name';
import { isRefusedWish } from '@tallrik/domain/checkout/event-refusals';
import { hasUsualForm } from '@tallrik/domain/company/organization-number';
import { isOwnPicture } from '@tallrik/domain/company/own-picture';
import { csvStyleOf, readCsv, writeCsv } from '@tallrik/domain/menu/editing/csv';
import { columnOf } from '@tallrik/domain/menu/editing/import-columns';
import { structuredDataOf } from '@tallrik/domain/menu/editing/page-data';
import { planPastedMenu } from '@tallrik/domain/menu/editing/pasted-menu';
import { planImport } from '@tallrik/domain/menu/editing/plan-import';
import { parsePrice } from '@tallrik/domain/menu/editing/price-input';
import { cleanLine } from '@tallrik/domain/menu/editing/texts';
import { whyNotThisException } from '@tallrik/domain/venues/hours-form';
import { checkVenue } from '@tallrik/domain/venues/venue-form';
import { parseColour } from '@tallrik/domain/company/colour';
import { typedColour } from '@tallrik/domain/company/look';
import { isFormAddress, isPhoneCode, isSmsSender } from '@tallrik/domain/company/office-switches';
import { companyFromAddress } from '@tallrik/domain/company/company-from-address';
import { checkHostName } from '@tallrik/domain/company/host-name';
import { checkSlug, slugFrom } from '@tallrik/domain/company/slug';
import { checkNewSlug, suggestSlug } from '@tallrik/domain/company/suggest-slug';
import { checkContent, isPageAddress, proposeAddress } from '@tallrik/domain/content/content-form';
import { isTangled } from '@tallrik/domain/content/body-markup';
import { excerpt, plainText } from '@tallrik/domain/content/excerpt';
import { readCode, readPrefix } from '@tallrik/domain/loyalty/codes/code-text';
import { normalisePromoCode } from '@tallrik/domain/cart/promo-code';
import { withoutMarker } from '@tallrik/domain/menu/dishes';
import { isWallClock } from '@tallrik/domain/time/wall-clock';
import { printableLine, printableText } from '@tallrik/domain/printable-text';
import { allergyPieces, mentionsAllergy } from '@tallrik/domain/orders/allergy-words';
import { readOrderSearch } from '@tallrik/domain/orders/order-search';
import { readReportDays } from '@tallrik/domain/orders/books/report-days';
import { sieText } from '@tallrik/domain/orders/books/sie';
import { stateOfCloudPrnt } from '@tallrik/domain/orders/print-queue';
import {
  isPrinterAddress,
  printerNetworks,
  TEST_REACH,
} from '@tallrik/domain/orders/printer-address';
import { hasSomethingToRead, shownName } from '@tallrik/domain/shown-name';
import { cleanGuestName, initialsOf } from '@tallrik/domain/tables/guest-name';
import { readTableNumber, rowOfTables } from '@tallrik/domain/tables/table-form';
import { readTypedTime } from '@tallrik/domain/time/typed-time';
import { readPosition } from '@tallrik/domain/venues/read-position';
import { readAnalyticsService } from '@tallrik/domain/company/analytics-service';
import { sourceOf } from '@tallrik/domain/company/visit-facts';
import { isUuid } from '@tallrik/domain/is-uuid';
import { searchWords } from '@tallrik/domain/search-text';
import { readGuestLog } from '@tallrik/contract/guest-log-schema';
import { parseClientMessage } from '@tallrik/contract/socket-messages';
import { senderFromName } from '../../features/accounts/send-code-sms.ts';
import { macOf } from '../../features/orders/printing/cloudprnt-key.ts';
import { cleanHtml } from '../../features/content/clean-html.ts';
import { networkBehind, networkOf } from '../../platform/http/caller-network.ts';
import { traceIdOf } from '../../platform/http/trace.ts';
import { framesOf } from '../../platform/error-sink/sentry-events.ts';
import { scrub } from '../../platform/logging/scrub.ts';
import { encodingFor } from '../../platform/web/compress.ts';
import { readCookies } from '../../platform/web/cookies.ts';
import { isMailAddress, oneLine } from '../../providers/email/email-port.ts';
import { mediaKeyIn } from '../../providers/media/media-port.ts';
import { subscriptionIn } from '../../providers/push/web-push.ts';

const NOWHERE = { s: null, sessionSlug: null, companyIdOfHost: null };
const LOG_ENTRY = { event: 'payment_error', cartId: '00000000-0000-4000-8000-000000000001' };

const EMPTY_CATALOGUE = {
  items: [],
  categories: [],
  modificationGroups: [],
  upsellGroups: [],
  menus: [],
};
const IMPORT_WORLD = {
  catalogue: EMPTY_CATALOGUE,
  company: { country: 'SE', defaultLanguage: 'se' },
  newId: () => LOG_ENTRY.cartId,
} as const;
const VENUE = {
  name: 'Bryggen',
  active: true,
  phone: null,
  organizationId: null,
  bookingServiceId: null,
  supportEmail: null,
  minimumPickupWaitTime: null,
  timeZone: 'Europe/Stockholm',
  place: { name: null, street: null, zip: null, city: null, lat: null, long: null },
} as const;
const CONTENT = { slug: 'story', places: ['SIDEBAR'], title: {}, subTitle: {}, text: {} } as const;
const EXCEPTION = { name: null, isYearly: false, ranges: [] };

/** Whatever reads text that anybody may have written, and is asked before anything else knows how long it is. */
export const TEXT_CHECKS: Readonly<Record<string, (text: string) => unknown>> = {
  allergyPieces,
  checkActivationCode,
  checkContent: (title) =>
    checkContent(
      { title: { se: title } },
      { id: LOG_ENTRY.cartId, before: CONTENT, defaultLanguage: 'se' },
    ),
  checkEmail,
  checkHostName: (text) => checkHostName(text, null),
  checkName,
  checkNewSlug,
  checkPassword,
  checkPhone,
  checkResetCode,
  checkSlug,
  cleanComment,
  cleanGuestName,
  cleanHtml,
  encodingFor,
  initialsOf,
  excerpt,
  hasSomethingToRead,
  isCommonPassword,
  isTangled,
  passwordStrength,
  readDeviceCode,
  isFormAddress,
  isPhoneCode,
  isSmsSender,
  isMailAddress,
  isPageAddress,
  isUuid,
  isWallClock,
  macOf,
  mediaKeyIn,
  mentionsAllergy,
  nameToCall,
  normalisePromoCode,
  oneLine,
  parseClientMessage,
  parseColour,
  typedColour,
  plainText,
  printableLine,
  printableText,
  proposeAddress,
  readCode,
  readGuestSearch,
  readListedPhone: (text) => readListedPhone(text, '+46'),
  readPrefix,
  readCookies,
  readPosition,
  readTableNumber,
  readTypedTime,
  rowOfTables: (text) => rowOfTables({ prefix: text, from: '1', to: '500', suffix: text }),
  safeRedirectPath,
  senderFromName,
  slugFrom,
  readOrderSearch,
  readReportDays: (text: string) => readReportDays({ from: text, to: text }),
  stateOfCloudPrnt,
  subscriptionIn,
  suggestSlug,
  tokenExpiry,
  tokenSubject,
  traceIdOf,
  withoutMarker,
  framesOf,
  scrub,
  networkOf,
  isPrinterAddress: (text) => isPrinterAddress(text, TEST_REACH),
  printerNetworks,
  networkBehind: (text) =>
    networkBehind(true)({ headers: { 'x-forwarded-for': text }, socket: {} }),
  companyFromAddress: (text) => companyFromAddress({ ...NOWHERE, path: `/${text}` }),
  'companyFromAddress by s': (text) => companyFromAddress({ ...NOWHERE, path: '/', s: text }),
  'parseClientMessage, a field': (text) =>
    parseClientMessage(JSON.stringify({ action: text, cartId: text })),
  readAnalyticsService: (text) =>
    readAnalyticsService({ kind: 'PLAUSIBLE', domain: text, address: `https://${text}` }),
  sourceOf: (text) =>
    sourceOf({
      referrerHost: text,
      ownHost: text,
      campaign: text,
      isAtTable: false,
      isInApp: false,
    }),
  'readGuestLog, a field': (text) => readGuestLog({ entries: [{ ...LOG_ENTRY, code: text }] }),
  shownName: (text) => shownName(text, 40),
  isOwnPicture,
  cleanLine,
  'structured data of a page': (text) => structuredDataOf(`<p>${text}`),
  planPastedMenu,
  searchWords,
  readCsv,
  sieText,
  writeCsv: (text) => writeCsv([[text]], csvStyleOf('SE')),
  isRefusedWish: (text) => isRefusedWish({ code: text }),
  columnOf: (text) => columnOf(text, new Set()),
  parsePrice: (text) => parsePrice(text, 'price'),
  planImport: (text) =>
    planImport(
      [
        ['Title', 'Category', 'VAT', 'Allergens', 'Price'],
        [text, text, text, text, text],
      ],
      { ...IMPORT_WORLD, catalogue: structuredClone(EMPTY_CATALOGUE) },
    ),
  hasUsualForm: (text) => hasUsualForm('ES', text),
  checkVenue: (text) => checkVenue({ ...VENUE, name: text }),
  'checkVenue, its zone': (text) => checkVenue({ ...VENUE, timeZone: `Europe/${text}` }),
  whyNotThisException: (text) =>
    whyNotThisException(
      { ...EXCEPTION, firstDay: text, lastDay: text },
      Temporal.PlainDate.from('2026-11-17'),
    ),
  'tokenExpiry, the payload': (text) => tokenExpiry(`a.${text}.c`),
};
