import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { openGuestPhone } from '../guest-orders.ts';
import type { MoneyWorld } from '../money-world.ts';
import type { seededIds } from '../seed-company.ts';
import { signInGuest } from '../seed-guest.ts';
import { pricedCartOf } from '../priced-cart.ts';
import {
  openTablePhone,
  seedTable,
  readTableCheques,
  scan,
  type TablePhone,
} from '../table-guests.ts';

const CREDIT_LIMIT = 40_000;
const BUSINESS_CUSTOMER = 2;
const TABLE = 1;

type Restaurant = Pick<MoneyWorld, 'db' | 'guest' | 'now' | 'origin' | 'newId' | 'runJobs'>;

/** Guests who do not pay when they order: a business customer with a limit, and a table with its bill. */
export async function seedModelDebts(world: Restaurant, ids: ReturnType<typeof seededIds>) {
  const customer = await signInGuest(world, {
    number: BUSINESS_CUSTOMER,
    companyId: ids.company,
    creditLimit: CREDIT_LIMIT,
  });
  const table = await seedTable(world, ids, TABLE);

  return {
    /** The cart's id, like below. */
    orderOnInvoice: async (lines: CartLine[]): Promise<string> => {
      const phone = openGuestPhone(
        { ...world, guest: (query, variables) => world.guest(query, variables, customer.token) },
        ids,
      );
      const created = { ...phone.base(), type: 'CREATE_CART', serviceType: 'TAKE_AWAY' } as const;
      await phone.put({ ...created, deliveryTargetId: null, userId: customer.userId });
      await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items: lines });
      const { totalUnpaid: amount } = await pricedCartOf(phone);
      await phone.put({
        ...phone.base(),
        type: 'ADD_CLIENT_SIDE_PAYMENT',
        id: phone.cartId,
        tip: minor(0),
        amount,
        paymentType: 'INVOICE',
        transactionId: null,
        payload: null,
      });
      return phone.cartId;
    },
    orderOnBill: async (lines: CartLine[]): Promise<string> => {
      const phone = openTablePhone(world, ids, await scan(world, table, ids.venue));
      await phone.sitDown();
      await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items: lines });
      await phone.markPayLater();
      await phone.payLater();
      return phone.cartId;
    },
    /** A cart on some of the open bill's dishes; null when there is nothing to pay, or somebody is paying it. */
    takeShares: async (which: number, fraction: number): Promise<TablePhone | null> => {
      const [bill] = await readTableCheques(world, table, await scan(world, table, ids.venue));
      const open = bill?.items.filter(({ leftAmount }) => leftAmount > 0) ?? [];
      // Everything, or every other dish: bills are split.
      const chosen = which === 0 ? open : open.filter((_item, index) => index % 2 === which - 1);
      if (!bill || chosen.length === 0) return null;
      const phone = openTablePhone(world, ids, null);
      await phone.sitDown();
      await phone.connect(bill.id);
      const shares = chosen.map(({ id, leftFraction }) => ({
        id,
        fraction: Math.min(fraction, leftFraction),
      }));
      const { success } = await phone.addShares(shares);
      return success ? phone : null;
    },
  };
}

/** Debts are owed for living orders only and stay within the limit; every dish on a bill is paid once at most. */
export async function findDebtFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'debts that disagree with their order' as what, count(*)::int as count
    from payments left join orders on orders.id = payments.order_id
    where payments.kind in ('INVOICE', 'LATER')
      and (payments.state = 'OWED') is distinct from (orders.status <> 'REJECTED')
    union all select 'customers beyond their limit', count(*)::int from (
      select 1 from payments join orders on orders.id = payments.order_id
      where payments.kind = 'INVOICE' and payments.state = 'OWED'
      group by orders.invoice_target_id having sum(payments.amount) > ${CREDIT_LIMIT}) as beyond
    union all select 'dishes whose payments do not add up', count(*)::int from cheque_items
      where paid <> (select coalesce(sum(shares.amount - shares.discount), 0) from cheque_shares as shares
        where shares.cheque_item_id = cheque_items.id and shares.receipt_id is not null)
    union all select 'dishes of living orders off the bill, or of rejected ones on it', count(*)::int
      from cheque_items join orders on orders.id = cheque_items.order_id
      where (orders.status = 'REJECTED') <> (cheque_items.taken_off_at is not null)
    union all select 'parts of a bill still locked', count(*)::int from cheque_shares where receipt_id is null
    union all select 'refunds of a part not made', count(*)::int from part_refunds where done_at is null`.execute(
    db,
  );
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} ${what}`);
}
