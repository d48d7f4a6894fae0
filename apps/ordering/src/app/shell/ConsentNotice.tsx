import { Button } from '@tallrik/ui/Button';
import { Link } from '@tallrik/ui/Link';
import { useSyncExternalStore } from 'react';
import { chooseConsent } from '../../shared/consent/consent.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './ConsentNotice.module.css';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * Asked once, where there is an analytics service at all: yes, no and the settings weigh the same, and nothing is
 * covered that a hungry guest needs (D-127). Drawn in the browser only, which alone knows the answer.
 */
export function ConsentNotice() {
  const t = useTranslate();
  const { localData, analytics } = useServices();
  const answer = useLocalValue('cookieConsent');
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
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
