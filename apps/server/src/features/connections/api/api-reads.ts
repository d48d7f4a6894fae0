import type {
  DayClosing,
  InvoiceState,
  OrderStatus,
  SalesBy,
  SalesComparison,
  SalesReport,
  VatMonth,
} from '@tallrik/contract/generated/staff-resolvers';
import type { ReportDays } from '@tallrik/domain/orders/books/report-days';
import type { z } from 'zod';
import type { creditNotesAnswer, invoicesAnswer, orderAnswer, refundsAnswer } from './answers.ts';

export type ListedVenue = {
  id: string;
  name: string;
  timeZone: string;
  organizationId: string | null;
  zip: string | null;
  active: boolean;
  deleted: boolean;
  location: { street: string | null; zip: string | null; city: string | null } | null;
};

type Reader = { companyId: string; venueIds: 'ALL' | readonly string[] };
type Page = { cursor: string | null; limit: number };
type Issued = { from?: string | undefined; to?: string | undefined };
type Paged<Of> = Promise<(Of & { nextCursor: string | null }) | 'BAD_CURSOR'>;
type Order = z.input<typeof orderAnswer>;

/** What other features let programs read; who hands it over stands in compose. */
export type ApiReads = {
  venues: (companyId: string) => Promise<readonly ListedVenue[]>;
  menu: (companyId: string) => Promise<object>;
  books: {
    orders: (
      companyId: string,
      wanted: Issued & { venueIds: readonly string[] | null; status?: OrderStatus | undefined },
      page: Page,
    ) => Paged<{ orders: Order[] }>;
    order: (companyId: string, orderId: string) => Promise<Order | null>;
    closings: (
      reader: Reader,
      days: Partial<ReportDays>,
      page: Page,
    ) => Paged<{ closings: DayClosing[] }>;
    sales: (
      reader: Reader,
      request: { days: ReportDays; by: SalesBy; comparedWith: SalesComparison | null },
    ) => Promise<SalesReport>;
    vat: (reader: Reader, months: ReportDays) => Promise<VatMonth[]>;
    refunds: (
      reader: Reader,
      days: ReportDays,
      page: Page,
    ) => Paged<Pick<z.input<typeof refundsAnswer>, 'refunds'>>;
    invoices: (
      companyId: string,
      wanted: { issued: Issued; state: InvoiceState | null },
      page: Page,
    ) => Paged<Pick<z.input<typeof invoicesAnswer>, 'invoices'>>;
    creditNotes: (
      companyId: string,
      issued: Issued,
      page: Page,
    ) => Paged<Pick<z.input<typeof creditNotesAnswer>, 'creditNotes'>>;
  };
};
