import type { MatrixThings, Operation } from './staff-operations.ts';

/** The operations of the office's orders. */
export const orderOfficeOperations = (on: () => MatrixThings): Operation[] => {
  const company = () => `companyId: "${on().ids.company}"`;
  const list = { area: 'ORDERS', access: 'READ', at: 'LIST' } as const;
  const figures = { area: 'REPORTS', access: 'READ', at: 'LIST' } as const;
  return [
    ['officeOrders', list, () => `{ officeOrders(${company()}, filter: {}) { nextCursor } }`],
    ['officeOrderSums', list, () => `{ officeOrderSums(${company()}, filter: {}) { orders } }`],
    ['today', figures, () => `{ today(${company()}) { day } }`],
    ['dayClosings', figures, () => `{ dayClosings(${company()}) { nextCursor } }`],
    [
      'vatReport',
      figures,
      () => `{ vatReport(${company()}, fromMonth: "2026-01", toMonth: "2026-12") { month } }`,
    ],
    [
      'sales',
      figures,
      () => `{ sales(${company()}, from: "2026-11-01", to: "2026-11-30", by: DAY) { from } }`,
    ],
    [
      'officeOrder',
      { area: 'ORDERS', access: 'READ', at: 'VENUE' },
      () => `{ officeOrder(${company()}, id: "${on().order.id}") { comment } }`,
    ],
    [
      'resendReceipt',
      { area: 'ORDERS', access: 'WRITE', at: 'VENUE' },
      () =>
        `mutation { resendReceipt(${company()}, orderId: "${on().order.id}", email: "no") { error } }`,
    ],
    [
      'closingReaders',
      { area: 'VENUES', access: 'WRITE', at: 'COMPANY' },
      () => `{ closingReaders(${company()}, venueId: "${on().ids.venue}") { emails } }`,
    ],
    [
      'saveClosingReaders',
      { area: 'VENUES', access: 'WRITE', at: 'COMPANY' },
      () =>
        `mutation { saveClosingReaders(${company()}, venueId: "${on().ids.venue}", staffIds: [], emails: []) { error } }`,
    ],
    [
      'accountNumbers',
      { area: 'REPORTS', access: 'READ', at: 'COMPANY' },
      () => `{ accountNumbers(${company()}) { key } }`,
    ],
    [
      'saveAccountNumbers',
      { area: 'LEDGER', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { saveAccountNumbers(${company()}, numbers: []) { error } }`,
    ],
    [
      'ledger',
      { area: 'LEDGER', access: 'READ', at: 'LIST' },
      () => `{ ledger(${company()}, from: "2026-11-01", to: "2026-11-30") { balance } }`,
    ],
    [
      'ledgerPayment',
      { area: 'LEDGER', access: 'READ', at: 'VENUE' },
      () => `{ ledgerPayment(${company()}, id: "${on().payment}") { id } }`,
    ],
    [
      'payouts',
      { area: 'LEDGER', access: 'READ', at: 'COMPANY' },
      () => `{ payouts(${company()}) { missingCount } }`,
    ],
    [
      'payout',
      { area: 'LEDGER', access: 'READ', at: 'COMPANY' },
      () => `{ payout(${company()}, id: "${on().code}") { problemCount } }`,
    ],
    [
      'findings',
      { area: 'LEDGER', access: 'READ', at: 'LIST' },
      () => `{ findings(${company()}) { id } }`,
    ],
    [
      'openFindings',
      { area: 'LEDGER', access: 'READ', at: 'LIST' },
      () => `{ openFindings(${company()}) }`,
    ],
    [
      'retryFinding',
      { area: 'LEDGER', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { retryFinding(${company()}, id: "${on().finding}") { error } }`,
    ],
    [
      'closeFinding',
      { area: 'LEDGER', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { closeFinding(${company()}, id: "${on().finding}", note: "no") { error } }`,
    ],
    [
      'invoiceCustomers',
      { area: 'INVOICES', access: 'READ', at: 'COMPANY' },
      () => `{ invoiceCustomers(${company()}) { userId } }`,
    ],
    [
      'officeInvoice',
      { area: 'INVOICES', access: 'READ', at: 'COMPANY' },
      () => `{ officeInvoice(${company()}, id: "${on().invoice}") { lines { title } } }`,
    ],
    [
      'resendInvoice',
      { area: 'INVOICES', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { resendInvoice(${company()}, invoiceId: "${on().invoice}") { error } }`,
    ],
    [
      'creditInvoice',
      { area: 'INVOICES', access: 'WRITE', at: 'COMPANY' },
      () =>
        `mutation { creditInvoice(${company()}, id: "${on().colleague}", invoiceId: "${on().invoice}", reason: "Wrong week") { error } }`,
    ],
    [
      'officeBills',
      { area: 'REFUNDS', access: 'READ', at: 'LIST' },
      () => `{ officeBills(${company()}) { id } }`,
    ],
    [
      'officeBill',
      { area: 'REFUNDS', access: 'READ', at: 'VENUE' },
      () => `{ officeBill(${company()}, id: "${on().bill}") { left } }`,
    ],
    [
      'settleBill',
      { area: 'REFUNDS', access: 'WRITE', at: 'VENUE' },
      () =>
        `mutation { settleBill(${company()}, id: "${on().colleague}", billId: "${on().bill}", kind: CASH, amount: 1) { error } }`,
    ],
    [
      'takeOffBill',
      { area: 'REFUNDS', access: 'WRITE', at: 'VENUE' },
      () =>
        `mutation { takeOffBill(${company()}, billId: "${on().bill}", lineId: "${on().bill}", reason: "no") { error } }`,
    ],
    [
      'refundOrder',
      { area: 'REFUNDS', access: 'WRITE', at: 'VENUE' },
      () =>
        `mutation { refundOrder(${company()}, id: "${on().colleague}", orderId: "${on().order.id}", isAll: true, reason: LATE) { error } }`,
    ],
  ];
};
