import type { Company, Theme } from '@tallrik/domain/company/configuration';
import { readableOn } from '@tallrik/domain/company/colour';
import { BCP47, type Language, type Localized } from '@tallrik/domain/company/languages';
import { localized } from '@tallrik/domain/company/localized';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { type Minor, minor, ZERO } from '@tallrik/domain/money/minor';
import {
  receiptDiscounts,
  receiptLines,
  receiptTotals,
  type ReceiptLine,
} from '@tallrik/domain/orders/receipt';
import { formatDateTime } from '@tallrik/domain/time/format-date-time';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { OrderRecord } from '../order-store.ts';
import { withSeason } from '../season-of-time.ts';

export type ReceiptTexts = (
  key: `Mail.Receipt.${
    | 'Subject'
    | 'Title'
    | 'Thanks'
    | 'OrderNumber'
    | 'Ordered'
    | 'Scheduled'
    | 'InSummerTime'
    | 'InWinterTime'
    | 'EAT_HERE'
    | 'TAKE_AWAY'
    | 'Table'
    | 'Discount'
    | 'Tip'
    | 'Total'
    | 'OfWhichVat'
    | 'VatTotal'
    | 'TotalExVat'
    | 'AgeRestricted'
    | 'PayLater'
    | 'Test'
    | 'Phone'
    | 'OrganisationNumber'
    | 'Why'}`,
  values?: Record<string, string | number>,
) => string;

/** Who sells: the company, its venue, and how it looks. */
export type Seller = { company: Company; venue: Venue; theme: Theme };

export type ReceiptRow = { label: string; amount: string };

/** A receipt in words, before it becomes HTML or text. Names no guest and no card (D-96). */
export type ReceiptView = {
  /** For `lang` (D-12). */
  locale: string;
  subject: string;
  senderName: string;
  title: string;
  thanks: string;
  orderNumber: ReceiptRow;
  facts: string[];
  notes: string[];
  lines: { quantity: number; title: string; details: string[]; amount: string }[];
  sums: ReceiptRow[];
  total: ReceiptRow;
  vat: ReceiptRow[];
  store: string[];
  why: string;
  colours: { band: string; onBand: string };
};

/** TEST is the word in all six languages that nobody reads over. */
const subjectOf = ({ isTest }: OrderRecord, subject: string): string =>
  isTest ? `TEST: ${subject}` : subject;

export function receiptView(
  order: OrderRecord,
  seller: Seller,
  language: Language,
  t: ReceiptTexts,
): ReceiptView {
  const { company, venue, theme } = seller;
  const currency = order.currency as Currency;
  const money = (amount: Minor): string => formatMoneyExact(amount, currency);
  const named = (name: string, nameLang: Localized): string =>
    localized(nameLang, name, language, company);
  const totals = receiptTotals(order);
  const dateOf = (iso: string): string => {
    const instant = Temporal.Instant.from(iso);
    return withSeason(t, formatDateTime(instant, venue.timeZone), instant, venue.timeZone);
  };
  const discountRow = ({ offer, amount }: ReturnType<typeof receiptDiscounts>[number]) => ({
    label: offer ? named(offer.name, offer.nameLang) : t('Mail.Receipt.Discount'),
    amount: money(minor(-amount)),
  });
  return {
    locale: BCP47[language],
    subject: subjectOf(
      order,
      t('Mail.Receipt.Subject', { venue: venue.name, number: order.easyId }),
    ),
    senderName: company.displayName,
    title: order.isTest ? t('Mail.Receipt.Test') : t('Mail.Receipt.Title'),
    thanks: t('Mail.Receipt.Thanks'),
    orderNumber: { label: t('Mail.Receipt.OrderNumber'), amount: order.easyId },
    facts: [
      t('Mail.Receipt.Ordered', { date: dateOf(order.createdAt) }),
      ...(order.desiredTime
        ? [t('Mail.Receipt.Scheduled', { date: dateOf(order.desiredTime) })]
        : []),
      order.table
        ? t('Mail.Receipt.Table', { number: order.table.code })
        : t(`Mail.Receipt.${order.type}`),
    ],
    notes: [
      ...(order.items.some(({ ageRestricted }) => ageRestricted)
        ? [t('Mail.Receipt.AgeRestricted')]
        : []),
      ...(order.isPayLater ? [t('Mail.Receipt.PayLater')] : []),
    ],
    lines: receiptLines(order).map((line: ReceiptLine) => ({
      quantity: line.quantity,
      title: named(line.title, line.titleLang),
      // ORDER-21
      details: [
        ...line.added.map(({ name, nameLang }) => `(+) ${named(name, nameLang)}`),
        ...line.removed.map(({ name, nameLang }) => `(-) ${named(name, nameLang)}`),
      ],
      amount: money(line.amount),
    })),
    sums: [
      ...order.fees.map(({ name, price }) => ({ label: name, amount: money(price.amount) })),
      ...receiptDiscounts(order).map(discountRow),
      ...(totals.tip === ZERO ? [] : [{ label: t('Mail.Receipt.Tip'), amount: money(totals.tip) }]),
    ],
    total: { label: t('Mail.Receipt.Total'), amount: money(totals.total) },
    vat: [
      ...totals.vat.map(({ rate, amount }) => ({
        label: t('Mail.Receipt.OfWhichVat', { rate }),
        amount: money(amount),
      })),
      { label: t('Mail.Receipt.VatTotal'), amount: money(totals.totalVat) },
      { label: t('Mail.Receipt.TotalExVat'), amount: money(totals.totalExcludingVat) },
    ],
    store: storeBlock(seller, t),
    why: t('Mail.Receipt.Why'),
    colours: { band: theme.main, onBand: readableOn([theme.main], [theme.contrastingColor]) },
  };
}

/** ORDER-24, with the address a receipt needs. */
function storeBlock({ company, venue }: Seller, t: ReceiptTexts): string[] {
  const { location } = venue;
  const names = venue.name.includes(company.displayName)
    ? [venue.name]
    : [`${company.displayName}, ${venue.name}`];
  const address = [location?.name, location?.street, townOf(venue)];
  return [
    ...names,
    ...new Set(address.filter((line) => line !== venue.name)),
    venue.phone && t('Mail.Receipt.Phone', { phone: venue.phone }),
    venue.organizationId && t('Mail.Receipt.OrganisationNumber', { number: venue.organizationId }),
  ].filter((line): line is string => Boolean(line?.trim()));
}

const townOf = ({ location, zip }: Venue): string =>
  [location?.zip ?? zip, location?.city].filter(Boolean).join(' ');
