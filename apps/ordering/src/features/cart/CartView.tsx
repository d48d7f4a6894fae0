import { Banner } from '@tallrik/ui/Banner';
import { Button } from '@tallrik/ui/Button';
import { ChoicePills, type ChoicePillsProps } from '@tallrik/ui/ChoicePills';
import { IconButton } from '@tallrik/ui/IconButton';
import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { SumList, type Sum } from '@tallrik/ui/SumList';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { CartLineRow, type CartLineView } from './CartLineRow.tsx';
import styles from './CartView.module.css';

type OpenableRow = { text: string; onOpen: () => void };

export type CartViewProps = {
  venue: { name: string; text: string };
  /** Null while the venue is open at the cart's time (ERR-25). */
  closed: { title: string; text: string | null } | null;
  lines: CartLineView[];
  onQuantity: (lineId: string, quantity: number) => void;
  onLimit: () => void;
  onRemove: (lineId: string) => void;
  onClear: () => void;
  /** 'Pickup time' for what is fetched, 'When' for who eats here. */
  pickup: (OpenableRow & { title: string }) | null;
  comment: OpenableRow | null;
  /** What to call out; null for a guest with an account. */
  guestName: OpenableRow | null;
  discount: OpenableRow | null;
  /** Without `onRemove` it has come by itself and would only come back. */
  offer: { name: string; text: string; onRemove: (() => void) | null } | null;
  itemOffers: ReactNode;
  tips: ChoicePillsProps | null;
  payWhen: ChoicePillsProps | null;
  ageHint: string | null;
  sums: Sum[];
};

export function CartView(props: CartViewProps) {
  const t = useTranslate();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {props.closed && <Banner tone="notice" icon="clock" {...props.closed} isLive />}
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
        <div className={styles.clear}>
          <Button variant="quiet" size="small" icon="trash" onClick={props.onClear}>
            {t('Cart.Clear')}
          </Button>
        </div>
        {props.ageHint && <p className={styles.notice}>{props.ageHint}</p>}
        {props.itemOffers}
      </div>
      <div className={styles.column}>
        <CartRows {...props} />
        {props.payWhen && (
          <Panel>
            <ChoicePills {...props.payWhen} />
          </Panel>
        )}
        {props.tips && (
          <Panel>
            <ChoicePills {...props.tips} />
          </Panel>
        )}
        <Panel>
          <SumList sums={props.sums} isLive />
        </Panel>
      </div>
    </div>
  );
}

function CartRows({ pickup, comment, guestName, discount, offer }: CartViewProps) {
  const t = useTranslate();
  if (!pickup && !comment && !guestName && !discount && !offer) return null;
  return (
    <Panel>
      {pickup && (
        <ListRow icon="clock" title={pickup.title} text={pickup.text} onClick={pickup.onOpen} />
      )}
      {comment && (
        <ListRow
          icon="note"
          title={t('Cart.Comment')}
          text={comment.text}
          onClick={comment.onOpen}
        />
      )}
      {guestName && (
        <ListRow
          icon="user"
          title={t('Cart.GuestName')}
          text={guestName.text}
          onClick={guestName.onOpen}
        />
      )}
      {discount && (
        <ListRow
          icon="tag"
          title={t('Cart.DiscountCode')}
          text={discount.text}
          onClick={discount.onOpen}
        />
      )}
      {offer && (
        <ListRow
          icon="gift"
          title={offer.name}
          text={offer.text}
          end={
            offer.onRemove && (
              <IconButton
                icon="trash"
                size="small"
                label={t('Cart.Offer.Remove', { name: offer.name })}
                onClick={offer.onRemove}
              />
            )
          }
        />
      )}
    </Panel>
  );
}
