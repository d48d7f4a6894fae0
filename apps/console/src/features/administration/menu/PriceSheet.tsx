import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';

/** Asked once for a price that is nothing, or less than half or more than one and a half of the old one (CATALOG-10). */
export function PriceSheet(props: {
  name: string;
  before: number | null;
  after: number;
  currency: Currency;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const money = (amount: number) => formatMoney(minor(amount), props.currency);
  const [before, after] = [money(props.before ?? 0), money(props.after)];
  const isFree = props.after === 0;
  return (
    <ConfirmSheet
      open
      title={isFree ? t('Admin.Menu.FreeTitle') : t('Admin.Menu.LargeTitle', { before, after })}
      text={
        isFree
          ? t('Admin.Menu.FreeText', { name: props.name, before })
          : t('Admin.Menu.LargeText', { name: props.name })
      }
      action={t('Admin.Menu.LargeAction', { after })}
      isDangerous={false}
      isBusy={false}
      code={null}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    />
  );
}
