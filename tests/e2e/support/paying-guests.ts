import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { demoId } from '../../../apps/server/src/demo/demo-id.ts';

const SLUG = 'nordbro';
const companyId = demoId(SLUG, 'company');
const venueId = demoId(SLUG, 'venue', 'sodermalm');

const MENU = `query ($companyId: ID!, $venueId: ID!) {
  orderingCloudConfiguration(slug: "${SLUG}") { ADYEN_CLIENT_TOKEN }
  getAppliedMenus(companyId: $companyId, venueId: $venueId, serviceType: TAKE_AWAY) { menuEntries { id item { id } } }
  allItems(companyId: $companyId) { id sizes { id } modificationGroups { required } }
  venueInventory(venueId: $venueId) { itemId } }`;
const PUT = `mutation ($events: [CartEvent!]!) {
  putShoppingCartEvents(events: $events) { confirmed { event } refused { code } } }`;
const INIT = `mutation ($amount: Int!, $reference: ID!, $returnUrl: String!, $venueId: ID!, $companyId: ID!) {
  initAdyenSession(venueId: $venueId, amount: $amount, reference: $reference, returnUrl: $returnUrl,
    companyId: $companyId, tip: 0, currency: SEK) { error response { id sessionData } } }`;

type Menu = {
  orderingCloudConfiguration: { ADYEN_CLIENT_TOKEN: string };
  getAppliedMenus: { menuEntries: { id: string; item: { id: string } }[] }[];
  allItems: {
    id: string;
    sizes: { id: string }[] | null;
    modificationGroups: { required: boolean }[];
  }[];
  venueInventory: { itemId: string }[];
};
type Line = { amount: number };
type Put = {
  putShoppingCartEvents: { confirmed: { event: { item?: Line; items?: Line[] } }[] };
};
type Init = {
  initAdyenSession: { error: string | null; response: { id: string; sessionData: string } | null };
};
type Dish = { itemId: string; entryId: string };

/** Guests of the demo's bistro without a browser, each with one dish, who pay by card. */
export async function openGuests(request: APIRequestContext, origin: string) {
  const ask = async <Answer>(query: string, variables: object): Promise<Answer> => {
    const answer = await request.post(`${origin}/graphql`, { data: { query, variables } });
    const { data, errors } = (await answer.json()) as { data?: Answer; errors?: unknown };
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const menu = await ask<Menu>(MENU, { companyId, venueId });
  const shopper = createSimulatedShopper(
    shopperOverHttp(origin),
    menu.orderingCloudConfiguration.ADYEN_CLIENT_TOKEN,
  );

  /** What the cart costs; null where the dish is not sold now. */
  async function fillCart(cartId: string, dish: Dish): Promise<number | null> {
    const at = new Date().toISOString();
    const base = () => ({
      eventId: randomUUID(),
      createdAt: at,
      sentAt: at,
      cartId,
      venueId,
      companyId,
    });
    const { putShoppingCartEvents: put } = await ask<Put>(PUT, {
      events: [
        {
          ...base(),
          type: 'CREATE_CART',
          serviceType: 'TAKE_AWAY',
          deliveryTargetId: null,
          userId: null,
        },
        { ...base(), type: 'ADD_ITEM', item: { id: randomUUID(), ...CLAIMED, ...dish } },
      ],
    });
    if (put.confirmed.length < 2) return null;
    const lines = put.confirmed.flatMap(({ event }) => event.items ?? event.item ?? []);
    return lines.reduce((sum, { amount }) => sum + amount, 0);
  }

  const { dish, price } = await firstSold(plainDishes(menu), (tried) =>
    fillCart(randomUUID(), tried),
  );
  return {
    /** What each of them pays, in minor units. */
    price,
    orderAndPay: async (): Promise<void> => {
      const cartId = randomUUID();
      const amount = await fillCart(cartId, dish);
      const { initAdyenSession: opened } = await ask<Init>(INIT, {
        venueId,
        companyId,
        amount,
        reference: cartId,
        returnUrl: `${origin}/${SLUG}/order/${venueId}/order?cartId=${cartId}`,
      });
      if (!opened.response) throw new Error(`No session: ${opened.error}`);
      await shopper.pay(opened.response);
    },
  };
}

/** As a client claims it: the server replaces everything that costs money. */
const CLAIMED = {
  vatRate: 0,
  title: '',
  categoryId: null,
  amount: 0,
  variations: [],
  removedVariations: [],
  fraction: 1,
  message: null,
  discount: 0,
  disableMembershipDiscounts: false,
  offerTitle: null,
};

/** Without choices to make, and not counted: forty of them must not run out. */
function plainDishes({ getAppliedMenus, allItems, venueInventory }: Menu): Dish[] {
  const counted = new Set(venueInventory.map(({ itemId }) => itemId));
  const plain = new Set(
    allItems
      .filter(
        ({ sizes, modificationGroups }) =>
          !sizes && !modificationGroups.some((group) => group.required),
      )
      .map(({ id }) => id),
  );
  return getAppliedMenus
    .flatMap(({ menuEntries }) => menuEntries)
    .map((entry) => ({ itemId: entry.item.id, entryId: entry.id }))
    .filter(({ itemId }) => plain.has(itemId) && !counted.has(itemId));
}

async function firstSold(dishes: readonly Dish[], priceOf: (dish: Dish) => Promise<number | null>) {
  for (const dish of dishes) {
    const price = await priceOf(dish);
    if (price !== null && price > 0) return { dish, price };
  }
  throw new Error('Nothing is sold now');
}
