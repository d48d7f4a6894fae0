import { hasConsent } from '@tallrik/domain/company/analytics-consent';
import { SERVICE_NAMES } from '@tallrik/domain/company/analytics-service';
import { Button } from '@tallrik/ui/Button';
import { Panel } from '@tallrik/ui/Panel';
import { Switch } from '@tallrik/ui/Switch';
import { useState } from 'react';
import { consentChoice } from '../../shared/consent/consent-choice.ts';
import { chooseConsent } from '../../shared/consent/consent.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './Support.module.css';

/** Necessary cookies stand as they are; analytics is the guest's to allow (SUPPORT-05 to SUPPORT-09). */
export function CookiesScreen() {
  const t = useTranslate();
  const services = useServices();
  const { analyticsService } = services.company.configuration;
  const stored = useLocalValue('analyticsConsent');
  const [touched, setTouched] = useState<boolean | null>(null);
  const [isSaved, setSaved] = useState(false);
  // A yes that was given when somebody else counted is none (D-196).
  const isAgreed =
    stored && hasConsent(consentChoice(services.localData), services.analytics.scope);
  const allowsAnalytics = touched ?? isAgreed;
  useDocumentTitle(t('Support.Cookies'));
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('Cookies.Text')}</p>
      <Panel>
        <Switch
          label={t('Cookies.Necessary')}
          text={t('Cookies.NecessaryText')}
          isOn
          disabled
          onChange={() => undefined}
        />
        <Switch
          label={t('Cookies.Analytics')}
          text={
            analyticsService === null
              ? t('Cookies.AnalyticsText')
              : `${t('Cookies.AnalyticsText')} ${t('Cookies.SharedWith', { service: SERVICE_NAMES[analyticsService] })}`
          }
          isOn={allowsAnalytics}
          onChange={(isOn) => {
            setTouched(isOn);
            setSaved(false);
          }}
        />
      </Panel>
      <Button
        wide
        icon={isSaved ? 'check' : undefined}
        onClick={() => {
          chooseConsent(services, allowsAnalytics);
          setSaved(true);
        }}
      >
        {isSaved ? t('Cookies.Saved') : t('General.Save')}
      </Button>
    </div>
  );
}

export const cookiesModule: ScreenModule = {
  Screen: CookiesScreen,
  head: import.meta.env.SSR
    ? ({ translate }) => ({
        title: translate('Support.Cookies'),
        canonicalPath: paths.cookies.to(),
      })
    : undefined,
};
