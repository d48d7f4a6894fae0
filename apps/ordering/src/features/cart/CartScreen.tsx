import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import {
  areTipsShown,
  chooseTip,
  type TipPercentage,
  tipAmount,
  tipOptions,
} from '@tallrik/domain/cart/tips';
import { formatDateTime } from '@tallrik/domain/time/format-date-time';
import { addressLine } from '@tallrik/domain/venues/venue-list';
import type { Minor } from '@tallrik/domain/money/minor';
import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { menuCategoriesQuery } from '../../shared/menu/menu-queries.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useOffering } from '../../shared/menu/use-offering.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { newId } from '../../shared/new-id.ts';
import { paths } from '../../shared/paths.ts';
import { isTimePossible } from '../../shared/pre-order/pre-order-times.ts';
import { LoadFailed } from '../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../shared/screens/MissingPage.tsx';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import { CartDialogs } from './CartDialogs.tsx';
import { shownRows } from './cart-lines.ts';
import { cartSums } from './cart-sums.ts';
import { CartView } from './CartView.tsx';
import { CommentSheet } from './CommentSheet.tsx';
import { PickupTimeSheet } from './PickupTimeSheet.tsx';

/** What the payment part of the page needs to know. */
export type Payable = { cart: PricedCart; offering: Offering; tip: Minor; isVenueOpen: boolean };

const LIMIT_TOAST_MS = 300;

export function CartScreen(props: { renderPayment: (payable: Payable) => ReactNode }) {
  const { venueId = '' } = useParams();
  const { cart, isLoaded } = useCart();
  const t = useTranslate();
  const state = useOffering(venueId);
  useDocumentTitle(t('Cart.Title'));
  if (state.kind === 'MISSING') return <MissingPage />;
  if (state.kind === 'ERROR') return <LoadFailed retry={state.retry} />;
  // An ordered cart is on its way to the order's page.
  if (!isLoaded || state.kind === 'LOADING' || cart.orderId !== null) {
    return (
      <div aria-busy="true">
        {[0, 1, 2, 3].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  const isHere = cart.venueId === venueId && linesWithoutBag(cart.items).length > 0;
  if (!isHere) {
    return (
      <EmptyState
        isPageTitle
        icon="bag"
        title={t('Cart.Empty.Title')}
        text={t('Cart.Empty.Text')}
        action={<Button href={paths.menu.to(venueId)}>{t('Start.SeeMenu')}</Button>}
      />
    );
  }
  return <FilledCart cart={cart} offering={state.offering} renderPayment={props.renderPayment} />;
}

function FilledCart(props: {
  cart: PricedCart;
  offering: Offering;
  renderPayment: (payable: Payable) => ReactNode;
}) {
  const { cart, offering } = props;
  const { api } = useServices();
  const { configuration } = useCompany();
  const session = useCartSession();
  const showToast = useShowToast();
  const t = useTranslate();
  const reader = useReader();
  const money = useMoney();
  const now = useNow();
  const isQrOrder = useLocalValue('qrOrder') !== null;
  const shelf = useQuery(menuCategoriesQuery(api, configuration.companyId, offering.venue.id));
  const [tipChoice, setTipChoice] = useState<TipPercentage | null>(null);
  const [sheet, setSheet] = useState<'COMMENT' | 'PICKUP' | null>(null);

  const timeFacts = { ...offering, now };
  const isVenueOpen = isTimePossible(cart.pickupTime, timeFacts);
  const isTipped = areTipsShown(configuration.enableTipping, cart);
  const tip = tipAmount(cart, isTipped ? tipChoice : null);
  const items = shelf.data?.items ?? [];
  const rows = shownRows(cart.items, {
    items,
    groups: offering.groups,
    inventory: offering.inventory,
    reader,
    money,
  });
  const rowOf = (lineId: string) => rows.find(({ view }) => view.id === lineId)?.row;
  const removeRow = (lineId: string) =>
    session.dispatch(
      ...(rowOf(lineId)?.lineIds ?? []).map((id) => ({ type: 'REMOVE_ITEM' as const, id })),
    );

  function setQuantity(lineId: string, quantity: number) {
    const row = rowOf(lineId);
    if (!row) return;
    const surplus = row.lineIds.slice(quantity);
    if (surplus.length > 0) {
      session.dispatch(...surplus.map((id) => ({ type: 'REMOVE_ITEM' as const, id })));
      return;
    }
    const more = Array.from({ length: quantity - row.quantity }, () => ({
      ...row.line,
      id: newId(),
    }));
    session.dispatch({ type: 'ADD_ITEMS', items: more });
  }

  const pickupText =
    offering.pickupTime === 'ASAP'
      ? `${t('Time.Asap')} · ${t('Time.ReadyInAbout', { minutes: offering.waitMinutes })}`
      : formatDateTime(offering.pickupTime, offering.venue.timeZone);
  const isAgeRestricted = cart.items.some(
    (line) => items.find(({ id }) => id === line.itemId)?.ageRestricted,
  );
  return (
    <>
      <CartView
        venue={{
          name: offering.venue.name,
          text: [t(`ServiceType.${offering.serviceType}`), addressLine(offering.venue)]
            .filter(Boolean)
            .join(', '),
        }}
        lines={rows.map(({ view }) => view)}
        onQuantity={setQuantity}
        onLimit={() => showToast({ title: t('General.LimitStock'), durationMs: LIMIT_TOAST_MS })}
        onRemove={removeRow}
        pickup={
          configuration.isPickupTimeDisabled || cart.deliveryTargetId !== null || isQrOrder
            ? null
            : { text: pickupText, onOpen: () => setSheet('PICKUP') }
        }
        comment={
          configuration.disableComments
            ? null
            : { text: cart.comment || t('General.Add'), onOpen: () => setSheet('COMMENT') }
        }
        tips={
          isTipped
            ? {
                choices: tipOptions(cart).map(({ percentage, amount }) => ({
                  id: String(percentage),
                  label: t('Cart.Percent', { percent: percentage }),
                  text: money(amount),
                })),
                selectedId: tipChoice === null ? null : String(tipChoice),
                onChoose: (id) => {
                  const tapped = tipOptions(cart).find(
                    ({ percentage }) => String(percentage) === id,
                  );
                  if (tapped) setTipChoice(chooseTip(tipChoice, tapped.percentage));
                },
              }
            : null
        }
        ageNotice={isAgeRestricted ? t('Item.AgeRestricted') : null}
        sums={cartSums(cart, tip, t, money)}
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
      <PickupTimeSheet
        isAsked={sheet === 'PICKUP'}
        onClose={() => setSheet(null)}
        cart={cart}
        offering={offering}
        facts={timeFacts}
        isVenueOpen={isVenueOpen}
      />
      <CartDialogs cart={cart} offering={offering} />
      {props.renderPayment({ cart, offering, tip, isVenueOpen })}
    </>
  );
}
