import type { AddButton } from '@tallrik/domain/menu/add-button';
import { MIN_QUANTITY_PER_ADD } from '@tallrik/domain/menu/stock';
import { BottomBar } from '@tallrik/ui/BottomBar';
import { Button } from '@tallrik/ui/Button';
import { Stepper } from '@tallrik/ui/Stepper';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './AddBar.module.css';

export type AddBarProps = {
  title: string;
  chosen: string;
  button: AddButton | { kind: 'SOLD_OUT' | 'NOT_SERVED' };
  quantity: number;
  max: number;
  onQuantity: (quantity: number) => void;
  onLimit: () => void;
  onAdd: () => void;
};

/** Quantity and the add button with the total (ITEM-03). */
export function AddBar(props: AddBarProps) {
  const t = useTranslate();
  const money = useMoney();
  const { button } = props;
  const label = {
    ERROR: t('Item.Button.Error'),
    LOADING: t('Item.Button.Loading'),
    REQUIRED_VARIATIONS: t('Item.Button.RequiredVariations'),
    ADD: t('Item.Button.Add'),
    SOLD_OUT: t('General.OutOfStock'),
    NOT_SERVED: t('Item.NotServed.Title'),
  }[button.kind];
  return (
    <BottomBar
      label={props.title}
      summary={
        <>
          <span className={styles.title}>{props.title}</span>
          <span className={styles.chosen}>{props.chosen}</span>
        </>
      }
    >
      <Stepper
        value={props.quantity}
        min={MIN_QUANTITY_PER_ADD}
        max={Math.max(MIN_QUANTITY_PER_ADD, props.max)}
        onChange={props.onQuantity}
        onLimit={props.onLimit}
        labels={{
          group: t('Item.QuantityOf', { name: props.title }),
          decrease: t('Item.Decrease'),
          increase: t('Item.Increase'),
        }}
      />
      <Button
        wide
        disabled={button.kind !== 'ADD' && button.kind !== 'REQUIRED_VARIATIONS'}
        isIncomplete={button.kind === 'REQUIRED_VARIATIONS'}
        end={'total' in button ? money(button.total) : undefined}
        onClick={props.onAdd}
      >
        {label}
      </Button>
    </BottomBar>
  );
}
