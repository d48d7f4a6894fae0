import type { Language } from '@tallrik/domain/company/languages';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useAdminText } from '../../use-admin-text.tsx';
import { nameIn } from '../catalogue.ts';
import editor from '../editor.module.css';
import type { CopiedPrice } from './copied-prices.ts';
import styles from './Menus.module.css';

/** What the new menu will cost, before it is made (CATALOG-28). */
export function CopiedPrices(props: {
  prices: readonly CopiedPrice[];
  currency: Currency;
  language: Language;
}) {
  const t = useAdminText();
  const money = (amount: number) => formatMoney(minor(amount), props.currency);
  const isChanged = props.prices.some(({ before, after }) => before !== after);
  return (
    <details className={editor.details} open={isChanged}>
      <summary>{t('Admin.Menus.Dishes', { count: props.prices.length })}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Admin.Menus.Dish')}</th>
            <th scope="col">{t('Admin.Menus.Before')}</th>
            <th scope="col">{t('Admin.Menus.After')}</th>
          </tr>
        </thead>
        <tbody>
          {props.prices.slice(0, SHOWN).map(({ item, before, after }) => (
            <tr key={item.id}>
              <td>{nameIn(item.title, props.language)}</td>
              <td>{money(before)}</td>
              <td>
                <b>{money(after)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {props.prices.length > SHOWN && (
        <p className={styles.quiet}>
          {t('Admin.Menus.More', { count: props.prices.length - SHOWN })}
        </p>
      )}
    </details>
  );
}

/** More than one looks over; the rest follows the same rule. */
const SHOWN = 200;
