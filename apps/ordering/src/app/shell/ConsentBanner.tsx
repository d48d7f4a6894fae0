import { SERVICE_NAMES } from '@tallrik/domain/company/analytics-service';
import { Button } from '@tallrik/ui/Button';
import { classNames } from '@tallrik/ui/class-names';
import { Link } from '@tallrik/ui/Link';
import { useEffect } from 'react';
import { chooseConsent, countConsent } from '../../shared/consent/consent.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './ConsentBanner.module.css';

/** Once per page load, however often the guest comes by. */
let isCounted = false;

/**
 * A slim line at the foot: yes and no weigh the same, the settings are one tap away, and nothing is covered that a
 * hungry guest needs (D-127). It lies over the page, so nothing moves when it comes; the room below the page lets
 * everything be scrolled out from under it.
 */
export function ConsentBanner({ isAboveTabs, today }: { isAboveTabs: boolean; today: string }) {
  const t = useTranslate();
  const services = useServices();
  const { appAddress, localData } = services;
  const { analyticsService } = services.company.configuration;
  useEffect(() => {
    if (!isCounted) countConsent(appAddress, 'OFFERED');
    isCounted = true;
    localData.set('consentAskedOn', today);
  }, [appAddress, localData, today]);
  return (
    <>
      <span className={styles.room} />
      <section
        className={classNames(styles.notice, isAboveTabs && styles.aboveTabs)}
        aria-label={t('Support.Cookies')}
      >
        <p className={styles.question}>
          {analyticsService === null
            ? t('Cookies.Question')
            : t('Cookies.QuestionWith', { service: SERVICE_NAMES[analyticsService] })}{' '}
          <Link href={paths.cookies.to()} className={styles.settings}>
            {t('Cookies.Settings')}
          </Link>
        </p>
        <Button size="small" variant="line" onClick={() => chooseConsent(services, false)}>
          {t('Cookies.Refuse')}
        </Button>
        <Button size="small" variant="line" onClick={() => chooseConsent(services, true)}>
          {t('Cookies.Accept')}
        </Button>
      </section>
    </>
  );
}
