import type { ChoicePill } from '@tallrik/ui/ChoicePills';
import { ChoicePills } from '@tallrik/ui/ChoicePills';
import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { SumList, type Sum } from '@tallrik/ui/SumList';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { CartLineRow, type CartLineView } from './CartLineRow.tsx';
import styles from './CartView.module.css';

export type CartViewProps = {
  venue: { name: string; text: string };
  lines: CartLineView[];
  onQuantity: (lineId: string, quantity: number) => void;
  onLimit: () => void;
  onRemove: (lineId: string) => void;
  pickup: { text: string; onOpen: () => void } | null;
  comment: { text: string; onOpen: () => void } | null;
  tips: { choices: ChoicePill[]; selectedId: string | null; onChoose: (id: string) => void } | null;
  ageNotice: string | null;
  sums: Sum[];
};

export function CartView(props: CartViewProps) {
  const t = useTranslate();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.venue}>
          <Panel>
            <ListRow icon="pin" isIconFramed title={props.venue.name} text={props.venue.text} />
          </Panel>
        </div>
        <Panel>
          <ul>
            {props.lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                onQuantity={(quantity) => props.onQuantity(line.id, quantity)}
                onLimit={props.onLimit}
                onRemove={() => props.onRemove(line.id)}
              />
            ))}
          </ul>
        </Panel>
        {props.ageNotice && <p className={styles.notice}>{props.ageNotice}</p>}
      </div>
      <div className={styles.column}>
        {(props.pickup || props.comment) && (
          <Panel>
            {props.pickup && (
              <ListRow
                icon="clock"
                title={t('Cart.PickupTime')}
                text={props.pickup.text}
                onClick={props.pickup.onOpen}
              />
            )}
            {props.comment && (
              <ListRow
                icon="note"
                title={t('Cart.Comment')}
                text={props.comment.text}
                onClick={props.comment.onOpen}
              />
            )}
          </Panel>
        )}
        {props.tips && (
          <Panel>
            <ChoicePills
              title={t('Cart.Tip')}
              choices={props.tips.choices}
              selectedId={props.tips.selectedId}
              onChoose={props.tips.onChoose}
            />
          </Panel>
        )}
        <Panel>
          <SumList sums={props.sums} isLive />
        </Panel>
      </div>
    </div>
  );
}
