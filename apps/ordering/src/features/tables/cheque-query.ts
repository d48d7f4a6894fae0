import type { Api } from '@tallrik/contract/client/operation';
import { minor, type Minor, subtractMinor } from '@tallrik/domain/money/minor';
import { queryOptions } from '@tanstack/react-query';
import { BILL_POLL_MS } from '../../shared/table/own-table.ts';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
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
      const { Cheque: cheque } = await api.call(ChequePage, { id: chequeId }, signal);
      return cheque ? toBill(cheque) : null;
    },
    refetchInterval: BILL_POLL_MS,
  });

function toBill(cheque: NonNullable<ChequePageQuery['Cheque']>): Bill {
  return {
    id: cheque.id,
    venueId: cheque.venueId,
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
