import type { Language } from '@tallrik/domain/company/languages';
import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';
import type { VatOfRate } from '@tallrik/domain/money/vat';
import type { InvoiceLine } from '@tallrik/domain/orders/invoice';

/** A party of an invoice as it was named on that day. */
export type InvoiceParty = {
  name: string;
  organizationId: string | null;
  email: string | null;
  street: string | null;
  zip: string | null;
  city: string | null;
};

export type InvoiceRecord = {
  id: string;
  companyId: string;
  number: number;
  targetId: string;
  periodStart: string;
  periodEnd: string;
  issuedOn: string;
  dueOn: string;
  currency: Currency;
  language: Language;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  vat: VatOfRate[];
  total: Minor;
  totalVat: Minor;
  /** Order by order, in the order they were placed. */
  orders: { id: string; easyId: string; orderedAt: string; venueName: string; timeZone: string }[];
  lines: InvoiceLine[];
};

export type InvoiceTexts = (
  key:
    | `Mail.Invoice.${
        | 'Subject'
        | 'Text'
        | 'Title'
        | 'Number'
        | 'Date'
        | 'Due'
        | 'Terms'
        | 'Period'
        | 'To'
        | 'Order'
        | 'Item'
        | 'Quantity'
        | 'VatRate'
        | 'Amount'
        | 'Net'
        | 'ToPay'
        | 'Reference'
        | 'Page'}`
    | `Mail.CreditNote.${'Subject' | 'Text' | 'Title' | 'Number' | 'Date' | 'Of' | 'Back'}`
    | 'Mail.Receipt.Vat'
    | 'Mail.Receipt.VatTotal'
    | 'Mail.Receipt.OrganisationNumber'
    | 'Mail.Receipt.Tip',
  values?: Record<string, string | number>,
) => string;

/** DD/MM/YYYY of a calendar day, as everywhere in the product (I18N-17). */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('/');
