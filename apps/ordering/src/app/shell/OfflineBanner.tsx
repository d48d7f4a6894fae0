import { Banner } from '@tallrik/ui/Banner';
import { useEffect } from 'react';
import { useNotSentYet } from '../../shared/cart-socket/use-not-sent-yet.ts';
import { readServerTime } from '../../shared/clock/server-time.ts';
import { useIsOnline } from '../../shared/graphql-client/use-is-online.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

const ASK_AGAIN_MS = 5_000;

/** D-140: says so, what of the cart still waits, and ends with the first call that succeeds; while offline it makes that call itself. */
export function OfflineBanner() {
  const t = useTranslate();
  const { api } = useServices();
  const isOnline = useIsOnline();
  const isNotSent = useNotSentYet();
  useEffect(() => {
    if (isOnline) return;
    const timer = setInterval(() => void readServerTime(api).catch(() => undefined), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [api, isOnline]);
  if (isNotSent) {
    return (
      <Banner
        tone="notice"
        icon="offline"
        isLive
        title={t('General.NotSent.Title')}
        text={t('General.NotSent.Text')}
      />
    );
  }
  if (isOnline) return null;
  return (
    <Banner
      tone="notice"
      icon="offline"
      isLive
      title={t('General.Offline.Title')}
      text={t('General.Offline.Text')}
    />
  );
}
