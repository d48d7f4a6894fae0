import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMinute } from '../shared/clock/use-minute.ts';
import { useLocalValue } from '../shared/local-data/use-local-value.ts';
import { useServices } from '../shared/services/services.tsx';
import { withLaterTexts } from './texts.ts';

const RejectionDialog = lazy(async () => {
  const module = await withLaterTexts(() => import('../features/orders/RejectionDialog.tsx'));
  return { default: module.RejectionDialog };
});

/** What the device keeps of orders, on every page: rejections until they are read, the rest for an hour. */
export function OrderWatch() {
  useForgetOldOrders();
  const rejections = useLocalValue('rejections');
  const [isNeeded, setNeeded] = useState(false);
  // Stays, so that the last one can close its dialog as every dialog closes.
  if (rejections.length > 0 && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <RejectionDialog />
      </Suspense>
    )
  );
}

/** DATA-40, D-100: at the start and every minute, what is older than an hour leaves the device. */
function useForgetOldOrders(): void {
  const { localData } = useServices();
  const stored = useLocalValue('anonymousOrders');
  const minute = useMinute();
  useEffect(() => {
    const fresh = freshAnonymousOrders(stored, minute);
    if (fresh.length === stored.length) return;
    if (fresh.length === 0) localData.reset('anonymousOrders');
    else localData.set('anonymousOrders', fresh);
  }, [localData, minute, stored]);
}
