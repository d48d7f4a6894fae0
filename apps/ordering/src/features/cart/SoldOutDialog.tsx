import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { Titles } from './CartDialogs.tsx';
import type { SoldOut } from './use-sold-out.ts';

/** It outlives the cart's last dish, or the guest would find an empty cart and not know why (CART-34). */
export function SoldOutDialog({ open, titles, close }: SoldOut & { open: boolean }) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={close}
      icon="info"
      title={t('Cart.Modal.OutOfStock.Title')}
      text={t('Cart.Modal.OutOfStock')}
      actions={
        <Button wide onClick={close}>
          {t('General.Ok')}
        </Button>
      }
    >
      <Titles titles={titles} />
    </Dialog>
  );
}
