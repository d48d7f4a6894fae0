import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { dateLocale } from '../hours/hours-text.ts';
import { ORDER_KINDS } from '../orders/orders-filter.ts';
import { dayText } from '../orders/day-text.ts';
import { rejectText } from '../today/TodayFigures.tsx';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import type { Closing } from './closings-query.ts';
import { VatTable } from './VatTable.tsx';
import styles from './Closings.module.css';

/** A closed day as it is read and printed: it was written once and says so (MONEY-22). */
export function ClosingSheet({ closing }: { closing: Closing }) {
  const t = useAdminText();
  const { language } = useMessages();
  const money = (amount: number) => formatMoneyExact(minor(amount), closing.currency);
  const less = (amount: number) => money(amount === 0 ? 0 : -amount);
  const at = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Date(instant).toLocaleString(dateLocale(language), {
      timeZone: closing.timeZone,
      ...options,
    });
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = Temporal.PlainDate.from(closing.day).toLocaleString(dateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const received = closing.kinds.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('Admin.Closing.Of', { day })}</h2>
          <p>{[closing.venueName, closing.street, closing.city].filter(Boolean).join(', ')}</p>
          {closing.organizationId && <p>{closing.organizationId}</p>}
        </div>
        <p className={styles.number}>
          {t('Admin.Closing.Number')} <b>{closing.number}</b>
        </p>
      </header>
      <div className={styles.pair}>
        <Lines
          title={t('Admin.Sales.Title')}
          lines={[
            [t('Admin.Closing.Dishes'), money(closing.dishes)],
            [t('Admin.Sales.Fees'), money(closing.fees)],
            [t('Admin.Sales.Discounts'), less(closing.discount)],
          ]}
          sum={[t('Admin.Closing.Turnover', { count: closing.orders }), money(closing.turnover)]}
        />
        <Lines
          title={t('Admin.Closing.Paid')}
          lines={closing.kinds.map(({ kind, orders, amount }) => [
            `${kindText(t, kind)}, ${orders}`,
            money(amount),
          ])}
          sum={[t('Admin.Closing.Taken'), money(received)]}
        />
      </div>
      <VatTable
        caption={t('Admin.Closing.VatSales')}
        rows={closing.sales}
        currency={closing.currency}
      />
      <div className={styles.pair}>
        <Lines
          title={t('Admin.Closing.ToMoney')}
          lines={[
            [t('Admin.Figures.Turnover'), money(closing.turnover)],
            [t('Admin.Orders.TipNoVat'), money(closing.tips)],
          ]}
          sum={[t('Admin.Closing.Taken'), money(closing.turnover + closing.tips)]}
        />
        <Lines
          title={t('Admin.Closing.NotIn')}
          lines={[
            ...closing.rejected.map(({ reason, orders, amount }): [string, string] => [
              t('Admin.Closing.Rejected', { reason: rejectText(t, reason), count: orders }),
              money(amount),
            ]),
            [
              t('Admin.Closing.OpenBills', { count: closing.openBills.bills }),
              money(closing.openBills.amount),
            ],
          ]}
          sum={null}
        />
      </div>
      {closing.takenBack.orders > 0 && (
        <p>
          {t('Admin.Closing.TakenBack', {
            count: closing.takenBack.orders,
            amount: money(closing.takenBack.amount),
          })}
        </p>
      )}
      {closing.refunds !== 0 && (
        <>
          <VatTable
            caption={t('Admin.Closing.VatBack', { count: closing.refunds })}
            rows={closing.back}
            currency={closing.currency}
          />
          {closing.refundedTips !== 0 && (
            <p>{t('Admin.Closing.TipsBack', { amount: money(closing.refundedTips) })}</p>
          )}
        </>
      )}
      {closing.chargebacks.length > 0 && (
        <Lines
          title={t('Admin.Closing.Chargebacks')}
          lines={closing.chargebacks.map(({ orderNumber, reference, stage, amount, answerBy }) => [
            [
              t(`Admin.Chargeback.Stage.${stage}`),
              orderNumber === null
                ? t('Admin.Ledger.WithoutOrder')
                : t('Console.Order.Number', { number: orderNumber }),
              reference,
              ...(answerBy === null
                ? []
                : [
                    t('Admin.Chargeback.AnswerBy', {
                      day: dayText(language, answerBy, closing.timeZone),
                    }),
                  ]),
            ].join(', '),
            money(amount),
          ])}
          sum={null}
        />
      )}
      <footer className={styles.foot}>
        {closing.firstOrder != null &&
          t('Admin.Closing.Numbers', {
            first: closing.firstOrder,
            last: closing.lastOrder ?? closing.firstOrder,
          })}{' '}
        {t('Admin.Closing.Closed', {
          from: at(closing.beginsAt, time),
          to: at(closing.endsAt, time),
          zone: (closing.timeZone.split('/').at(-1) ?? '').replaceAll('_', ' '),
          at: at(closing.closedAt, { day: 'numeric', month: 'long', ...time }),
          currency: closing.currency,
        })}{' '}
        {t('Admin.Closing.NoRegister')}
      </footer>
    </article>
  );
}

export function kindText(t: AdminTranslate, kind: string): string {
  const known = ORDER_KINDS.find((one) => one === kind);
  return known ? t(`Admin.Orders.Kind.${known}`) : t('Admin.Sales.Unnamed');
}

function Lines(props: {
  title: string;
  lines: readonly (readonly [name: string, amount: string])[];
  sum: readonly [name: string, amount: string] | null;
}) {
  return (
    <table className={styles.figures}>
      <caption>{props.title}</caption>
      <tbody>
        {props.lines.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      {props.sum && (
        <tfoot>
          <tr>
            <th scope="row">{props.sum[0]}</th>
            <td>{props.sum[1]}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
