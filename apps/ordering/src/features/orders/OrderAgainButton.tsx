import { localized } from '@tallrik/domain/company/localized';
import { orderAgain, type DishName, type OrderedAgain } from '@tallrik/domain/orders/order-again';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { useAskToClearCart } from '../../shared/cart-question/ClearCartQuestion.tsx';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { landingItemsQuery } from '../../shared/menu/menu-queries.ts';
import { useOffering } from '../../shared/menu/use-offering.ts';
import { newId } from '../../shared/new-id.ts';
import { paths } from '../../shared/paths.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import type { GuestOrder } from './order-query.ts';
import styles from './Orders.module.css';

/** Fills a cart with what is still sold of an earlier order, and says what is not (beyond the specification). */
export function OrderAgainButton({ order }: { order: GuestOrder }) {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration, company } = useCompany();
  const queryClient = useQueryClient();
  const state = useOffering(order.venue.id);
  const session = useCartSession();
  const askToClearCart = useAskToClearCart();
  const navigate = useNavigate();
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<OrderedAgain | null>(null);
  if (state.kind !== 'READY') return null;
  const { offering } = state;

  async function look() {
    setLooking(true);
    const ids = [...new Set(order.items.map(({ entry }) => entry.item.id))];
    const query = landingItemsQuery(api, configuration.companyId, ids);
    const catalogue = await queryClient.fetchQuery(query).catch(() => null);
    setLooking(false);
    if (catalogue === null) return;
    const { menu, groups, inventory } = offering;
    const sold = { menu, items: catalogue.items, groups, inventory, country: company.country };
    const again = orderAgain(order, sold, newId);
    if (again.missing.length + again.changed.length === 0) void fill(again);
    else setFound(again);
  }

  async function fill({ lines }: OrderedAgain) {
    setFound(null);
    if (lines.length === 0 || !(await askToClearCart('NEW_ORDER'))) return;
    session.startCart({ venueId: order.venue.id, serviceType: order.type });
    session.dispatch({ type: 'ADD_ITEMS', items: lines });
    navigate(paths.cart.to(order.venue.id));
  }
  const isNothingLeft = found !== null && found.lines.length === 0;
  return (
    <>
      <Button wide icon="history" loading={isLooking} onClick={() => void look()}>
        {t('OrderAgain.Button')}
      </Button>
      <Dialog
        open={found !== null}
        onClose={() => setFound(null)}
        icon="info"
        title={t(isNothingLeft ? 'OrderAgain.Nothing' : 'OrderAgain.Title')}
        actions={
          <>
            {!isNothingLeft && (
              <Button wide onClick={() => found && void fill(found)}>
                {t('OrderAgain.Continue')}
              </Button>
            )}
            <Button wide variant="quiet" onClick={() => setFound(null)}>
              {t('General.Close')}
            </Button>
          </>
        }
      >
        {found && (
          <div className={styles.differences}>
            <Names title={t('OrderAgain.Missing')} names={found.missing} />
            <Names title={t('OrderAgain.Changed')} names={found.changed} />
          </div>
        )}
      </Dialog>
    </>
  );
}

function Names({ title, names }: { title: string; names: DishName[] }) {
  const { language, company } = useReader();
  if (names.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name.title}>{localized(name.titleLang, name.title, language, company)}</li>
        ))}
      </ul>
    </>
  );
}
