import type { Api } from '@tallrik/contract/client/operation';
import { minor, type Minor, subtractMinor } from '@tallrik/domain/money/minor';
import { queryOptions } from '@tanstack/react-query';
import { BILL_POLL_MS } from '../../shared/table/own-table.ts';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
import { missingIfMalformed } from '../../shared/graphql-client/missing-if-malformed.ts';
import type { ChequePageQuery } from '../../shared/graphql-client/generated/graphql.ts';

const ChequePage = graphql(`
  query ChequePage($id: ID!) {
    Cheque(id: $id) {
      id
      amount
      discount
      paidAmount
      isPaid
      venueId
      tableCode
      items {
        id
        itemId
        title
        amount
        discount
        categoryId
        richVariations {
          id
          title
        }
        isLocked
        isPaid
        leftFraction
        leftAmount
      }
    }
  }
`);

export type BillItem = {
  id: string;
  itemId: string;
  title: string;
  choices: string[];
  categoryId: string | null;
  /** Amount minus discount (TABLE-01). */
  total: Minor;
  /** Paid, or being paid by somebody (D-103). */
  isLocked: boolean;
  isPaid: boolean;
  left: { fraction: number; amount: Minor };
};

export type Bill = {
  id: string;
  venueId: string;
  /** The number of the table it belongs to. */
  tableCode: string;
  total: Minor;
  paid: Minor;
  isPaid: boolean;
  items: BillItem[];
};

/** A bill by its random id, which is the key to it (D-104); null when there is none. */
export const billQuery = (api: Api, chequeId: string) =>
  queryOptions({
    queryKey: ['bill', chequeId],
    queryFn: async ({ signal }) => {
      const answer = await missingIfMalformed(api.call(ChequePage, { id: chequeId }, signal));
      return answer?.Cheque ? toBill(answer.Cheque) : null;
    },
    refetchInterval: BILL_POLL_MS,
  });

function toBill(cheque: NonNullable<ChequePageQuery['Cheque']>): Bill {
  return {
    id: cheque.id,
    venueId: cheque.venueId,
    tableCode: cheque.tableCode,
    total: minor(cheque.amount - cheque.discount),
    paid: minor(cheque.paidAmount),
    isPaid: cheque.isPaid,
    items: cheque.items.map((item) => ({
      id: item.id,
      itemId: item.itemId,
      title: item.title,
      choices: item.richVariations.map(({ title }) => title),
      categoryId: item.categoryId ?? null,
      total: subtractMinor(minor(item.amount), minor(item.discount)),
      isLocked: item.isLocked,
      isPaid: item.isPaid,
      left: { fraction: item.leftFraction, amount: minor(item.leftAmount) },
    })),
  };
}
