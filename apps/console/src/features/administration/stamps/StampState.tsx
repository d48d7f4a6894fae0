import { useState } from 'react';
import { deviceDate } from '../device-time.ts';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeStampCard } from './stamps-query.ts';

/** Whether it is stamped, and until when. */
export function StampState({ card }: { card: OfficeStampCard }) {
  const t = useAdminText();
  const [now] = useState(() => Date.now());
  if (!card.isArchived) return <span className={rows.good}>{t('Admin.Offers.State.RUNNING')}</span>;
  const isOver = card.endsAt === null || Date.parse(card.endsAt) <= now;
  return isOver || card.endsAt === null ? (
    <span className={rows.tag}>{t('Admin.Offers.State.ARCHIVED')}</span>
  ) : (
    <span className={rows.warning}>
      {t('Admin.Stamps.EndsAt', { date: deviceDate(card.endsAt) })}
    </span>
  );
}
