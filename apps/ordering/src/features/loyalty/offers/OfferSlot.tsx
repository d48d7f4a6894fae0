import { localized } from '@tallrik/domain/company/localized';
import { titleOf } from '@tallrik/domain/menu/dishes';
import { chooseVariation } from '@tallrik/domain/menu/choose-variation';
import { initialSelection } from '@tallrik/domain/menu/selection';
import { type Inventory, variationAvailability } from '@tallrik/domain/menu/stock';
import { OptionGroup } from '@tallrik/ui/OptionGroup';
import { Picture } from '@tallrik/ui/Picture';
import { Price } from '@tallrik/ui/Price';
import { ChoiceGroups } from '../../../shared/dish/ChoiceGroups.tsx';
import { DishAllergens } from '../../../shared/dish/DishAllergens.tsx';
import { useDishWords } from '../../../shared/dish/use-dish-words.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { thumbPicture } from '../../../shared/picture/picture-source.ts';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { type Slot, type SlotChoice, type SlotDish, fillSlot } from './offer-slots.ts';
import styles from './Offers.module.css';

type OfferSlotProps = {
  slot: Slot;
  choice: SlotChoice;
  inventory: Inventory;
  onChoose: (choice: SlotChoice) => void;
};

/** One place of an offer: which dish, what a guest must know about it, and what it needs to be told (F-65). */
export function OfferSlot(props: OfferSlotProps) {
  const { slot, choice, inventory, onChoose } = props;
  const t = useTranslate();
  const reader = useReader();
  const money = useMoney();
  const dish = slot.dishes.find(({ item }) => item.id === choice.itemId);
  const name = slot.name ? localized(slot.name, '', reader.language, reader.company) : null;
  const onlyDish = slot.dishes.length === 1 ? slot.dishes[0] : undefined;
  return (
    <div className={styles.place}>
      {onlyDish ? (
        <div className={styles.dish}>
          <div className={styles.thumb}>
            <Picture source={thumbPicture(onlyDish.item.image)} alt="" />
          </div>
          <h3 className={styles.seat}>{titleOf(onlyDish.item, reader)}</h3>
          <Price amount={money(onlyDish.entry.price)} />
        </div>
      ) : (
        <OptionGroup
          title={name ?? t('Offer.Dishes')}
          kind="single"
          options={slot.dishes.map(({ item, entry }) => ({
            id: item.id,
            label: titleOf(item, reader),
            price: money(entry.price),
            picture: <Picture source={thumbPicture(item.image)} alt="" />,
          }))}
          selectedIds={choice.itemId === null ? [] : [choice.itemId]}
          onToggle={(itemId) => {
            const chosen = slot.dishes.find(({ item }) => item.id === itemId);
            if (chosen) onChoose(fillSlot(chosen, inventory));
          }}
        />
      )}
      {dish && <SlotChoiceDish key={dish.item.id} {...props} dish={dish} />}
    </div>
  );
}

function SlotChoiceDish(props: OfferSlotProps & { dish: SlotDish }) {
  const { slot, choice: chosenDish, dish, inventory, onChoose } = props;
  const { item, groups } = dish;
  const t = useTranslate();
  const dishWords = useDishWords();
  const isAvailable = variationAvailability(inventory);
  const { selection } = chosenDish;
  const firstSelection = initialSelection(groups, isAvailable);
  const chosen = { selection, firstSelection, isAvailable, missing: [] };
  return (
    <>
      {item.ageRestricted && <p className={styles.note}>{t('Item.AgeRestricted')}</p>}
      <DishAllergens tags={dishWords.allergens(item, groups)} />
      <div className={styles.groups}>
        <ChoiceGroups
          groups={groups.map((group) => dishWords.choiceGroup(group, chosen))}
          idPrefix={`${slot.id}-`}
          onToggle={(groupId, variationId) => {
            const choice = { groupId, variationId };
            const next = chooseVariation(groups, selection, choice, isAvailable);
            onChoose({ ...chosenDish, selection: next });
          }}
        />
      </div>
    </>
  );
}
