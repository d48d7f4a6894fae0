import { localized } from '@tallrik/domain/company/localized';
import { titleOf } from '@tallrik/domain/menu/dishes';
import type { TableDish } from '@tallrik/domain/tables/social-table';
import { Sheet } from '@tallrik/ui/Sheet';
import { useQuery } from '@tanstack/react-query';
import { usePricedCart } from '../../../shared/cart-socket/use-cart.ts';
import { menuCategoriesQuery, modificationGroupsQuery } from '../../../shared/menu/menu-queries.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import type { TableGuest } from './table-guests-query.ts';
import type { TableTalk, TalkState } from './table-talk.ts';
import { nameOf, statusKey, tableSums } from './table-words.ts';
import { TableSheetView, type DishView, type GuestView } from './TableSheetView.tsx';

/** The table: me, the others, what each has put in and what went to the kitchen. */
export function TableSheet(props: {
  open: boolean;
  talk: TalkState & Pick<TableTalk, 'choose'>;
  guests: TableGuest[] | null;
  onClose: () => void;
}) {
  const { talk } = props;
  const t = useTranslate();
  const money = useMoney();
  const dishView = useDishView();
  const everybody = props.guests ?? [];
  const guestView = (guest: TableGuest): GuestView => {
    const shared = everybody.find(({ id }) => id === guest.sharesCartOf);
    return {
      ...guest,
      label: nameOf(guest, t),
      sharesWith: shared ? nameOf(shared, t) : null,
      amount: money(tableSums([guest]).together),
      dishes: guest.dishes.map(dishView),
      orders: guest.orders.map(({ easyId, status, dishes }) => ({
        easyId,
        status: t(statusKey(status)),
        tone: status,
        dishes: dishes.map(dishView),
      })),
    };
  };
  const { unsent, sent, together } = tableSums(everybody);
  const sums = [
    { id: 'unsent', label: t('TableGuests.NotSent'), amount: money(unsent) },
    { id: 'sent', label: t('TableGuests.Sent'), amount: money(sent) },
    { id: 'all', label: t('TableGuests.Together'), amount: money(together), isTotal: true },
  ];
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('TableGuests.Title')}
      closeLabel={t('General.Close')}
    >
      <TableSheetView
        presence={talk.presence}
        name={talk.name}
        isHidden={talk.isHidden}
        guests={everybody.map(guestView)}
        sums={together > 0 ? sums : []}
        onName={(name) => talk.choose({ name })}
        onHide={(isHidden) => talk.choose({ isHidden })}
      />
    </Sheet>
  );
}

/** In the reader's language where the menu knows the dish; else in the words it was ordered by. */
function useDishView(): (dish: TableDish, place: number) => DishView {
  const { api } = useServices();
  const { configuration } = useCompany();
  const { companyId } = configuration;
  const { venueId } = usePricedCart();
  const reader = useReader();
  const money = useMoney();
  const catalogue = useQuery({
    ...menuCategoriesQuery(api, companyId, venueId ?? ''),
    enabled: venueId !== null,
  });
  const groups = useQuery(modificationGroupsQuery(api, companyId));
  return (dish, place) => {
    const item = catalogue.data?.items.find(({ id }) => id === dish.itemId);
    const variations = [
      ...(item?.sizes?.variations ?? []),
      ...(groups.data ?? []).flatMap((group) => group.variations),
    ];
    const choiceOf = ({ id, title }: TableDish['choices'][number]) => {
      const known = variations.find((variation) => variation.id === id);
      return known ? localized(known.nameLang, known.name, reader.language, reader.company) : title;
    };
    return {
      id: `${place}-${dish.itemId}`,
      title: item ? titleOf(item, reader) : dish.title,
      choices: dish.choices.map(choiceOf).join(', '),
      quantity: dish.quantity,
      amount: money(dish.amount),
    };
  };
}
