import type { PricedCart } from '@tallrik/domain/cart/cart';
import {
  areTipsShown,
  chooseTip,
  tipAmount,
  tipOptions,
  type TipPercentage,
} from '@tallrik/domain/cart/tips';
import type { Minor } from '@tallrik/domain/money/minor';
import type { ChoicePillsProps } from '@tallrik/ui/ChoicePills';
import { useState } from 'react';
import { useMoney } from '../money/use-money.ts';
import { useCompany } from '../services/services.tsx';
import { useTranslate } from '../translate/use-translate.tsx';

/** The tip and its pills; null where no tips are taken (DISC-12 to DISC-14). */
export function useTip(cart: PricedCart): { tip: Minor; pills: ChoicePillsProps | null } {
  const { configuration, currency } = useCompany();
  const t = useTranslate();
  const money = useMoney();
  const [choice, setChoice] = useState<TipPercentage | null>(null);
  if (!areTipsShown(configuration.enableTipping, cart)) {
    return { tip: tipAmount(cart, null, currency), pills: null };
  }
  const options = tipOptions(cart, currency);
  return {
    tip: tipAmount(cart, choice, currency),
    pills: {
      title: t('Cart.Tip'),
      choices: options.map(({ percentage, amount }) => ({
        id: String(percentage),
        label: t('Cart.Percent', { percent: percentage }),
        text: money(amount),
      })),
      selectedId: choice === null ? null : String(choice),
      onChoose: (id) => {
        const tapped = options.find(({ percentage }) => String(percentage) === id);
        if (tapped) setChoice(chooseTip(choice, tapped.percentage));
      },
    },
  };
}
