import type { MoneyWorld } from '../money-world.ts';
import type { plantedIds } from '../plant-company.ts';
import { signInStaff } from '../plant-staff.ts';

const MOVE = `mutation Move($id: ID!, $version: Int!, $to: OrderStatus!, $minutes: Int, $reason: RejectReason) {
  moveOrder(id: $id, version: $version, to: $to, estimatedMinutes: $minutes, rejectReason: $reason) {
    success error } }`;

/** A cook who taps on one of the orders there are; what the state machine refuses, it refuses. */
export async function openKitchen(world: MoneyWorld, ids: ReturnType<typeof plantedIds>) {
  let cooks = 0;
  const signIn = () =>
    signInStaff(world, {
      number: (cooks += 1),
      companyId: ids.company,
      venueIds: [ids.venue],
    });
  let token = await signIn();

  return {
    move: async (index: number, to: string): Promise<void> => {
      const orders = await world.db
        .selectFrom('orders')
        .select(['id', 'version'])
        .orderBy('createdAt')
        .orderBy('easyId')
        .execute();
      const order = orders[index % orders.length];
      if (!order) return;
      const rejected = to === 'REJECTED' ? { reason: 'TOO_MANY_ORDERS' } : {};
      const move = { ...order, to, minutes: 15, ...rejected };
      const answer = await world.staff<{ moveOrder: unknown }>(MOVE, move, token);
      if (answer.data?.moveOrder) return;
      // A shift is over long before the model's week is.
      token = await signIn();
      const again = await world.staff<{ moveOrder: unknown }>(MOVE, move, token);
      if (!again.data?.moveOrder) throw new Error(`The board failed: ${JSON.stringify(again)}`);
    },
  };
}
