import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import type { Currency } from '@tallrik/domain/money/currency';
import { minor } from '@tallrik/domain/money/minor';
import { useAdminText } from '../use-admin-text.tsx';
import type { Closing } from './closings-query.ts';
import styles from './Closings.module.css';

/** Rates below each other, and what they come to. */
export function VatTable(props: { caption: string; rows: Closing['sales']; currency: Currency }) {
  const t = useAdminText();
  const { rows } = props;
  const money = (amount: number) => formatMoneyExact(minor(amount), props.currency);
  const sum = (name: 'gross' | 'net' | 'vat') =>
    money(rows.reduce((total, row) => total + row[name], 0));
  return (
    <table className={styles.figures}>
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Admin.Closing.Rate')}</th>
          <th scope="col">{t('Admin.Orders.WithVat')}</th>
          <th scope="col">{t('Admin.Orders.WithoutVat')}</th>
          <th scope="col">{t('Admin.Orders.VatSum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rate, gross, net, vat }) => (
          <tr key={rate}>
            <th scope="row">{rate} %</th>
            <td>{money(gross)}</td>
            <td>{money(net)}</td>
            <td>{money(vat)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Admin.Sales.All')}</th>
          <td>{sum('gross')}</td>
          <td>{sum('net')}</td>
          <td>{sum('vat')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
