import { Banner } from '@tallrik/ui/Banner';
import { useMoney } from '../../shared/money/use-money.ts';
import { paths } from '../../shared/paths.ts';
import { useOwnTable } from '../../shared/table/own-table.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

/** The way to the bill for whoever sits at a table where something is open. */
export function TableBillBanner() {
  const t = useTranslate();
  const money = useMoney();
  const table = useOwnTable();
  return table?.bills.map(({ id, left }) => (
    <Banner
      key={id}
      tone="notice"
      icon="receipt"
      title={t('Bill.See')}
      text={t('Bill.LeftToPay', { amount: money(left) })}
      href={paths.cheque.to(id)}
    />
  ));
}
