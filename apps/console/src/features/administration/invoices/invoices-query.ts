import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  CompanyInvoicesDocument,
  InvoiceCustomersDocument,
  OfficeInvoiceDocument,
  type CompanyInvoicesQuery,
  type InvoiceCustomersQuery,
  type InvoiceState,
} from '../generated/graphql.ts';

export type Invoice = CompanyInvoicesQuery['companyInvoices']['invoices'][number];
export type Customer = InvoiceCustomersQuery['invoiceCustomers'][number];
export const INVOICE_STATES = [
  'TO_BE_MAILED',
  'SENT',
  'OVERDUE',
  'PAID',
  'CREDITED',
] as const satisfies readonly InvoiceState[];

export const invoicesKey = (companyId: string) => ['admin', 'invoices', companyId] as const;

export function useInvoices(
  companyId: string,
  filter: { isUnpaidOnly: boolean; targetId: string | null; state: InvoiceState | null },
) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...invoicesKey(companyId), 'list', filter],
    queryFn: async ({ pageParam, signal }) => {
      const page = { companyId, ...filter, cursor: pageParam };
      return (await api.call(CompanyInvoicesDocument, page, signal)).companyInvoices;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useInvoice(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...invoicesKey(companyId), 'one', id],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeInvoiceDocument, { companyId, id }, signal)).officeInvoice,
  });
}

export function useCustomers(companyId: string, search: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...invoicesKey(companyId), 'customers', search],
    queryFn: async ({ signal }) =>
      (await api.call(InvoiceCustomersDocument, { companyId, search }, signal)).invoiceCustomers,
    placeholderData: keepPreviousData,
  });
}
