import { BottomBar } from '@tallrik/ui/BottomBar';
import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { Panel } from '@tallrik/ui/Panel';
import { SumList, type Sum } from '@tallrik/ui/SumList';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { BillLines, type BillLine } from './BillLines.tsx';
import styles from './Bill.module.css';

export type BillViewProps = {
  tableCode: string;
  items: BillLine[];
  sums: Sum[];
  isPaid: boolean;
  /** Null when nothing is left to choose. */
  payHref: string | null;
};

/** A table's bill: every dish, who is at it, what is left, and the way to pay (TABLE-01, TABLE-02, D-103). */
export function BillView({ tableCode, items, sums, isPaid, payHref }: BillViewProps) {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <p className={styles.table}>{t('TableLanding.Table', { number: tableCode })}</p>
      {isPaid && (
        <EmptyState icon="check" title={t('Bill.AllPaid.Title')} text={t('Bill.AllPaid.Text')} />
      )}
      <Panel>
        <BillLines lines={items} />
      </Panel>
      <Panel>
        <SumList sums={sums} isLive />
      </Panel>
      {!isPaid && payHref && (
        <BottomBar label={t('Bill.PayOrSplit')}>
          <Button wide href={payHref}>
            {t('Bill.PayOrSplit')}
          </Button>
        </BottomBar>
      )}
      {!isPaid && !payHref && items.length > 0 && (
        <p className={styles.notice}>{t('Bill.NothingLeft.Text')}</p>
      )}
    </div>
  );
}
