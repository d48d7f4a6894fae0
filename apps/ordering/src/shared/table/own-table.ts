import type { Api } from '@tallrik/contract/client/operation';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import { useLocalValue } from '../local-data/use-local-value.ts';
import { useServices } from '../services/services.tsx';

const TableBills = graphql(`
  query TableBills($id: ID!, $qrToken: String!) {
    Table(id: $id) {
      id
      code
      supportsPayLater
      cheques(qrToken: $qrToken) {
        id
        amount
        discount
        paidAmount
        isPaid
      }
    }
  }
`);

export type OpenBill = { id: string; left: Minor };
export type OwnTable = {
  /** The number guests know it by; null where the server knows no such table any more. */
  code: string | null;
  supportsPayLater: boolean;
  bills: OpenBill[];
};

/** Somebody else at the table may be ordering or paying this very moment (API-30). */
export const BILL_POLL_MS = 10_000;

/** What the table a guest sits at can do, and its open bills; only for holders of its token (D-104). */
const ownTableQuery = (api: Api, tableId: string, qrToken: string) =>
  queryOptions({
    queryKey: ['own-table', tableId, qrToken],
    queryFn: async ({ signal }): Promise<OwnTable> => {
      const { Table: table } = await api.call(TableBills, { id: tableId, qrToken }, signal);
      return {
        code: table?.code ?? null,
        supportsPayLater: table?.supportsPayLater ?? false,
        bills: (table?.cheques ?? [])
          .filter(({ isPaid }) => !isPaid)
          .map(({ id, amount, discount, paidAmount }) => ({
            id,
            left: minor(amount - discount - paidAmount),
          })),
      };
    },
    refetchInterval: BILL_POLL_MS,
  });

/** What the bills said before a payment: no page may show it again, not even until the next answer (F-64). */
export async function forgetBills(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.resetQueries({ queryKey: ['own-table'] }),
    queryClient.resetQueries({ queryKey: ['bill'] }),
  ]);
}

/** The table whose token this guest holds (TABLE-08, TABLE-09); null without one, or until the server has told of it. */
export function useOwnTable(): OwnTable | null {
  const { api } = useServices();
  const tableId = useLocalValue('tableId');
  const qrToken = useLocalValue('qrOrder');
  const isSeated = tableId !== null && qrToken !== null;
  const table = useQuery({
    ...ownTableQuery(api, tableId ?? '', qrToken ?? ''),
    enabled: isSeated,
  });
  return isSeated ? (table.data ?? null) : null;
}
