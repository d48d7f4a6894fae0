import type { PayableCheque } from '@tallrik/domain/cart/decide/cart-world';
import { payableCheque } from '@tallrik/domain/tables/cheque-claims';
import { isTableServed } from '@tallrik/domain/tables/qr-token';
import type { Database } from '../../platform/database/database.ts';
import type { GuestEntitlements, EntitlementQuery } from '../cart/cart-port.ts';
import { findCheque } from './cheque-store.ts';
import { findTableOfCart } from './table-store.ts';

type AtTable = Pick<GuestEntitlements, 'table' | 'isQrOrderingActive' | 'cheques'>;

/** What is decided by where the guest sits; every other event would pay for a query it does not need. */
const ASKS_FOR_TABLE: ReadonlySet<EntitlementQuery['eventType']> = new Set([
  'ADD_ITEM',
  'ADD_ITEMS',
  'ADD_OFFER',
  'SET_PICKUP_TIME',
  'MARK_AS_PAY_LATER_ORDER',
  'ADD_CLIENT_SIDE_PAYMENT',
  'CHECKOUT',
]);
const ASKS_FOR_CHEQUE: ReadonlySet<EntitlementQuery['eventType']> = new Set([
  'CONNECT_TO_CHEQUE',
  'ADD_ITEM',
  'ADD_ITEMS',
  'CHECKOUT',
]);

/** The guest's table and the bill their cart is tied to, as the server knows both. */
export const tableEntitlements = async (db: Database, of: EntitlementQuery): Promise<AtTable> => ({
  ...(await tableOf(db, of)),
  cheques: await chequesOf(db, of),
});

async function tableOf(db: Database, of: EntitlementQuery): Promise<Omit<AtTable, 'cheques'>> {
  const { tableId, cart, companyId, venueId } = of;
  if (tableId === null || cart.cartId === null || !ASKS_FOR_TABLE.has(of.eventType))
    return { table: null, isQrOrderingActive: false };
  const table = await findTableOfCart(db, companyId, { cartId: cart.cartId, tableId });
  const isQrOrderingActive = table?.isQrOrderingActive ?? false;
  const isServed = table !== null && isTableServed({ venueId, table, isQrOrderingActive });
  return {
    table: isServed ? { id: table.id, supportsPayLater: table.supportsPayLater } : null,
    isQrOrderingActive,
  };
}

// The id comes from the guest's event, where any text may stand: PostgreSQL would fail on it.
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function chequesOf(db: Database, of: EntitlementQuery): Promise<PayableCheque[]> {
  const { chequeId, companyId, cart } = of;
  if (!chequeId || !UUID.test(chequeId) || !ASKS_FOR_CHEQUE.has(of.eventType)) return [];
  const found = await findCheque(db, chequeId);
  if (found?.companyId !== companyId) return [];
  const payable = payableCheque(found.cheque, found.claims, of.now, cart.cartId);
  return [{ ...payable, isOpen: payable.isOpen && !found.isClosed }];
}
