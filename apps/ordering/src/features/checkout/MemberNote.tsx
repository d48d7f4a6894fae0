import type { MemberGain } from '@tallrik/domain/checkout/member-gain';
import { Banner } from '@tallrik/ui/Banner';
import { useMoney } from '../../shared/money/use-money.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './CardSheet.module.css';

/** What the account that was opened on the way to paying changed (D-230). */
export function MemberNote({ gain }: { gain: MemberGain }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <div className={styles.note}>
      {gain.kind === 'DISCOUNT' ? (
        <Banner
          tone="green"
          icon="star"
          isLive
          title={t('Cart.Member.Discount', { percent: gain.percent })}
          text={t('Cart.Member.Sums', { before: money(gain.before), now: money(gain.now) })}
        />
      ) : (
        <Banner
          tone="green"
          icon="star"
          isLive
          title={t('Cart.Member.Title')}
          text={t('Cart.Member.Points')}
        />
      )}
    </div>
  );
}
