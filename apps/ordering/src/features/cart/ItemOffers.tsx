import { applyOffer } from '@tallrik/domain/cart/offers/apply-offer';
import { linesForItemOffer } from '@tallrik/domain/cart/offers/portions';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { AvailableItemOffer } from '@tallrik/domain/cart/cart-event';
import { localized } from '@tallrik/domain/company/localized';
import { Button } from '@tallrik/ui/Button';
import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { newId } from '../../shared/new-id.ts';
import { offerQuery } from '../../shared/offers/offer-query.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './CartView.module.css';

/** Offers that could be taken for dishes lying in the cart, as the server has found them (D-74). */
export function ItemOffers(props: { cart: PricedCart; titleOf: (itemId: string) => string }) {
  const t = useTranslate();
  const { availableItemOffers, items } = props.cart;
  const offers = availableItemOffers.filter((found) => linesForItemOffer(items, found).length > 0);
  if (offers.length === 0) return null;
  return (
    <Panel>
      <h2 className={styles.panelTitle}>{t('Cart.Offer.ForYourDishes')}</h2>
      {offers.map((found) => (
        <ItemOffer key={found.itemId} {...found} {...props} />
      ))}
    </Panel>
  );
}

function ItemOffer(
  props: AvailableItemOffer & { cart: PricedCart; titleOf: (itemId: string) => string },
) {
  const { itemId, cart } = props;
  const t = useTranslate();
  const { api } = useServices();
  const { language, company } = useReader();
  const session = useCartSession();
  const { data: offer } = useQuery(offerQuery(api, props.offerId));
  const lines = linesForItemOffer(cart.items, props);
  if (!offer) return null;

  function use() {
    if (!offer) return;
    const event = applyOffer(
      offer,
      lines.map((line) => ({ ...line, id: newId() })),
      newId(),
    );
    if (!event.ok) return;
    session.dispatch({
      type: 'ADD_OFFER',
      offer: { id: offer.id },
      items: event.value,
      replaces: lines.map(({ id }) => id),
    });
  }

  return (
    <ListRow
      icon="gift"
      title={localized(offer.nameLang, '', language, company)}
      text={lines.length > 1 ? `${lines.length} × ${props.titleOf(itemId)}` : props.titleOf(itemId)}
      end={
        <Button size="small" variant="line" onClick={use}>
          {t('Offer.Use')}
        </Button>
      }
    />
  );
}
