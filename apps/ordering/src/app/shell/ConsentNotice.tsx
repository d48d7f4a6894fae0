import { Button } from '@tallrik/ui/Button';
import { Link } from '@tallrik/ui/Link';
import { chooseConsent } from '../../shared/consent/consent.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { useIsInBrowser } from '../../shared/screens/use-is-in-browser.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './ConsentNotice.module.css';

/**
 * Asked once, where there is an analytics service at all: yes, no and the settings weigh the same, and nothing is
 * covered that a hungry guest needs (D-127). Drawn in the browser only, which alone knows the answer.
 */
export function ConsentNotice() {
  const t = useTranslate();
  const { localData, analytics } = useServices();
  const answer = useLocalValue('cookieConsent');
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || !analytics.isInUse || answer !== null) return null;
  return (
    <aside className={styles.notice} aria-label={t('Support.Cookies')}>
      <p>{t('Cookies.Question')}</p>
      <div className={styles.answers}>
        <Button size="small" variant="line" onClick={() => chooseConsent(localData, false)}>
          {t('Cookies.Refuse')}
        </Button>
        <Button size="small" variant="line" onClick={() => chooseConsent(localData, true)}>
          {t('Cookies.Accept')}
        </Button>
        <Link href={paths.cookies.to()} className={styles.settings}>
          {t('Cookies.Settings')}
        </Link>
      </div>
    </aside>
  );
}
