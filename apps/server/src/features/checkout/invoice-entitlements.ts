import type { EntitlementSource } from '../cart/cart-port.ts';
import { isInvoiceCustomer } from './invoice-account.ts';

/** Whether a signed-in guest may be billed (D-89). Asked only when somebody wants to be. */
export const invoiceEntitlements: EntitlementSource = async (
  db,
  { companyId, viewer, eventType },
) =>
  viewer.kind === 'USER' && eventType === 'ADD_CLIENT_SIDE_PAYMENT'
    ? { hasInvoiceTarget: await isInvoiceCustomer(db, companyId, viewer.userId) }
    : {};
