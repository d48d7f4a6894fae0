import type { LevelPlace } from '@tallrik/domain/loyalty/membership-levels';
import { formatCount } from '@tallrik/domain/money/format-count';
import { localized } from '@tallrik/domain/company/localized';
import { Picture } from '@tallrik/ui/Picture';
import { useEffect, useRef } from 'react';
import { cardPicture } from '../../../shared/picture/picture-source.ts';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './Membership.module.css';

/** One level with everything that belongs to it (LOYAL-03). */
export function LevelCard({ place, isOwn }: { place: LevelPlace; isOwn: boolean }) {
  const t = useTranslate();
  const { language, company } = useReader();
  const { level } = place;
  const card = useRef<HTMLElement>(null);
  // The level's own colours, set from script: the policy allows no style attributes in the server's markup.
  useEffect(() => {
    const { style } = card.current ?? {};
    if (level.primaryColor) style?.setProperty('--level', level.primaryColor);
    if (level.secondaryColor) style?.setProperty('--level-second', level.secondaryColor);
  }, [level.primaryColor, level.secondaryColor]);
  return (
    <article ref={card} className={styles.level} aria-current={isOwn || undefined}>
      <div className={styles.band} />
      {level.image && (
        <div className={styles.picture}>
          <Picture source={cardPicture(level.image)} alt="" shape="square" rounded />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.step}>{t('Membership.LevelOf', { n: place.n, m: place.m })}</p>
        <h3 className={styles.title}>{localized(level.title, '', language, company)}</h3>
        <p className={styles.text}>{localized(level.description, '', language, company)}</p>
        <p className={styles.facts}>
          <span>
            {place.to === null
              ? t('Membership.PointsFrom', { from: formatCount(place.from) })
              : t('Membership.PointsRange', {
                  from: formatCount(place.from),
                  to: formatCount(place.to),
                })}
          </span>
          {level.discountPercentage > 0 && (
            <span className={styles.discount}>
              {t('Membership.Discount', { percent: level.discountPercentage })}
            </span>
          )}
          {isOwn && <span className={styles.own}>{t('Membership.Yours')}</span>}
        </p>
      </div>
    </article>
  );
}
