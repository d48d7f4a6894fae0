import { INSTANT_CARD_IMAGE, pictureUrl } from '@tallrik/domain/company/layout';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { Link } from 'react-router';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeItem } from './catalogue.ts';
import type { ItemNote } from './item-notes.ts';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './MenuRow.module.css';
import { PriceField } from './PriceField.tsx';
import type { HandleProps } from './use-sorting.tsx';

export type ItemRowProps = {
  item: OfficeItem;
  name: string;
  notes: readonly ItemNote[];
  to: string;
  currency: Currency;
  isCurrent: boolean;
  canPrice: boolean;
  isChosen: boolean;
  /** Null while nothing is being chosen for a change together. */
  onChoose: ((item: OfficeItem, isRange: boolean) => void) | null;
  onPrice: (item: OfficeItem, price: number) => void;
  onTab: (direction: 1 | -1) => boolean;
  /** Null where the order is not to be changed: in what was searched, or by who may not. */
  handle: HandleProps | null;
};

/** Picture, name, what is special, and the price where it is changed (CATALOG-02). */
export function ItemRow(props: ItemRowProps) {
  const t = useAdminText();
  const { item, name, currency, onChoose } = props;
  return (
    <>
      {props.handle && (
        <button type="button" className={styles.handle} {...props.handle}>
          <MenuIcon name="handle" />
        </button>
      )}
      {onChoose && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={t('Admin.Menu.Choose', { name })}
            checked={props.isChosen}
            onClick={({ shiftKey }) => onChoose(item, shiftKey)}
            onChange={() => {}}
          />
        </label>
      )}
      <Link
        className={styles.item}
        to={props.to}
        {...(props.isCurrent ? { 'aria-current': 'true' } : {})}
      >
        <Thumb image={item.image} />
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          <span className={styles.notes}>
            {props.notes.map(({ text, tone }, place) => (
              <span key={text}>
                {place > 0 && ' · '}
                <span className={styles[tone]}>{text}</span>
              </span>
            ))}
          </span>
        </span>
      </Link>
      {item.price === null ? (
        <Link className={styles.range} to={props.to}>
          {priceRange(item, currency) ?? t('Admin.Menu.NoPrice')}
        </Link>
      ) : (
        <PriceField
          isQuiet
          label={t('Admin.Menu.PriceOf', { name })}
          price={item.price}
          currency={currency}
          isReadOnly={!props.canPrice}
          onSave={(price) => props.onPrice(item, price)}
          onTab={props.onTab}
        />
      )}
    </>
  );
}

/** Menus that do not agree have their prices in the editor (CATALOG-09). */
function priceRange({ entries }: OfficeItem, currency: Currency): string | null {
  const prices = entries.map(({ price }) => price);
  if (prices.length === 0) return null;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return `${formatMoney(minor(least), currency)}–${formatMoney(minor(most), currency)}`;
}

export const Thumb = (props: { image: string | null }) => (
  <span className={classNames(styles.thumb, props.image === null && styles.noThumb)}>
    {props.image === null ? (
      <Icon name="cutlery" size="small" />
    ) : (
      <img
        src={pictureUrl(props.image, INSTANT_CARD_IMAGE)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )}
  </span>
);

/** A category's heading: folds its dishes away, opens its editor, begins a new dish in it. */
export function CategoryRow(props: {
  name: string;
  count: number;
  isOpen: boolean;
  isHidden: boolean;
  /** Null: a list of what has lost its category has nothing to edit. */
  to: string | null;
  newItemTo: string | null;
  onFold: () => void;
}) {
  const t = useAdminText();
  return (
    <>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={props.isOpen}
          onClick={props.onFold}
        >
          <span className={classNames(styles.chevron, !props.isOpen && styles.folded)}>
            <Icon name="chevron" size="small" />
          </span>
          <span className={styles.categoryName}>{props.name}</span>
          <span className={styles.count}>{props.count}</span>
          {props.isHidden && <span className={styles.hidden}>{t('Admin.Menu.Hidden')}</span>}
        </button>
      </h2>
      {props.to !== null && (
        <Link
          className={styles.tool}
          to={props.to}
          aria-label={t('Admin.Menu.EditCategory', { name: props.name })}
        >
          <Icon name="settings" size="small" />
        </Link>
      )}
      {props.newItemTo !== null && (
        <Link
          className={styles.tool}
          to={props.newItemTo}
          aria-label={t('Admin.Menu.NewItemIn', { name: props.name })}
        >
          <Icon name="plus" size="small" />
        </Link>
      )}
    </>
  );
}
