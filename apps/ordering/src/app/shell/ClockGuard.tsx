import { ErrorState } from '@tallrik/ui/ErrorState';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from '../../shared/router/router.tsx';
import { clockQuery } from '../../shared/clock/server-time.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './ClockGuard.module.css';

const MENU_KEYS = ['menus', 'start-shelf', 'menu-categories', 'item', 'landing-items'];

/** A clock more than 5 minutes off shows wrong hours and menus: the app waits until it is right (TIME-34, D-35). */
export function ClockGuard({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const services = useServices();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const clock = useQuery(clockQuery(services));
  const isMismatch = clock.data?.isMismatch ?? false;
  const { refetch } = clock;
  const isCheckout = pathname.endsWith('/cart');

  useEffect(() => {
    if (isCheckout) void refetch();
  }, [isCheckout, refetch]);

  useEffect(() => {
    if (!isMismatch) return;
    for (const key of MENU_KEYS) queryClient.removeQueries({ queryKey: [key] });
  }, [isMismatch, queryClient]);

  if (!isMismatch) return children;
  return (
    <main className={styles.screen}>
      <ErrorState
        isPageTitle
        icon="clock"
        title={t('Cart.TimeMismatch.ErrorTitle')}
        text={t('Cart.TimeMismatch.Error')}
        retry={{
          label: t('General.TryAgain'),
          onRetry: () => void refetch(),
          isRetrying: clock.isFetching,
        }}
      />
    </main>
  );
}
