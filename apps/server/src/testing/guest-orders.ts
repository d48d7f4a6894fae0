import { randomUUID } from 'node:crypto';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import type { ClientCartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import { minor } from '@tallrik/domain/money/minor';
import type { seededIds } from './seed-company.ts';
import type { TestServer } from './test-server.ts';

type Ids = ReturnType<typeof seededIds>;
type Put = {
  putShoppingCartEvents: {
    success: boolean;
    error: string | null;
    confirmed: StoredCartEvent[];
    refused: { eventId: string; code: string; context: { subjectId: string | null } }[];
  };
};

export const PUT_EVENTS = `mutation Put($events: [CartEvent!]!, $tableToken: String) {
  putShoppingCartEvents(events: $events, tableToken: $tableToken) {
  success error confirmed { sequence event } refused { eventId code context } } }`;
const READ_EVENTS =
  'query Read($cartId: ID!) { shoppingCartEvents(cartId: $cartId) { sequence event } }';
const INIT_SESSION = `mutation Init($venueId: ID!, $amount: Int!, $reference: ID!, $returnUrl: String!, $companyId: ID!,
  $tip: Int!, $currency: Currency!, $force3DS: Boolean) { initAdyenSession(venueId: $venueId, amount: $amount, reference: $reference,
  returnUrl: $returnUrl, companyId: $companyId, tip: $tip, currency: $currency, force3DS: $force3DS) { success error response { id sessionData } } }`;

/** A line as a client claims it: the server replaces everything that costs money. */
export const claimedLine = (
  line: Pick<CartLine, 'itemId' | 'entryId'> & Partial<CartLine>,
): CartLine => ({
  id: randomUUID(),
  vatRate: 12,
  title: 'claimed',
  categoryId: null,
  amount: minor(0),
  variations: [],
  removedVariations: [],
  fraction: 1,
  message: null,
  discount: minor(0),
  disableMembershipDiscounts: false,
  offerTitle: null,
  ...line,
});

/** A guest's phone with one cart: what it sends is what a browser would. */
export function openGuestPhone(
  server: Pick<TestServer, 'guest' | 'now' | 'origin'> & { newId?: () => string },
  ids: Ids,
  cartId: string = (server.newId ?? randomUUID)(),
  tableToken: string | null = null,
) {
  const newId = server.newId ?? randomUUID;
  const base = () => ({
    eventId: newId(),
    createdAt: server.now().toString(),
    sentAt: server.now().toString(),
    cartId,
    venueId: ids.venue,
    companyId: ids.company,
  });
  const put = async (...events: ClientCartEvent[]) => {
    const answer = await server.guest<Put>(PUT_EVENTS, { events, tableToken });
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.putShoppingCartEvents;
  };
  return {
    cartId,
    base,
    put,
    create: (serviceType: ServiceType = 'TAKE_AWAY') =>
      put({
        ...base(),
        type: 'CREATE_CART',
        serviceType,
        deliveryTargetId: null,
        userId: null,
      }),
    addFries: (count = 1) =>
      put({
        ...base(),
        type: 'ADD_ITEMS',
        items: Array.from({ length: count }, () =>
          claimedLine({ id: newId(), itemId: ids.fries, entryId: ids.friesEntry }),
        ),
      }),
    events: async () => {
      const answer = await server.guest<{ shoppingCartEvents: StoredCartEvent[] }>(READ_EVENTS, {
        cartId,
      });
      return answer.data?.shoppingCartEvents ?? [];
    },
    openSession: async (amount: number, overrides: object = {}) => {
      const variables = {
        venueId: ids.venue,
        amount,
        reference: cartId,
        returnUrl: `${server.origin}/order?cartId=${cartId}`,
        companyId: ids.company,
        tip: 0,
        currency: 'SEK',
        ...overrides,
      };
      const answer = await server.guest<{
        initAdyenSession: {
          success: boolean;
          error: string | null;
          response: { id: string; sessionData: string } | null;
        };
      }>(INIT_SESSION, variables);
      if (!answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data.initAdyenSession;
    },
  };
}

/** Opens a session or fails the test: for steps that are not what the test is about. */
export async function openSessionOf(phone: ReturnType<typeof openGuestPhone>, amount: number) {
  const { response, error } = await phone.openSession(amount);
  if (!response) throw new Error(`No session: ${error}`);
  return response;
}
