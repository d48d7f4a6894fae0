import { formatCount } from '@tallrik/domain/money/format-count';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import type { AdministeredCompany } from '../administered-company.ts';
import { FigureCard, type FigureChange } from '../figures/FigureCard.tsx';
import styles from '../figures/FigureCard.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import type { Sales } from './sales-query.ts';
import { percentOf } from './sales-words.ts';

/** What the chosen days come to, beside the earlier ones. */
export function SalesFigures(props: { report: Sales; currency: AdministeredCompany['currency'] }) {
  const t = useAdminText();
  const { total, before } = props.report;
  const money = (amount: number) => formatMoneyExact(minor(Math.round(amount)), props.currency);
  const average = (sums: { turnover: number; orders: number }) =>
    sums.orders > 0 ? sums.turnover / sums.orders : null;
  const [now, then] = [average(total), before ? average(before) : null];
  return (
    <dl className={styles.figures}>
      <FigureCard
        name={t('Admin.Figures.Turnover')}
        value={money(total.turnover)}
        change={
          before &&
          percentChange(percentOf(total.turnover, before.turnover), {
            more: t('Admin.Sales.More'),
            less: t('Admin.Sales.Less'),
            same: t('Admin.Sales.Was', { value: money(before.turnover) }),
          })
        }
      />
      <FigureCard
        name={t('Admin.Figures.Orders')}
        value={formatCount(total.orders)}
        change={
          before &&
          countChange(total.orders - before.orders, {
            more: t('Admin.Sales.More'),
            less: t('Admin.Sales.Fewer'),
            same: t('Admin.Sales.Was', { value: formatCount(before.orders) }),
          })
        }
      />
      <FigureCard
        name={t('Admin.Sales.Average')}
        value={now === null ? null : money(now)}
        empty={t('Admin.Today.NoneYet')}
        change={then === null ? null : t('Admin.Sales.Was', { value: money(then) })}
      />
      <FigureCard
        name={t('Admin.Orders.Refunded')}
        value={money(total.refunded)}
        change={total.refunds > 0 ? t('Admin.Sales.InRefunds', { count: total.refunds }) : null}
      />
    </dl>
  );
}

type Directions = { more: string; less: string; same: string };

function percentChange(percent: number | null, texts: Directions): FigureChange | string {
  if (percent === null || percent === 0) return texts.same;
  return {
    strong: `${Math.abs(percent)} %`,
    text: percent > 0 ? texts.more : texts.less,
    direction: percent > 0 ? 'UP' : 'DOWN',
    isGood: percent > 0,
  };
}

function countChange(difference: number, texts: Directions): FigureChange | string {
  if (difference === 0) return texts.same;
  return {
    strong: formatCount(Math.abs(difference)),
    text: difference > 0 ? texts.more : texts.less,
    direction: difference > 0 ? 'UP' : 'DOWN',
    isGood: difference > 0,
  };
}
