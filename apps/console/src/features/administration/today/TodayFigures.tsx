import { formatMoney } from '@tallrik/domain/money/format-money';
import { formatCount } from '@tallrik/domain/money/format-count';
import { minor } from '@tallrik/domain/money/minor';
import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import { FigureCard, type FigureChange } from '../figures/FigureCard.tsx';
import styles from '../figures/FigureCard.module.css';
import type { AdministeredCompany } from '../administered-company.ts';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import type { Today } from './today-query.ts';

/** Turnover, orders, time to ready, rejected: each beside the same weekday last week, up to the same minute (MONEY-01). */
export function TodayFigures(props: {
  today: Today;
  currency: AdministeredCompany['currency'];
  /** The weekday's name. */
  day: string;
}) {
  const t = useAdminText();
  const { now, lastWeek, rejections } = props.today;
  const { day } = props;
  const money = (amount: number) => formatMoney(minor(amount), props.currency);
  const before = <Value extends number | null>(value: Value, text: (value: number) => string) =>
    value === null ? null : t('Admin.Today.LastWas', { day, value: text(value) });
  return (
    <dl className={styles.figures}>
      <FigureCard
        name={t('Admin.Figures.Turnover')}
        value={money(now.turnover)}
        change={
          lastWeek &&
          (turnoverChange(t, { now: now.turnover, before: lastWeek.turnover, day }) ??
            before(lastWeek.turnover, money))
        }
      />
      <FigureCard
        name={t('Admin.Figures.Orders')}
        value={formatCount(now.orders)}
        change={
          lastWeek &&
          (ordersChange(t, { now: now.orders, before: lastWeek.orders, day }) ??
            before(lastWeek.orders, formatCount))
        }
      />
      <FigureCard
        name={t('Admin.Figures.TimeToReady')}
        value={now.secondsToReady == null ? null : durationText(t, now.secondsToReady)}
        empty={t('Admin.Today.NoneYet')}
        change={
          now.secondsToReady == null
            ? t('Admin.Today.ReadyLater')
            : readyChange(t, {
                now: now.secondsToReady,
                before: lastWeek?.secondsToReady ?? null,
                day,
              })
        }
      />
      <FigureCard
        name={t('Admin.Figures.Rejected')}
        value={formatCount(now.rejected)}
        change={
          rejections.length > 0
            ? rejections
                .map(({ reason, orders }) => `${orders} ${rejectText(t, reason)}`)
                .join(', ')
            : lastWeek && before(lastWeek.rejected, formatCount)
        }
      />
    </dl>
  );
}

export const durationText = (t: AdminTranslate, seconds: number): string =>
  seconds < 60
    ? t('Admin.Figures.Seconds', { seconds })
    : t('Admin.Figures.Duration', {
        minutes: Math.floor(seconds / 60),
        seconds: Math.round(seconds % 60),
      });

const REASONS: Readonly<Record<string, ConsoleTranslationKey>> = {
  TOO_MANY_ORDERS: 'Console.Reject.TOO_MANY_ORDERS',
  OUT_OF_SUPPLIES: 'Console.Reject.OUT_OF_SUPPLIES',
  DELIVERY_IS_NOT_AVAILABLE: 'Console.Reject.DELIVERY_IS_NOT_AVAILABLE',
  CLOSING_SOON: 'Console.Reject.CLOSING_SOON',
  NO_RESPONSE: 'Console.Reject.NO_RESPONSE',
};

/** In the middle of a line. */
export function rejectText(t: AdminTranslate, reason: string): string {
  const key = REASONS[reason];
  const text = key ? t(key) : t('Admin.Figures.NoReason');
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

type Beside<Before = number> = { now: number; before: Before; day: string };

function turnoverChange(t: AdminTranslate, { now, before, day }: Beside): FigureChange | null {
  if (before <= 0 || now === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0)
    return { strong: '0 %', text: t('Admin.Today.Same', { day }), direction: null, isGood: null };
  return {
    strong: `${Math.abs(percent)} %`,
    text: percent > 0 ? t('Admin.Today.More', { day }) : t('Admin.Today.Less', { day }),
    direction: percent > 0 ? 'UP' : 'DOWN',
    isGood: percent > 0,
  };
}

function ordersChange(t: AdminTranslate, { now, before, day }: Beside): FigureChange | null {
  if (now === 0 || now === before) return null;
  const isMore = now > before;
  return {
    strong: formatCount(Math.abs(now - before)),
    text: isMore ? t('Admin.Today.More', { day }) : t('Admin.Today.Fewer', { day }),
    direction: isMore ? 'UP' : 'DOWN',
    isGood: isMore,
  };
}

function readyChange(
  t: AdminTranslate,
  { now, before, day }: Beside<number | null>,
): FigureChange | null {
  if (before === null || before === now) return null;
  const isFaster = now < before;
  return {
    strong: durationText(t, Math.abs(now - before)),
    text: isFaster ? t('Admin.Today.Faster', { day }) : t('Admin.Today.Slower', { day }),
    direction: isFaster ? 'DOWN' : 'UP',
    isGood: isFaster,
  };
}
