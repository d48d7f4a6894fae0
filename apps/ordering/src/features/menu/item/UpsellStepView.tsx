import { localized } from '@tallrik/domain/company/localized';
import type { ModificationGroup } from '@tallrik/domain/menu/catalogue';
import { titleOf } from '@tallrik/domain/menu/dishes';
import {
  isUpsellChosen,
  maxUpsellQuantity,
  setUpsellQuantity,
  upsellPrice,
  upsellQuantity,
  type UpsellQuantities,
  type UpsellSource,
  type UpsellStep,
} from '@tallrik/domain/menu/upsells';
import type { Minor } from '@tallrik/domain/money/minor';
import { BottomBar } from '@tallrik/ui/BottomBar';
import { Button } from '@tallrik/ui/Button';
import type { ReactNode } from 'react';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { UpsellView } from './UpsellView.tsx';
import styles from './UpsellView.module.css';

export function UpsellStepView(props: {
  step: UpsellStep;
  place: number;
  stepCount: number;
  quantities: UpsellQuantities;
  onChange: (quantities: UpsellQuantities) => void;
  onLimit: () => void;
  onNext: () => void;
  /** Of the dish and everything chosen beside it. */
  total: Minor;
  stock: Pick<UpsellSource, 'inventory' | 'unitsInCart'>;
  groups: readonly ModificationGroup[];
  topBar: ReactNode;
}) {
  const t = useTranslate();
  const reader = useReader();
  const money = useMoney();
  const { step, quantities } = props;
  const { group } = step;
  const isChosen = isUpsellChosen(step, quantities);
  return (
    <>
      <UpsellView
        title={localized(group.name, null, reader.language, reader.company)}
        step={props.place}
        stepCount={props.stepCount}
        topBar={props.topBar}
        onLimit={props.onLimit}
        onChange={(itemId, quantity) =>
          props.onChange(setUpsellQuantity(quantities, group.id, itemId, quantity))
        }
        choices={step.dishes.map((dish) => {
          const { item } = dish;
          const quantity = upsellQuantity(quantities, group.id, item.id);
          const max = maxUpsellQuantity(group, quantities, item.id, props.stock);
          return {
            id: item.id,
            title: titleOf(item, reader),
            price: money(upsellPrice(dish, props.groups)),
            image: item.image,
            quantity,
            max,
            isPlusDisabled: !group.enableMultiSelect && quantity >= max,
          };
        })}
      />
      <BottomBar label={t('General.Next')}>
        <div key={props.place} className={styles.next}>
          <Button
            wide
            variant={isChosen ? 'filled' : 'line'}
            end={money(props.total)}
            onClick={props.onNext}
          >
            {t(isChosen ? 'Item.Button.Add' : 'Item.Upsell.NoThanks')}
          </Button>
        </div>
      </BottomBar>
    </>
  );
}
