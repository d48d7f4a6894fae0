import type { ServiceType } from '@tallrik/domain/company/service-types';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import type { Translate } from '../translate/translate.ts';
import { useTranslate } from '../translate/use-translate.tsx';
import type { WhyCleared } from './why-cleared.ts';

type ClearCartDialogProps = {
  isOpen: boolean;
  why: WhyCleared;
  /** How the dishes in the cart were ordered. */
  serviceType: ServiceType | null;
  onKeep: () => void;
  onClear: () => void;
  onClose: () => void;
};

export function ClearCartDialog({ isOpen, why, serviceType, ...on }: ClearCartDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={isOpen}
      onClose={on.onClose}
      icon="bag"
      title={t('Cart.Confirm.Title')}
      text={
        <>
          <p>{reasonFor(why, serviceType, t)}</p>
          <p>{t('Cart.Confirm')}</p>
        </>
      }
      actions={
        <>
          <Button wide onClick={on.onKeep}>
            {t('Cart.Confirm.Keep')}
          </Button>
          <Button wide variant="dangerLine" onClick={on.onClear}>
            {t('Cart.Confirm.Button')}
          </Button>
        </>
      }
    />
  );
}

function reasonFor(why: WhyCleared, serviceType: ServiceType | null, t: Translate): string {
  switch (why) {
    case 'OTHER_VENUE':
      return t('Cart.Confirm.Why.OtherVenue');
    case 'OTHER_SERVICE_TYPE':
      return serviceType === null
        ? t('Cart.Confirm.Why.NewOrder')
        : t('Cart.Confirm.Why.OtherServiceType', {
            serviceType: t(`ServiceType.${serviceType}`),
          });
    case 'OTHER_TIME':
      return t('Cart.Confirm.Why.OtherTime');
    case 'NEW_ORDER':
      return t('Cart.Confirm.Why.NewOrder');
    case 'LEAVE':
      return t('Cart.Confirm.Why.Leave');
  }
}
