import { openMoneyWorld, type MoneyWorld } from '../money-world.ts';
import { seedOpenShop } from '../seed-open-shop.ts';
import type { ModelAction } from './model-actions.ts';
import { findDebtFaults } from './model-debts.ts';
import { findLoyaltyFaults } from './model-loyalty.ts';
import { startModelRun } from './model-run.ts';
import { fateOf, findMoneyFaults, findStockFaults, type Fate } from './money-invariants.ts';
import { seededIds } from './seeded-ids.ts';
import { settleEverything } from './settle-everything.ts';

const FRIES_AT_FIRST = 7;

export type Walk = {
  faults: string[];
  /** How the authorised amounts ended. */
  fates: Fate[];
  /** What paid, or was to pay, for each order, rejected ones too: debts are waived with them. */
  kinds: string[];
  /** Everything that happened to money and orders, in order: two walks of one list of actions tell the same. */
  story: string[];
};

/** One evening and the days after it, on a server and a database of its own. */
export async function walk(
  actions: readonly ModelAction[],
  { isCrowded }: { isCrowded: boolean },
): Promise<Walk> {
  const world = await openMoneyWorld({ isCrowded, newId: seededIds('walk') });
  try {
    const ids = await seedOpenShop(world.db, 1, {
      company: { hasMembershipCards: true },
      configuration: { enablePromoCodes: true, enableInvoicing: true, enableQrOrders: true },
    });
    const run = await startModelRun(world, ids);
    for (const action of actions) await run.play(action);
    await settleEverything(world);
    const initial = FRIES_AT_FIRST + run.restocked();
    const counted = { itemId: ids.fries, variationId: ids.cheese, initial };
    const provider = world.simulator.ledger();
    return {
      faults: [
        ...(await findMoneyFaults(world.db, provider)),
        ...(await findStockFaults(world.db, counted)),
        ...(await findLoyaltyFaults(world.db)),
        ...(await findDebtFaults(world.db)),
      ],
      fates: provider.filter(({ authorised }) => authorised > 0).map(fateOf),
      ...(await whatHappened(world)),
    };
  } finally {
    await world.close();
  }
}

async function whatHappened({ db }: MoneyWorld): Promise<Pick<Walk, 'kinds' | 'story'>> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .select(['orders.id', 'orders.status', 'orders.total', 'orders.chequeId', 'payments.kind'])
    .orderBy('orders.id')
    .execute();
  const entries = await db
    .selectFrom('paymentLedger')
    .select(['paymentId', 'entry', 'amount', 'at'])
    // What was due at one moment is done side by side: which payment is first is the machine's choice, not the walk's.
    .orderBy('at')
    .orderBy('paymentId')
    .orderBy('id')
    .execute();
  return {
    kinds: orders.map(({ kind, chequeId }) => (chequeId ? 'BILL' : kind)),
    story: [
      ...entries.map(
        ({ at, paymentId, entry, amount }) => `${at.toISOString()} ${paymentId} ${entry} ${amount}`,
      ),
      ...orders.map(({ id, status, total }) => `${id} ${status} ${total}`),
    ],
  };
}
