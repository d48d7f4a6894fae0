import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './SoldOutSheet.module.css';
import type { Stock, StockChange } from './stock.ts';
import { StockList } from './StockList.tsx';

export type SoldOutSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Null while it is on its way. */
  stock: Stock | null;
  error: string | null;
  /** Dishes and extras whose change is on its way. */
  saving: ReadonlySet<string>;
  onChange: (change: StockChange) => void;
};

/** Everything that can run out, found in a moment: one tap and no guest can order it. */
export function SoldOutSheet(props: SoldOutSheetProps) {
  const t = useTranslate();
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      title={t('Console.SoldOut.Title')}
      text={t('Console.SoldOut.Text')}
      closeLabel={t('Console.Close')}
      side="end"
    >
      {props.error && (
        <p className={styles.problem} role="alert">
          {props.error}
        </p>
      )}
      {props.stock ? (
        <StockList stock={props.stock} saving={props.saving} onChange={props.onChange} />
      ) : (
        !props.error && <p role="status">{t('Console.Loading')}</p>
      )}
    </ModalSheet>
  );
}
