import type { PricedCart } from '@tallrik/domain/cart/cart';
import { morePortions } from '@tallrik/domain/cart/offers/portions';
import { cartSections } from '@tallrik/domain/cart/cart-sections';
import type { Minor } from '@tallrik/domain/money/minor';
import { addressLine } from '@tallrik/domain/venues/venue-list';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useClearCart } from '../../shared/cart-socket/use-clear-cart.ts';
import { useRemoveLines } from '../../shared/cart-socket/use-remove-lines.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { newId } from '../../shared/new-id.ts';
import { cartSums } from '../../shared/payable/cart-sums.ts';
import { useTip } from '../../shared/payable/use-tip.ts';
import { hasPreOrderTime, isTimePossible } from '../../shared/pre-order/pre-order-times.ts';
import { useCompany } from '../../shared/services/services.tsx';
import { useOwnTable } from '../../shared/table/own-table.ts';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import { dateTimeText } from '../../shared/translate/venue-time.ts';
import { CartDialogs } from './CartDialogs.tsx';
import { type ShownRow, offerInWords, shownRows } from './cart-lines.ts';
import { CartView } from './CartView.tsx';
import { CommentSheet } from './CommentSheet.tsx';
import { DiscountSheet } from './DiscountSheet.tsx';
import { discountRow } from './discount-row.ts';
import { ItemOffers } from './ItemOffers.tsx';
import { PickupTimeSheet } from './PickupTimeSheet.tsx';
import { useItemsOfCart } from './use-items-of-cart.ts';
import { useMembershipDiscount } from './use-membership-discount.ts';
import { useGuestName } from './use-guest-name.ts';
import { useClosedWords } from './use-closed-words.ts';
import { usePayWhen } from './use-pay-when.ts';
import { useLimitToast } from '../../shared/dish/use-limit-toast.ts';

// Most guests have given their name before, or never do.
const GuestNameSheet = lazy(async () => ({
  default: (await import('./GuestNameSheet.tsx')).GuestNameSheet,
}));

/** What the payment part of the page needs to know. */
export type Payable = {
  cart: PricedCart;
  offering: Offering;
  tip: Minor;
  isVenueOpen: boolean;
  /** Opens DesiredTime; null where no time can be chosen (D-85). */
  chooseTime: (() => void) | null;
  /** Which dishes the page itself is naming: those that left the menu, or those that ran out. */
  reason: 'MENU' | 'STOCK' | null;
};

export function FilledCart(props: {
  cart: PricedCart;
  offering: Offering;
  reason: Payable['reason'];
  renderPayment: (payable: Payable) => ReactNode;
}) {
  const { offering } = props;
  const { configuration } = useCompany();
  const session = useCartSession();
  const removeLines = useRemoveLines();
  const clearCart = useClearCart();
  const showLimitToast = useLimitToast();
  const t = useTranslate();
  const reader = useReader();
  const money = useMoney();
  const now = useNow();
  // Whoever sits at a table may have begun to take something away elsewhere.
  const isEatenHere = offering.serviceType === 'EAT_HERE';
  const isQrOrder = useLocalValue('qrOrder') !== null && isEatenHere;
  const ownTable = useOwnTable();
  const tableCode = isEatenHere ? (ownTable?.code ?? null) : null;
  const [sheet, setSheet] = useState<'COMMENT' | 'PICKUP' | 'DISCOUNT' | 'GUEST_NAME' | null>(null);
  const { cart, pills: payWhen } = usePayWhen(props.cart);
  const { tip, pills: tips } = useTip(cart);
  const items = useItemsOfCart(cart, offering.venue.id);
  useMembershipDiscount(cart);
  const guestName = useGuestName(cart);

  const timeFacts = { ...offering, now };
  const isVenueOpen = isTimePossible(offering.pickupTime.toString(), timeFacts);
  const canChooseTime =
    !configuration.isPickupTimeDisabled && cart.deliveryTargetId === null && !isQrOrder;
  const canPreOrder = canChooseTime && hasPreOrderTime(timeFacts);
  const chooseTime = () => setSheet('PICKUP');
  const closed = useClosedWords({ offering, now, isVenueOpen, canPreOrder });
  const sections = cartSections(
    {
      arePromoCodesEnabled: configuration.enablePromoCodes,
      areCommentsDisabled: configuration.disableComments,
      isTippingEnabled: configuration.enableTipping,
    },
    cart,
  );
  const { groups, inventory } = offering;
  const offer = offerInWords(cart.offer, reader);
  const rows = shownRows(cart.items, {
    items,
    groups,
    inventory,
    reader,
    money,
    whyBagStays: t('Cart.Bag.Stays'),
  });
  const rowOf = (lineId: string) => rows.find(({ view }) => view.id === lineId);

  function setQuantity({ row, view }: ShownRow, quantity: number) {
    const surplus = row.lineIds.slice(quantity);
    if (surplus.length > 0) return removeLines(surplus, view.title);
    session.dispatch(...morePortions(row.line, quantity - row.quantity, cart, newId));
  }

  const asapText = isVenueOpen
    ? `${t('Time.Asap')} · ${t('Time.ReadyInAbout', { minutes: offering.waitMinutes })}`
    : t('Cart.Button.ChooseTime');
  const pickupText =
    offering.pickupTime === 'ASAP'
      ? asapText
      : dateTimeText(t, offering.pickupTime, offering.venue.timeZone);
  const isAgeRestricted = cart.items.some(
    (line) => items.find(({ id }) => id === line.itemId)?.ageRestricted,
  );
  return (
    <>
      <CartView
        venue={{
          name: offering.venue.name,
          text: [
            tableCode === null
              ? t(`ServiceType.${offering.serviceType}`)
              : t('TableLanding.Table', { number: tableCode }),
            addressLine(offering.venue),
          ]
            .filter(Boolean)
            .join(', '),
        }}
        closed={closed}
        lines={rows.map(({ view }) => view)}
        onQuantity={(lineId, quantity) => {
          const shown = rowOf(lineId);
          if (shown) setQuantity(shown, quantity);
        }}
        onLimit={showLimitToast}
        onRemove={(lineId) => {
          const shown = rowOf(lineId);
          if (shown) removeLines(shown.row.lineIds, shown.view.title);
        }}
        onClear={clearCart}
        pickup={
          canChooseTime
            ? {
                title: t(offering.serviceType === 'EAT_HERE' ? 'Cart.When' : 'Cart.PickupTime'),
                text: pickupText,
                onOpen: chooseTime,
              }
            : null
        }
        comment={
          sections.hasComment
            ? { text: cart.comment || t('General.Add'), onOpen: () => setSheet('COMMENT') }
            : null
        }
        guestName={
          guestName && {
            text: guestName.name || t('General.Add'),
            onOpen: () => setSheet('GUEST_NAME'),
          }
        }
        discount={
          sections.hasDiscountCode
            ? { text: discountRow(cart, t), onOpen: () => setSheet('DISCOUNT') }
            : null
        }
        offer={
          offer && {
            name: offer.title,
            text: t(
              cart.appliedDiscount === 'ORDER_OFFER' ? 'Cart.Offer.Counts' : 'Cart.Offer.Rests',
            ),
            onRemove: offer.isAutomatic
              ? null
              : () => session.dispatch({ type: 'CLEAR_ORDER_OFFER' }),
          }
        }
        itemOffers={<ItemOffers cart={cart} titleOf={(id) => titleOfDish(rows, id)} />}
        tips={tips}
        payWhen={payWhen}
        ageHint={isAgeRestricted ? t('Item.AgeRestricted') : null}
        sums={cartSums({ ...cart, offer }, tip, t, money)}
      />
      <CommentSheet
        open={sheet === 'COMMENT'}
        comment={cart.comment}
        onClose={() => setSheet(null)}
        onSave={(comment) => {
          session.dispatch({ type: 'SET_COMMENT', comment });
          setSheet(null);
        }}
      />
      {guestName && sheet === 'GUEST_NAME' && (
        <Suspense>
          <GuestNameSheet
            open
            name={guestName.name}
            onClose={() => setSheet(null)}
            onSave={(name) => {
              guestName.save(name);
              setSheet(null);
            }}
          />
        </Suspense>
      )}
      <DiscountSheet open={sheet === 'DISCOUNT'} cart={cart} onClose={() => setSheet(null)} />
      <PickupTimeSheet
        isOpen={sheet === 'PICKUP'}
        onClose={() => setSheet(null)}
        cart={cart}
        offering={offering}
        facts={timeFacts}
        isVenueOpen={isVenueOpen}
      />
      <CartDialogs cart={cart} offering={offering} />
      {props.renderPayment({
        cart,
        offering,
        tip,
        isVenueOpen,
        // With menus by the hour it offers to start over (TIME-19): a way on as well.
        chooseTime:
          canPreOrder || (canChooseTime && offering.hasTimeControlledMenus) ? chooseTime : null,
        reason: props.reason,
      })}
    </>
  );
}

const titleOfDish = (rows: readonly ShownRow[], itemId: string): string =>
  rows.find(({ row }) => row.line.itemId === itemId)?.view.title ?? '';
