import { classNames } from '@tallrik/ui/class-names';
import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { Today } from './today-query.ts';
import styles from './Today.module.css';

/** What the kitchens have before them this moment. */
export function RightNow({ today }: { today: Today }) {
  const t = useAdminText();
  const at = Temporal.Instant.from(today.at)
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainTime()
    .toString({ smallestUnit: 'second' });
  const counts = [
    ['pending', today.pending],
    ['preparing', today.preparing],
    ['ready', today.ready],
    ['overdue', today.overdue],
  ] as const;
  return (
    <Panel title={t('Admin.Today.RightNow')} aside={t('Admin.Today.Updated', { time: at })}>
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name} className={classNames(styles.count, styles[name])}>
            <dt>{t(`Admin.Today.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
