import { STEP_OF_GAP } from '@tallrik/domain/company/setup';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useOfficeLink } from '../office/office-address.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { focusFacts } from './focus-facts.ts';
import { GoLiveButton } from './GoLiveButton.tsx';
import { KeepNeutralLook } from './KeepNeutralLook.tsx';
import styles from './setup.module.css';
import { cureOf, isEnteredHere, pageOfStep } from './setup-cures.ts';
import type { Setup } from './setup-query.ts';

/** What to do now, in one sentence, with the one button that does it. */
export function NextStep({ companyId, setup }: { companyId: string; setup: Setup }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const next = setup.steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  const gap = setup.against.find(({ code }) => STEP_OF_GAP[code] === next.step);
  const page = pageOfStep(next);
  const cure = gap ? cureOf(gap) : page === null ? null : { path: page };
  return (
    <section className={styles.hero}>
      <p className={styles.quiet}>
        {t('Admin.FirstOrder.NextStep', { minutes: String(next.minutes) })}
      </p>
      <h2 className={styles.heroTitle}>{t(`Admin.FirstOrder.Step.${next.step}`)}</h2>
      <p className={styles.heroText}>
        {gap ? t(`Admin.FirstOrder.Gap.${gap.code}`) : t(`Admin.FirstOrder.About.${next.step}`)}
      </p>
      <div className={styles.heroActions}>
        {cure !== null && (
          <Link className={controls.solid} to={link(cure.path, cure.venueId)}>
            {t('Admin.FirstOrder.Begin')}
          </Link>
        )}
        {gap && isEnteredHere(gap) && (
          <button type="button" className={controls.solid} onClick={focusFacts}>
            {t('Admin.FirstOrder.Begin')}
          </button>
        )}
        {next.step === 'LOOK' && <KeepNeutralLook companyId={companyId} setup={setup} />}
        {next.step === 'GO_LIVE' && <GoLiveButton companyId={companyId} setup={setup} />}
        {next.step === 'FIRST_PAID_ORDER' && setup.path !== null && (
          <a className={controls.solid} href={setup.path} target="_blank" rel="noreferrer">
            {t('Admin.FirstOrder.LookAsGuest')}
          </a>
        )}
      </div>
    </section>
  );
}
