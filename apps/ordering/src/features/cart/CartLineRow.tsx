import { isSwipeCompleted, isSwipeRed, SWIPE_REMOVE_DELAY_MS } from '@tallrik/domain/cart/swipe';
import { Icon } from '@tallrik/ui/Icon';
import { IconButton } from '@tallrik/ui/IconButton';
import { Picture } from '@tallrik/ui/Picture';
import { Price } from '@tallrik/ui/Price';
import { Stepper } from '@tallrik/ui/Stepper';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { thumbPicture } from '../../shared/picture/picture-source.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './CartLineRow.module.css';

export type CartLineView = {
  id: string;
  title: string;
  /** Added with plus, removed with minus. */
  choices: string[];
  /** The offers they were taken with, by name, and how many of them if not all. */
  offers: string[];
  /** What a guest may wonder about, such as why there is nothing to remove it with. */
  note: string | null;
  price: string;
  priceBefore: string | null;
  image: string | null;
  quantity: number;
  max: number;
  canRemove: boolean;
  /** A bundle is taken again as a whole, not dish by dish. */
  canRepeat: boolean;
};

export type CartLineRowProps = {
  line: CartLineView;
  onQuantity: (quantity: number) => void;
  onLimit: () => void;
  onRemove: () => void;
};

// Sideways by this much before it is a swipe: a thumb that scrolls wobbles.
const SWIPE_BEGINS_PX = 12;

/** One row of the cart: stepper and button for everybody, swipe for thumbs (CART-23, CART-30 to CART-32, D-62). */
export function CartLineRow({ line, onQuantity, onLimit, onRemove }: CartLineRowProps) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const swipe = useRef<{ startX: number; pointerId: number; draggedPx: number } | null>(null);
  const [isRed, setRed] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  // The cart is drawn again with every tick and message: what to do is looked up when the time has come, or the time
  // would begin anew with each of them.
  const remove = useEffectEvent(onRemove);
  useEffect(() => {
    if (!isRemoving) return;
    const timer = setTimeout(() => remove(), SWIPE_REMOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isRemoving]);

  // Moved by script, not by React: a render per pointer event would stutter on a cheap phone.
  const move = (px: number) => {
    if (row.current) row.current.style.translate = px === 0 ? '' : `${px}px 0`;
  };

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const current = swipe.current;
    if (!current || current.pointerId !== event.pointerId) return;
    const px = Math.min(0, event.clientX - current.startX);
    if (Math.abs(px) < SWIPE_BEGINS_PX) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.draggedPx = px;
    move(px);
    setRed(isSwipeRed(px));
  };

  const release = () => {
    const draggedPx = swipe.current?.draggedPx ?? 0;
    swipe.current = null;
    if (isSwipeCompleted(draggedPx, row.current?.offsetWidth ?? 0)) {
      setRemoving(true);
      return;
    }
    move(0);
    setRed(false);
  };

  return (
    <li
      className={styles.place}
      data-red={isRed || undefined}
      data-leaving={isRemoving || undefined}
    >
      <span className={styles.trash} aria-hidden="true">
        <Icon name="trash" />
      </span>
      <div
        ref={row}
        className={styles.row}
        onPointerDown={(event) => {
          if (!line.canRemove || event.pointerType === 'mouse') return;
          swipe.current = { startX: event.clientX, pointerId: event.pointerId, draggedPx: 0 };
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <span className={styles.thumb}>
          <Picture source={thumbPicture(line.image)} alt="" shape="square" rounded />
        </span>
        <div className={styles.words}>
          <div className={styles.head}>
            <h2 className={styles.title}>{line.title}</h2>
            {line.canRemove && (
              <IconButton
                icon="trash"
                size="small"
                label={t('Cart.RemoveLine', { name: line.title })}
                onClick={onRemove}
              />
            )}
          </div>
          {line.choices.length > 0 && <p className={styles.choices}>{line.choices.join(', ')}</p>}
          {line.note && <p className={styles.choices}>{line.note}</p>}
          {line.offers.map((offer) => (
            <p key={offer} className={styles.offer}>
              <Icon name="gift" size="small" /> {offer}
            </p>
          ))}
          <div className={styles.foot}>
            <span className={styles.price}>
              <Price
                amount={line.price}
                before={
                  line.priceBefore === null
                    ? undefined
                    : { amount: line.priceBefore, label: t('Item.PriceBefore') }
                }
              />
            </span>
            {line.canRepeat && (
              <Stepper
                size="small"
                value={line.quantity}
                min={1}
                max={line.max}
                onChange={onQuantity}
                onLimit={onLimit}
                labels={{
                  group: t('Item.QuantityOf', { name: line.title }),
                  decrease: t('Item.Decrease'),
                  increase: t('Item.Increase'),
                }}
              />
            )}
          </div>
        </div>
      </div>
    </li>
  );
}
