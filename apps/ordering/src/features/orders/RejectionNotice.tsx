import { rejectTextKey } from '@tallrik/domain/orders/order-banner';
import { isRejectionUnseen } from '@tallrik/domain/orders/order-lists';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { confirmRejection, type GuestOrder, orderQuery } from './order-query.ts';

type Rejectable = Pick<
  GuestOrder,
  'id' | 'easyId' | 'status' | 'confirmed' | 'rejectReason' | 'isRefunded'
>;

/** A rejection fills the screen until the guest has closed it; showing it is what marks it as seen (ORDER-14, ORDER-15). */
export function RejectionNotice({ order }: { order: Rejectable }) {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const queryClient = useQueryClient();
  const isUnseen = isRejectionUnseen(order);
  // Stays open when the server's next answer says 'seen': that is our own doing, not the guest's.
  const [notice, setNotice] = useState<'WAITING' | 'OPEN' | 'CLOSED'>('WAITING');
  if (isUnseen && notice === 'WAITING') setNotice('OPEN');

  useEffect(() => {
    if (!isUnseen) return;
    confirmRejection(api, order.id).then(
      () => {
        const { queryKey } = orderQuery(api, configuration.companyId, order.id);
        queryClient.setQueryData(queryKey, (known) => known && { ...known, confirmed: true });
      },
      () => undefined, // Unreachable just now: the notice comes again with the next visit.
    );
  }, [api, configuration.companyId, isUnseen, order.id, queryClient]);

  return (
    <Dialog
      open={notice === 'OPEN'}
      onClose={() => setNotice('CLOSED')}
      isFullScreen
      icon="alert"
      tone="danger"
      title={t('Order.Rejected.Title')}
      text={
        <>
          <p>{t(rejectTextKey(order.rejectReason))}</p>
          {order.isRefunded && <p>{t('Order.Rejected.Refund')}</p>}
          <p>
            {t('Receipt.OrderNumber')} {order.easyId}
          </p>
        </>
      }
      actions={
        <Button wide data-autofocus onClick={() => setNotice('CLOSED')}>
          {t('General.Close')}
        </Button>
      }
    />
  );
}
