import { makeAccountingOffice } from './books/accounting-office.ts';
import { makeClosingOffice } from './books/closing-office.ts';
import { makeInvoiceOffice } from './invoices/invoice-office.ts';
import { makeMoveOrderResolver } from './staff-resolvers/Mutation/moveOrder.ts';
import { makeApproveInvoiceCustomer } from './staff-resolvers/Mutation/approveInvoiceCustomer.ts';
import { makeEndInvoiceCustomer } from './staff-resolvers/Mutation/endInvoiceCustomer.ts';
import { makeExtendPromise } from './staff-resolvers/Mutation/extendPromise.ts';
import { makeRevealGuestPhone } from './staff-resolvers/Mutation/revealGuestPhone.ts';
import { makeSetInvoicePaid } from './staff-resolvers/Mutation/setInvoicePaid.ts';
import { makeSetVenueContacts } from './staff-resolvers/Mutation/setVenueContacts.ts';
import { makeResendReceipt } from './staff-resolvers/Mutation/resendReceipt.ts';
import { makeRefundOrder } from './staff-resolvers/Mutation/refundOrder.ts';
import { makeUndoMove } from './staff-resolvers/Mutation/undoMove.ts';
import { makeSetVenueStations } from './staff-resolvers/Mutation/setVenueStations.ts';
import { makeAssignStations } from './staff-resolvers/Mutation/assignStations.ts';
import { makeMarkStationReady } from './staff-resolvers/Mutation/markStationReady.ts';
import { makeUndoStationReady } from './staff-resolvers/Mutation/undoStationReady.ts';
import { makeAddPrinter } from './staff-resolvers/Mutation/addPrinter.ts';
import { makeChangePrinter } from './staff-resolvers/Mutation/changePrinter.ts';
import { makeRemovePrinter } from './staff-resolvers/Mutation/removePrinter.ts';
import { makeRenewPrinterAddress } from './staff-resolvers/Mutation/renewPrinterAddress.ts';
import { makePrintTicket } from './staff-resolvers/Mutation/printTicket.ts';
import { makePrintTestTicket } from './staff-resolvers/Mutation/printTestTicket.ts';
import { makeSettleMissedTickets } from './staff-resolvers/Mutation/settleMissedTickets.ts';
import { makeSettleTicket } from './staff-resolvers/Mutation/settleTicket.ts';
import { makeHandOverTickets } from './staff-resolvers/Mutation/handOverTickets.ts';
import { makeCompanyInvoices } from './staff-resolvers/Query/companyInvoices.ts';
import { makeOfficeOrder } from './staff-resolvers/Query/officeOrder.ts';
import { makeOfficeOrders } from './staff-resolvers/Query/officeOrders.ts';
import { makeOfficeOrderSums } from './staff-resolvers/Query/officeOrderSums.ts';
import { makeOrderByNumber } from './staff-resolvers/Query/orderByNumber.ts';
import { makeOrdersByName } from './staff-resolvers/Query/ordersByName.ts';
import { makeOrderTimeline } from './staff-resolvers/Query/orderTimeline.ts';
import { makeDayClosings } from './staff-resolvers/Query/dayClosings.ts';
import { makeVatReport } from './staff-resolvers/Query/vatReport.ts';
import { makeSales } from './staff-resolvers/Query/sales.ts';
import { makeToday } from './staff-resolvers/Query/today.ts';
import { makeVenueBoard } from './staff-resolvers/Query/venueBoard.ts';
import { makeVenueContacts } from './staff-resolvers/Query/venueContacts.ts';
import { makeVenueHistory } from './staff-resolvers/Query/venueHistory.ts';
import { makeVenueStations } from './staff-resolvers/Query/venueStations.ts';
import { makeVenuePrinters } from './staff-resolvers/Query/venuePrinters.ts';
import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import type { FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Kitchen } from './kitchen.ts';
import type { OfficeOrderDeps } from './office/office-order.ts';
import type { RefundDeps } from './office/refund-order.ts';
import type { RequestReceipt } from './mail/request-receipt.ts';
import type { Printing } from './printing/module.ts';

/** What a restaurant's people ask about orders and do with them. */
export const orderStaffResolvers = (
  deps: Kitchen &
    Pick<Printing, 'loadKitchenMenu' | 'publishPrinterChange' | 'printerReach'> & {
      db: Database;
      newId: () => string;
      publishPaceChange: (venueId: string) => void;
      findVenue: FindVenueForStaff;
      loadMenu: (companyId: string) => Promise<Pick<Catalogue, 'items' | 'categories'>>;
      requestReceipt: RequestReceipt;
      onBoardSeen: (venue: { id: string; companyId: string }) => void;
    } & RefundDeps &
    OfficeOrderDeps,
) => ({
  Query: {
    ...makeInvoiceOffice(deps).Query,
    ...makeClosingOffice(deps).Query,
    ...makeAccountingOffice(deps).Query,
    companyInvoices: makeCompanyInvoices(deps),
    officeOrders: makeOfficeOrders(deps),
    officeOrderSums: makeOfficeOrderSums(deps),
    officeOrder: makeOfficeOrder(deps),
    today: makeToday(deps),
    sales: makeSales(deps),
    dayClosings: makeDayClosings(deps),
    vatReport: makeVatReport(deps),
    venueBoard: makeVenueBoard(deps),
    venueHistory: makeVenueHistory(deps),
    venueContacts: makeVenueContacts(deps),
    orderByNumber: makeOrderByNumber(deps),
    ordersByName: makeOrdersByName(deps),
    orderTimeline: makeOrderTimeline(deps),
    venueStations: makeVenueStations(deps),
    venuePrinters: makeVenuePrinters(deps),
  },
  Mutation: {
    ...makeInvoiceOffice(deps).Mutation,
    ...makeClosingOffice(deps).Mutation,
    ...makeAccountingOffice(deps).Mutation,
    refundOrder: makeRefundOrder(deps),
    resendReceipt: makeResendReceipt(deps),
    moveOrder: makeMoveOrderResolver(deps),
    undoMove: makeUndoMove(deps),
    extendPromise: makeExtendPromise(deps),
    setVenueContacts: makeSetVenueContacts(deps),
    setVenueStations: makeSetVenueStations(deps),
    assignStations: makeAssignStations(deps),
    markStationReady: makeMarkStationReady(deps),
    undoStationReady: makeUndoStationReady(deps),
    addPrinter: makeAddPrinter(deps),
    changePrinter: makeChangePrinter(deps),
    removePrinter: makeRemovePrinter(deps),
    renewPrinterAddress: makeRenewPrinterAddress(deps),
    printTicket: makePrintTicket(deps),
    printTestTicket: makePrintTestTicket(deps),
    handOverTickets: makeHandOverTickets(deps),
    settleTicket: makeSettleTicket(deps),
    settleMissedTickets: makeSettleMissedTickets(deps),
    revealGuestPhone: makeRevealGuestPhone(deps),
    setInvoicePaid: makeSetInvoicePaid(deps),
    approveInvoiceCustomer: makeApproveInvoiceCustomer(deps),
    endInvoiceCustomer: makeEndInvoiceCustomer(deps),
  },
});
