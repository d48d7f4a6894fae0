import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { ChoicePillsProps } from '@tallrik/ui/ChoicePills';
import { useState } from 'react';
import { useOwnTable } from '../../shared/table/own-table.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

/**
 * At a pay-later table the guest chooses, and later comes first (PAY-15, TABLE-08). The choice is the page's own
 * until the order is sent: only a try that failed takes the mark off again (D-331), and the guest may still think again.
 */
export function usePayWhen(cart: PricedCart): { cart: PricedCart; pills: ChoicePillsProps | null } {
  const t = useTranslate();
  const table = useOwnTable();
  const [when, setWhen] = useState<'LATER' | 'NOW'>('LATER');
  const canPayLater = table?.supportsPayLater === true && cart.serviceType === 'EAT_HERE';
  if (cart.isPayLaterOrder || !canPayLater) return { cart, pills: null };
  return {
    cart: when === 'LATER' ? { ...cart, isPayLaterOrder: true } : cart,
    pills: {
      title: t('Cart.PayWhen.Title'),
      choices: [
        { id: 'LATER', label: t('Cart.PayWhen.Later') },
        { id: 'NOW', label: t('Cart.PayWhen.Now') },
      ],
      selectedId: when,
      onChoose: (id) => setWhen(id === 'NOW' ? 'NOW' : 'LATER'),
    },
  };
}
