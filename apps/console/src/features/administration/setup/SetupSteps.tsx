import { classNames } from '@tallrik/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { focusFacts } from './focus-facts.ts';
import styles from './setup.module.css';
import { pageOfStep } from './setup-cures.ts';
import { isWithoutVenue, type Setup, type SetupStep } from './setup-query.ts';

/** Every step with its state in words; what is done elsewhere leads there. */
export function SetupSteps({ setup }: { setup: Setup }) {
  const t = useAdminText();
  const { steps } = setup;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>
          {t('Admin.FirstOrder.Steps', { count: String(steps.length) })}
        </h2>
        <p className={styles.quiet}>{t('Admin.FirstOrder.AnyOrder')}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.step}
            className={classNames(styles.step, step.step === next && styles.next)}
          >
            <StepRow step={step} isHere={step.step === 'RESTAURANT' && isWithoutVenue(setup)}>
              <span
                className={classNames(
                  styles.number,
                  step.isDone && styles.numberDone,
                  step.step === next && styles.numberNext,
                )}
                aria-hidden
              >
                {step.isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className={styles.stepText}>
                <span className={styles.name}>{t(`Admin.FirstOrder.Step.${step.step}`)}</span>
                <span className={styles.hint}>
                  {step.step === 'PAYMENT' && !step.isDone
                    ? t('Admin.FirstOrder.Gap.PAYMENT_UNUSABLE')
                    : t(`Admin.FirstOrder.About.${step.step}`)}
                </span>
              </span>
              <span className={step.isDone ? styles.done : styles.minutes}>
                {step.isDone
                  ? t('Admin.FirstOrder.Done')
                  : t('Admin.FirstOrder.Minutes', { minutes: String(step.minutes) })}
              </span>
            </StepRow>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepRow(props: { step: SetupStep; isHere: boolean; children: ReactNode }) {
  const link = useOfficeLink();
  const path = pageOfStep(props.step);
  if (props.isHere)
    return (
      <button type="button" className={styles.stepRow} onClick={focusFacts}>
        {props.children}
      </button>
    );
  if (path === null) return <div className={styles.stepRow}>{props.children}</div>;
  return (
    <Link className={styles.stepRow} to={link(path)}>
      {props.children}
      <span className={styles.forward}>
        <Icon name="chevron" />
      </span>
    </Link>
  );
}
