import { localized } from '@tallrik/domain/company/localized';
import { titleOf } from '@tallrik/domain/menu/dishes';
import { chooseVariation, selectedIn } from '@tallrik/domain/menu/selection';
import { type Inventory, variationAvailability } from '@tallrik/domain/menu/stock';
import { OptionGroup } from '@tallrik/ui/OptionGroup';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { type Seat, type Seated, seatDish } from './offer-seats.ts';
import styles from './Offers.module.css';

/** One place of an offer: which dish, and what that dish needs to be told. */
export function OfferSeat(props: {
  seat: Seat;
  seated: Seated;
  inventory: Inventory;
  onSeat: (seated: Seated) => void;
}) {
  const { seat, seated, inventory, onSeat } = props;
  const t = useTranslate();
  const reader = useReader();
  const { language, company } = reader;
  const dish = seat.dishes.find(({ item }) => item.id === seated.itemId);
  const isAvailable = variationAvailability(inventory);
  const name = seat.name ? localized(seat.name, '', language, company) : null;
  const onlyDish = seat.dishes.length === 1 ? seat.dishes[0] : undefined;
  return (
    <div>
      {onlyDish ? (
        <h3 className={styles.seat}>{titleOf(onlyDish.item, reader)}</h3>
      ) : (
        <OptionGroup
          title={name ?? t('Offer.Dishes')}
          kind="single"
          options={seat.dishes.map(({ item }) => ({ id: item.id, label: titleOf(item, reader) }))}
          selectedIds={seated.itemId === null ? [] : [seated.itemId]}
          onToggle={(itemId) => {
            const chosen = seat.dishes.find(({ item }) => item.id === itemId);
            if (chosen) onSeat(seatDish(chosen, inventory));
          }}
        />
      )}
      {dish?.groups
        .filter(({ required }) => required)
        .map((group) => (
          <OptionGroup
            key={`${dish.item.id}-${group.id}`}
            title={localized(group.nameLang, group.externalName, language, company)}
            kind={group.type === 'SINGLE' ? 'single' : 'multiple'}
            options={group.variations.map((choice) => ({
              id: choice.id,
              label: localized(choice.nameLang, choice.name, language, company),
              unavailable: isAvailable(choice) ? null : t('General.OutOfStock'),
            }))}
            selectedIds={selectedIn(seated.selection, group.id)}
            onToggle={(variationId) =>
              onSeat({
                ...seated,
                selection: chooseVariation(
                  dish.groups,
                  seated.selection,
                  { groupId: group.id, variationId },
                  isAvailable,
                ),
              })
            }
          />
        ))}
    </div>
  );
}
