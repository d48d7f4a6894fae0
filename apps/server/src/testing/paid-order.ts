import { openGuestPhone, openSessionOf } from './guest-orders.ts';
import type { seededIds } from './seed-company.ts';
import type { TestServer } from './test-server.ts';

export const FRIES_PRICE = 3_900;

/** Webhooks and what follows from them. */
export async function settle(server: TestServer): Promise<void> {
  await server.deliverWebhooks();
  await server.runJobs();
}

/** Portions of fries, ordered and paid; the kitchen has not answered. */
export async function seedPaidOrder(
  server: TestServer,
  ids: ReturnType<typeof seededIds>,
  count = 1,
): Promise<{ id: string; cartId: string }> {
  const phone = openGuestPhone(server, ids);
  await phone.create();
  await phone.addFries(count);
  await server.shopper.pay(await openSessionOf(phone, count * FRIES_PRICE));
  await settle(server);
  const { id } = await server.db
    .selectFrom('orders')
    .select('id')
    .where('cartId', '=', phone.cartId)
    .executeTakeFirstOrThrow();
  return { id, cartId: phone.cartId };
}
