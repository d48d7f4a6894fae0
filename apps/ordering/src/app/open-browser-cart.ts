import { openBrowserWire } from '@tallrik/contract/client/browser-wire';
import type { Api } from '@tallrik/contract/client/operation';
import { browserTimers } from '@tallrik/contract/client/timers';
import { categoriesOfLines } from '@tallrik/domain/cart/categories-of-line';
import type { QueryClient } from '@tanstack/react-query';
import { cartGateway } from '../shared/cart-socket/cart-gateway.ts';
import { openCartSession, type CartSession } from '../shared/cart-socket/cart-session.ts';
import { previewCart } from '../shared/cart-socket/preview-cart.ts';
import { previewStorage } from '../shared/device/preview-storage.ts';
import type { LocalData } from '../shared/local-data/local-data.ts';
import { hearOfShop } from '../shared/menu/hear-of-shop.ts';
import { menuCategoriesQuery } from '../shared/menu/menu-queries.ts';
import { newId } from '../shared/new-id.ts';

/** Wires the cart to the browser; its code comes after the first page (D-261). */
export const openBrowserCart = (deps: {
  companyId: string;
  api: Api;
  localData: LocalData;
  queryClient: QueryClient;
}): CartSession => {
  const { companyId, api, localData, queryClient } = deps;
  const session = openCartSession({
    companyId,
    localData,
    timers: browserTimers,
    ...(previewStorage
      ? previewCart()
      : {
          openWire: openBrowserWire(`${location.origin.replace(/^http/, 'ws')}/ws`),
          gateway: cartGateway(api),
        }),
    newId,
    categoriesOf: (venueId) => {
      const { queryKey } = menuCategoriesQuery(api, companyId, venueId ?? '');
      const catalogue = queryClient.getQueryData(queryKey);
      return categoriesOfLines(catalogue ?? { items: [], categories: [] });
    },
  });
  session.listen(hearOfShop(queryClient));
  return session;
};
