import { classNames } from '@tallrik/ui/class-names';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import styles from './OrderItems.module.css';

/** What to cook: a quantity above one is inverted, because two is what a hurried eye misses. */
export function OrderItems(props: { items: BoardOrder['items']; withAllergens?: boolean }) {
  const t = useTranslate();
  return (
    <ul className={styles.items}>
      {props.items.map((item, position) => (
        <li key={`${position}-${item.title}`} className={styles.item}>
          <span className={classNames(styles.quantity, item.quantity > 1 && styles.many)}>
            {item.quantity}
            <span aria-hidden="true">×</span>
          </span>
          <span>{item.title}</span>
          {item.variations.length + item.removedVariations.length > 0 && (
            <ul className={styles.changes}>
              {item.variations.map((name) => (
                <Change
                  key={`+${name}`}
                  kind="added"
                  name={name}
                  label={t('Console.Order.Added', { name })}
                />
              ))}
              {item.removedVariations.map((name) => (
                <Change
                  key={`-${name}`}
                  kind="removed"
                  name={name}
                  label={t('Console.Order.Removed', { name })}
                />
              ))}
            </ul>
          )}
          {props.withAllergens && item.allergens.length > 0 && (
            <p className={styles.allergens}>
              {t('Console.Order.Allergy', { allergens: item.allergens.join(', ') })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const Change = (props: { kind: 'added' | 'removed'; name: string; label: string }) => (
  <li className={classNames(styles.change, styles[props.kind])}>
    <span className={styles.sign}>
      <Icon name={props.kind === 'added' ? 'plus' : 'minus'} size="small" />
    </span>
    <span aria-hidden="true">{props.name}</span>
    <VisuallyHidden>{props.label}</VisuallyHidden>
  </li>
);
