import type { AllDayDish } from '@tallrik/domain/orders/all-day';
import { useState } from 'react';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './AllDay.module.css';

/** What there is most of to cook, and behind a tap all of it (KITCHEN-04). */
export function AllDay({ dishes }: { dishes: readonly AllDayDish[] }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const most = dishes.find(({ quantity }) => quantity > 0);
  return (
    <>
      {most && (
        <button
          type="button"
          className={styles.bar}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="layers" />
          <span className={styles.title}>{t('Console.AllDay.Title')}</span>
          <span className={styles.most}>
            <b>{most.quantity}</b> <span aria-hidden="true">×</span> {most.title}
          </span>
          <Icon name="chevron" />
        </button>
      )}
      <ModalSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Console.AllDay.Title')}
        text={t('Console.AllDay.Text')}
        closeLabel={t('Console.Close')}
      >
        {dishes.length === 0 && <p>{t('Console.Board.Empty.Preparing')}</p>}
        <ul className={styles.dishes}>
          {dishes.map((dish) => (
            <Dish key={dish.itemId} dish={dish} />
          ))}
        </ul>
      </ModalSheet>
    </>
  );
}

function Dish({ dish }: { dish: AllDayDish }) {
  const t = useTranslate();
  const later = (count: number) =>
    count > 0 && <span className={styles.later}>{t('Console.AllDay.Later', { count })}</span>;
  return (
    <li className={styles.dish}>
      <p className={styles.line}>
        <b className={styles.quantity}>{dish.quantity}</b>
        <b className={styles.name}>{dish.title}</b>
        {later(dish.later)}
      </p>
      <ul>
        {dish.choices
          .filter(
            ({ variations, removedVariations }) => variations.length + removedVariations.length,
          )
          .map((choice) => {
            const words = [
              ...choice.variations.map((name) => t('Console.Order.Added', { name })),
              ...choice.removedVariations.map((name) => t('Console.Order.Removed', { name })),
            ].join(', ');
            return (
              <li key={words} className={styles.choice}>
                <span className={styles.quantity}>{choice.quantity}</span>
                <span className={styles.name}>{words}</span>
                {later(choice.later)}
              </li>
            );
          })}
      </ul>
    </li>
  );
}
