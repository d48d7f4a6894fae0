import { subtractMinor } from '@tallrik/domain/money/minor';
import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from '../../shared/router/router.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { paths } from '../../shared/paths.ts';
import { LoadFailed } from '../../shared/screens/LoadFailed.tsx';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { type Bill, billQuery } from './cheque-query.ts';
import { payableItems } from './bill-shares.ts';
import { BillView } from './BillView.tsx';

/** Loads the bill of the address and says what is wrong when there is none (D-104). */
export function WithBill({ children }: { children: (bill: Bill) => ReactNode }) {
  const { chequeId = '' } = useParams();
  const { api } = useServices();
  const t = useTranslate();
  const bill = useQuery(billQuery(api, chequeId));
  useDocumentTitle(t('Bill.Title'));
  if (bill.data) return children(bill.data);
  if (bill.data === null) {
    return (
      <EmptyState
        icon="receipt"
        title={t('Bill.Missing.Title')}
        text={t('Bill.Missing.Text')}
        action={<Button href={paths.landing.to()}>{t('General.Back')}</Button>}
      />
    );
  }
  if (bill.isError) return <LoadFailed retry={() => void bill.refetch()} />;
  return (
    <div aria-busy="true">
      {[0, 1, 2].map((row) => (
        <RowSkeleton key={row} />
      ))}
    </div>
  );
}

/** `/cheque/:id` (TABLE-01, TABLE-02). */
const ChequeScreen = () => <WithBill>{(bill) => <ShownBill bill={bill} />}</WithBill>;

function ShownBill({ bill }: { bill: Bill }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <BillView
      tableCode={bill.tableCode}
      items={bill.items.map((item) => ({
        id: item.id,
        title: item.title,
        choices: item.choices,
        amount: money(item.total),
        note: item.isLocked
          ? t(item.isPaid ? 'Bill.Item.Paid' : 'Bill.Item.BeingPaid')
          : item.left.fraction < 1
            ? t('Bill.LeftToPay', { amount: money(item.left.amount) })
            : null,
        paymentState: !item.isLocked ? null : item.isPaid ? 'PAID' : 'BEING_PAID',
      }))}
      sums={[
        { id: 'total', label: t('Cart.Total'), amount: money(bill.total), isTotal: true },
        ...(bill.paid > 0
          ? [
              { id: 'paid', label: t('Bill.Paid'), amount: money(bill.paid) },
              {
                id: 'left',
                label: t('Bill.Left'),
                amount: money(subtractMinor(bill.total, bill.paid)),
                isTotal: true,
              },
            ]
          : []),
      ]}
      isPaid={bill.isPaid}
      payHref={payableItems(bill).length > 0 ? paths.payOrSplit.to(bill.id) : null}
    />
  );
}

export const chequeModule: ScreenModule = { Screen: ChequeScreen };
