import { rejectTextKey } from '@tallrik/domain/orders/order-banner';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { forgetOrder, noteAsSeen } from './order-query.ts';
import { changeRejection } from './rejections.ts';

/**
 * A rejection fills the screen until the guest has closed it (ORDER-14). Showing it tells the server that it was seen
 * (ORDER-15), after which no answer names the order any more: what stands here is kept on the device, over a reload
 * too. One for the whole app: an order followed by two parts of a page is still told of once.
 */
export function RejectionDialog() {
  const t = useTranslate();
  const { api, localData } = useServices();
  const queryClient = useQueryClient();
  const rejections = useLocalValue('rejections');
  const shown = rejections.find(({ isClosed }) => !isClosed) ?? null;
  const rejection = shown ?? rejections[0];
  const unconfirmedId = rejection && !rejection.isConfirmed ? rejection.id : null;

  useEffect(() => {
    if (unconfirmedId === null) return;
    noteAsSeen(api, queryClient, unconfirmedId).then(
      () => changeRejection(localData, unconfirmedId, { isConfirmed: true }),
      () => undefined, // Unreachable just now: the next visit tells the server.
    );
  }, [api, localData, queryClient, unconfirmedId]);

  function close() {
    if (shown === null) return;
    changeRejection(localData, shown.id, { isClosed: true });
    forgetOrder(queryClient, localData, shown.id);
  }
  return (
    <Dialog
      open={shown !== null}
      onClose={close}
      isFullScreen
      icon="alert"
      tone="danger"
      title={t('Order.Rejected.Title')}
      text={
        shown && (
          <>
            <p>{t(rejectTextKey(shown.reason))}</p>
            {shown.isRefunded && <p>{t('Order.Rejected.Refund')}</p>}
            <p>
              {t('Receipt.OrderNumber')} {shown.easyId}
            </p>
          </>
        )
      }
      actions={
        <Button wide data-autofocus onClick={close}>
          {t('General.Close')}
        </Button>
      }
    />
  );
}
