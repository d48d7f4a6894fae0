import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import bar from '../../shared/controls/message-bar.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useServices } from '../../shared/services.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import { lossesSeenUntil, seeLosses } from './losses-seen.ts';

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

/** Stays until somebody says that they have read it: what was lost must not vanish among what is done. */
export function LostOrdersBar(props: { venueId: string; orders: readonly BoardOrder[] }) {
  const t = useTranslate();
  const { memory } = useServices();
  const { venueId, orders } = props;
  const [seenUntilMs, setSeenUntil] = useState(() => lossesSeenUntil(memory, venueId));
  const lost = orders.filter(
    ({ status, rejectReason, movedAt }) =>
      status === 'REJECTED' && rejectReason === 'NO_RESPONSE' && msOf(movedAt) > seenUntilMs,
  );
  const [first] = lost;
  if (!first) return null;
  const total = lost.reduce((sum, order) => sum + order.total, 0);
  const understand = () => {
    const until = Math.max(...lost.map(({ movedAt }) => msOf(movedAt)));
    seeLosses(memory, venueId, until);
    setSeenUntil(until);
  };
  return (
    <div className={bar.offline}>
      <Icon name="alert" size="large" />
      <div className={bar.words} role="alert">
        <p>{t('Console.Lost.Title', { count: lost.length })}</p>
        <p className={bar.more}>
          {t('Console.Lost.Text', {
            amount: formatMoney(minor(total), first.currency),
            numbers: lost.map(({ easyId }) => easyId).join(', '),
          })}
        </p>
      </div>
      <button type="button" className={bar.tryNow} onClick={understand}>
        {t('Console.Lost.Seen')}
      </button>
    </div>
  );
}
