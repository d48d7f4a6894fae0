import { isLargePriceChange, parsePrice } from '@tallrik/domain/menu/editing/price-input';
import type { Currency } from '@tallrik/domain/money/currency';
import { NOTATIONS } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState, type KeyboardEvent } from 'react';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import styles from './PriceField.module.css';
import { priceText } from './price-text.ts';

/** What has to be asked before a price counts (CATALOG-10). */
export type PriceQuestion = 'FREE' | 'LARGE' | null;

export function questionAbout(before: number | null, after: number): PriceQuestion {
  if (after === 0 && before !== 0) return 'FREE';
  return before !== null && before > 0 && isLargePriceChange(minor(before), minor(after))
    ? 'LARGE'
    : null;
}

/**
 * A price changed where it stands: Enter or leaving it saves, Escape leaves the old one (CATALOG-02, OFFICE-09). A value
 * that is no price is not sent; the rule stands below it.
 */
export function PriceField(props: {
  label: string;
  price: number | null;
  currency: Currency;
  onSave: (price: number) => void;
  /** Tab goes where the hand goes on: to the next row's price. */
  onTab?: (direction: 1 | -1) => boolean;
  isReadOnly?: boolean;
  /** Looks like a text until it is touched: a list. */
  isQuiet?: boolean;
  placeholder?: string;
}) {
  const t = useAdminText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { symbol, symbolComes } = NOTATIONS[props.currency];
  const shown = typed ?? priceText(props.price, props.currency);
  const read = typed === null ? null : parsePrice(typed, 'price');
  const isWrong = read !== null && !read.ok && typed?.trim() !== '';
  const commit = () => {
    if (read === null || !read.ok) {
      if (typed?.trim() === '') setTyped(null);
      return;
    }
    setTyped(null);
    if (read.value !== props.price) props.onSave(read.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
      event.currentTarget.select();
    }
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      setTyped(null);
    }
    if (event.key === 'Tab' && props.onTab?.(event.shiftKey ? -1 : 1)) event.preventDefault();
  };
  return (
    // A label: whoever taps beside the figure means the figure.
    <label
      className={classNames(
        styles.field,
        props.isQuiet && styles.quiet,
        symbolComes === 'before' && styles.before,
      )}
    >
      <input
        className={styles.input}
        aria-label={props.label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        readOnly={props.isReadOnly}
        placeholder={props.placeholder}
        data-price
        value={shown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span className={styles.symbol} aria-hidden="true">
        {symbol}
      </span>
      {isWrong && read && !read.ok && (
        <span id={id} className={styles.problem} role="alert">
          {adminErrorText(t, read.error.code)}
        </span>
      )}
    </label>
  );
}
