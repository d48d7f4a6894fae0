import { classNames } from '@tallrik/ui/class-names';
import { useId } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import styles from './GoneDishes.module.css';

/** Dishes that are taken off the menu, and for how long. */
export type Gone = { itemIds: readonly string[]; untilTomorrow: boolean };

/**
 * Which of the order's dishes ran out (KITCHEN-18): left on the menu, the next guest orders and pays for it too. None
 * is chosen beforehand, since only the kitchen knows which one it is.
 */
export function GoneDishes(props: {
  items: BoardOrder['items'];
  gone: Gone;
  onChange: (gone: Gone) => void;
}) {
  const t = useTranslate();
  const name = useId();
  const { gone, onChange } = props;
  // The same dish with other additions is one dish.
  const dishes = [...new Map(props.items.map(({ itemId, title }) => [itemId, title]))];
  const toggle = (itemId: string) =>
    onChange({
      ...gone,
      itemIds: gone.itemIds.includes(itemId)
        ? gone.itemIds.filter((chosen) => chosen !== itemId)
        : [...gone.itemIds, itemId],
    });
  return (
    <fieldset className={styles.gone} aria-label={t('Console.Reject.SoldOut')}>
      <p className={styles.title}>{t('Console.Reject.SoldOut')}</p>
      <div className={styles.dishes}>
        {dishes.map(([itemId, title]) => (
          <label key={itemId} className={styles.dish}>
            <input
              type="checkbox"
              className={styles.box}
              checked={gone.itemIds.includes(itemId)}
              onChange={() => toggle(itemId)}
            />
            {title}
          </label>
        ))}
      </div>
      {gone.itemIds.length > 0 && (
        <div className={controls.choices} role="group" aria-label={t('Console.Reject.HowLong')}>
          {[true, false].map((untilTomorrow) => (
            <label key={String(untilTomorrow)} className={classNames(controls.choice, styles.long)}>
              <input
                type="radio"
                className={controls.radio}
                name={name}
                checked={gone.untilTomorrow === untilTomorrow}
                onChange={() => onChange({ ...gone, untilTomorrow })}
              />
              {untilTomorrow
                ? t('Console.Reject.UntilTomorrow')
                : t('Console.Reject.UntilSwitchedOn')}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
