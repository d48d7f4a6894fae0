import { classNames } from '@tallrik/ui/class-names';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './setup.module.css';
import type { SetupStep } from './setup-query.ts';

/** How far it is, as a number, a bar and the minutes that are left. */
export function SetupProgress({ steps }: { steps: readonly SetupStep[] }) {
  const t = useAdminText();
  const left = steps.filter(({ isDone }) => !isDone);
  const minutes = left.reduce((sum, step) => sum + step.minutes, 0);
  const next = left[0]?.step;
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('Admin.FirstOrder.Progress')}</h2>
      <p className={styles.count}>
        <strong>{steps.length - left.length}</strong>{' '}
        {t('Admin.FirstOrder.OfDone', { all: String(steps.length) })}
      </p>
      <div className={styles.bar} aria-hidden>
        {steps.map(({ step, isDone }) => (
          <span
            key={step}
            className={classNames(
              styles.part,
              isDone && styles.partDone,
              step === next && styles.partNext,
            )}
          />
        ))}
      </div>
      <p className={styles.quiet}>
        {left.length === 0
          ? t('Admin.FirstOrder.AllDone')
          : t('Admin.FirstOrder.MinutesLeft', { minutes })}
      </p>
    </section>
  );
}
