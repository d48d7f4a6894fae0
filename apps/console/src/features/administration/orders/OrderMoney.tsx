import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { addMinor, minor } from '@tallrik/domain/money/minor';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeOrder } from './orders-query.ts';
import styles from './OrderPage.module.css';

type Currency = OfficeOrder['row']['currency'];

export const Amount = (props: { amount: number; currency: Currency }) => (
  <span className={styles.amount}>{formatMoneyExact(minor(props.amount), props.currency)}</span>
);

/** What the dishes come to, what was taken off and put on, and the VAT in it. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const t = useAdminText();
  const { row, lines, discounts, fees, vat } = order;
  const money = (amount: number) => formatMoneyExact(minor(amount), row.currency);
  const dishes = addMinor(...lines.map(({ amount }) => minor(amount)));
  const sums = [
    { name: t('Admin.Orders.Dishes'), amount: dishes },
    ...discounts.map(({ name, amount }) => ({
      name: name === null ? t('Admin.Orders.Discount') : t('Admin.Orders.OfferOf', { name }),
      amount: -amount,
    })),
    ...fees,
    ...(row.tip > 0 ? [{ name: t('Admin.Orders.Tip'), amount: row.tip }] : []),
  ];
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(({ name, amount }, place) => (
          <div key={`${place} ${name}`}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('Admin.Orders.Total')}</dt>
          <dd>{money(row.total)}</dd>
        </div>
      </dl>
      <table className={styles.vat}>
        <thead>
          <tr>
            <th scope="col">{t('Admin.Orders.Vat')}</th>
            <th scope="col">{t('Admin.Orders.WithVat')}</th>
            <th scope="col">{t('Admin.Orders.WithoutVat')}</th>
            <th scope="col">{t('Admin.Orders.VatSum')}</th>
          </tr>
        </thead>
        <tbody>
          {vat.map(({ rate, gross, net, vat: amount }) => (
            <tr key={rate}>
              <th scope="row">{rate} %</th>
              <td>{money(gross)}</td>
              <td>{money(net)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
          {row.tip > 0 && (
            <tr>
              <th scope="row">{t('Admin.Orders.TipNoVat')}</th>
              <td>{money(row.tip)}</td>
              <td>{money(row.tip)}</td>
              <td>{money(0)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}
