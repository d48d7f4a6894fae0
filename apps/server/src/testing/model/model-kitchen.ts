import type { MoneyWorld } from '../money-world.ts';
import type { seededIds } from '../seed-company.ts';
import { signInStaff } from '../seed-staff.ts';

const MOVE = `mutation Move($id: ID!, $version: Int!, $to: OrderStatus!, $minutes: Int, $reason: RejectReason) {
  moveOrder(id: $id, version: $version, to: $to, estimatedMinutes: $minutes, rejectReason: $reason) {
    success error } }`;

/** From here on a cook means any order there ever was, below it one that is still on the board. */
const OLD_ORDER = 24;

/** A cook who taps on one of the orders there are; what the state machine refuses, it refuses. */
export async function openKitchen(
  world: Pick<MoneyWorld, 'db' | 'staff'>,
  ids: ReturnType<typeof seededIds>,
) {
  let cooks = 0;
  const signIn = () =>
    signInStaff(world, {
      number: (cooks += 1),
      companyId: ids.company,
      venueIds: [ids.venue],
    });
  let token = await signIn();

  const orders = () =>
    world.db
      .selectFrom('orders')
      .leftJoin('payments', 'payments.orderId', 'orders.id')
      .select(['orders.id', 'orders.cartId', 'version', 'status', 'payments.kind'])
      .orderBy('orders.createdAt')
      .orderBy((order) => order.cast<number>('easyId', 'integer'))
      .execute();

  async function tap(order: { id: string; version: number }, to: string): Promise<void> {
    const rejected = to === 'REJECTED' ? { reason: 'TOO_MANY_ORDERS' } : {};
    const move = { id: order.id, version: order.version, to, minutes: 15, ...rejected };
    const answer = await world.staff<{ moveOrder: unknown }>(MOVE, move, token);
    if (answer.data?.moveOrder) return;
    // A shift is over long before the model's week is.
    token = await signIn();
    const again = await world.staff<{ moveOrder: unknown }>(MOVE, move, token);
    if (!again.data?.moveOrder) throw new Error(`The board failed: ${JSON.stringify(again)}`);
  }

  /** Mostly one that stands on the board, as on a real one. */
  const pick = async (index: number) => {
    const all = await orders();
    const living = all.filter(({ status }) => status !== 'REJECTED' && status !== 'COMPLETED');
    const list = index < OLD_ORDER && living.length > 0 ? living : all;
    return list[index % list.length];
  };

  return {
    /** The order with this number in the order they came. */
    move: async (index: number, to: string): Promise<void> => {
      const all = await orders();
      const order = all[index % all.length];
      if (order) await tap(order, to);
    },
    /** Everything nobody has answered yet. */
    acceptAll: async (): Promise<void> => {
      for (const order of await orders())
        if (order.status === 'PENDING') await tap(order, 'ACCEPTED');
    },
    moveCart: async (cartId: string, to: string): Promise<void> => {
      const order = (await orders()).find((one) => one.cartId === cartId);
      if (!order) throw new Error(`Cart ${cartId} has no order`);
      await tap(order, to);
    },
    moveOne: async (index: number, to: string): Promise<void> => {
      const order = await pick(index);
      if (order) await tap(order, to);
    },
    /** A card's order that can still be rejected is accepted, and rejected after all once its money is on the way. */
    regret: async (index: number, meanwhile: () => Promise<void>): Promise<void> => {
      const open = (await orders()).filter(
        ({ status, kind }) => kind === 'CARD' && (status === 'PENDING' || status === 'ACCEPTED'),
      );
      const order = open[index % open.length];
      if (!order) return;
      await tap(order, 'ACCEPTED');
      await meanwhile();
      const now = (await orders()).find(({ id }) => id === order.id);
      if (now) await tap(now, 'REJECTED');
    },
  };
}
