import { makeAcceptStaffInvitation } from '../features/accounts/staff-resolvers/Mutation/acceptStaffInvitation.ts';
import { makeBeginTwoFactor } from '../features/accounts/staff-resolvers/Mutation/beginTwoFactor.ts';
import { makeChangeStaffPassword } from '../features/accounts/staff-resolvers/Mutation/changeStaffPassword.ts';
import { makeChangeStaffRole } from '../features/accounts/staff-resolvers/Mutation/changeStaffRole.ts';
import { makeConfirmTwoFactor } from '../features/accounts/staff-resolvers/Mutation/confirmTwoFactor.ts';
import { makeCreateCompany } from '../features/accounts/staff-resolvers/Mutation/createCompany.ts';
import { makeInviteStaffMember } from '../features/accounts/staff-resolvers/Mutation/inviteStaffMember.ts';
import { makeRemoveTwoFactor } from '../features/accounts/staff-resolvers/Mutation/removeTwoFactor.ts';
import { makeRenewRecoveryCodes } from '../features/accounts/staff-resolvers/Mutation/renewRecoveryCodes.ts';
import { makeReplayJob } from '../features/accounts/staff-resolvers/Mutation/replayJob.ts';
import { makeRenewStaffInvitation } from '../features/accounts/staff-resolvers/Mutation/renewStaffInvitation.ts';
import { makeResetStaffPassword } from '../features/accounts/staff-resolvers/Mutation/resetStaffPassword.ts';
import { makeSetCompanyActive } from '../features/accounts/staff-resolvers/Mutation/setCompanyActive.ts';
import { makeSetStaffActive } from '../features/accounts/staff-resolvers/Mutation/setStaffActive.ts';
import { makeStaffLoginResolver } from '../features/accounts/staff-resolvers/Mutation/staffLogin.ts';
import { makeStaffSignOutEverywhere } from '../features/accounts/staff-resolvers/Mutation/staffSignOutEverywhere.ts';
import { makeAuditLog } from '../features/accounts/staff-resolvers/Query/auditLog.ts';
import { makeCompaniesResolver } from '../features/accounts/staff-resolvers/Query/companies.ts';
import { makeDeadJobs } from '../features/accounts/staff-resolvers/Query/deadJobs.ts';
import { makeStaffMe } from '../features/accounts/staff-resolvers/Query/staffMe.ts';
import { makeStaffMembers } from '../features/accounts/staff-resolvers/Query/staffMembers.ts';
import { makeCompanies } from '../features/accounts/staff/companies.ts';
import {
  makeStaffAccount,
  type StaffAccountDeps,
} from '../features/accounts/staff/staff-account.ts';
import { makeStaffLogin } from '../features/accounts/staff/staff-login.ts';
import { makeStaffPeople } from '../features/accounts/staff/staff-people.ts';
import { makeSetCompanyOrderTerms } from '../features/company/staff-resolvers/Mutation/setCompanyOrderTerms.ts';
import { makeAdministeredCompany } from '../features/company/staff-resolvers/Query/administeredCompany.ts';
import { makeCompanyOrderTerms } from '../features/company/staff-resolvers/Query/companyOrderTerms.ts';
import { makeSetItemSoldOut } from '../features/menu/staff-resolvers/Mutation/setItemSoldOut.ts';
import { makeSetStockCount } from '../features/menu/staff-resolvers/Mutation/setStockCount.ts';
import { makeVenueStock } from '../features/menu/staff-resolvers/Query/venueStock.ts';
import type { VenueNews } from '../features/orders/order-news.ts';
import { makeMoveOrderResolver } from '../features/orders/staff-resolvers/Mutation/moveOrder.ts';
import { makeApproveInvoiceCustomer } from '../features/orders/staff-resolvers/Mutation/approveInvoiceCustomer.ts';
import { makeEndInvoiceCustomer } from '../features/orders/staff-resolvers/Mutation/endInvoiceCustomer.ts';
import { makeExtendPromise } from '../features/orders/staff-resolvers/Mutation/extendPromise.ts';
import { makeRevealGuestPhone } from '../features/orders/staff-resolvers/Mutation/revealGuestPhone.ts';
import { makeSetInvoicePaid } from '../features/orders/staff-resolvers/Mutation/setInvoicePaid.ts';
import { makeSetVenueContacts } from '../features/orders/staff-resolvers/Mutation/setVenueContacts.ts';
import { makeUndoMove } from '../features/orders/staff-resolvers/Mutation/undoMove.ts';
import { makeSetVenueStations } from '../features/orders/staff-resolvers/Mutation/setVenueStations.ts';
import { makeAssignStations } from '../features/orders/staff-resolvers/Mutation/assignStations.ts';
import { makeMarkStationReady } from '../features/orders/staff-resolvers/Mutation/markStationReady.ts';
import { makeUndoStationReady } from '../features/orders/staff-resolvers/Mutation/undoStationReady.ts';
import { makeAddPrinter } from '../features/orders/staff-resolvers/Mutation/addPrinter.ts';
import { makeChangePrinter } from '../features/orders/staff-resolvers/Mutation/changePrinter.ts';
import { makeRemovePrinter } from '../features/orders/staff-resolvers/Mutation/removePrinter.ts';
import { makeRenewPrinterAddress } from '../features/orders/staff-resolvers/Mutation/renewPrinterAddress.ts';
import { makePrintTicket } from '../features/orders/staff-resolvers/Mutation/printTicket.ts';
import { makePrintTestTicket } from '../features/orders/staff-resolvers/Mutation/printTestTicket.ts';
import { makeSettleTicket } from '../features/orders/staff-resolvers/Mutation/settleTicket.ts';
import { makeHandOverTickets } from '../features/orders/staff-resolvers/Mutation/handOverTickets.ts';
import { makeCompanyInvoices } from '../features/orders/staff-resolvers/Query/companyInvoices.ts';
import { makeOrderByNumber } from '../features/orders/staff-resolvers/Query/orderByNumber.ts';
import { makeOrdersByName } from '../features/orders/staff-resolvers/Query/ordersByName.ts';
import { makeOrderTimeline } from '../features/orders/staff-resolvers/Query/orderTimeline.ts';
import { makeVenueBoard } from '../features/orders/staff-resolvers/Query/venueBoard.ts';
import { makeVenueContacts } from '../features/orders/staff-resolvers/Query/venueContacts.ts';
import { makeVenueHistory } from '../features/orders/staff-resolvers/Query/venueHistory.ts';
import { makeVenueStations } from '../features/orders/staff-resolvers/Query/venueStations.ts';
import { makeVenuePrinters } from '../features/orders/staff-resolvers/Query/venuePrinters.ts';
import { makeRotateTable } from '../features/tables/staff-resolvers/Mutation/rotateTable.ts';
import { makeVenueTables } from '../features/tables/staff-resolvers/Query/venueTables.ts';
import { makePauseVenue } from '../features/venues/staff-resolvers/Mutation/pauseVenue.ts';
import { makeResumeVenue } from '../features/venues/staff-resolvers/Mutation/resumeVenue.ts';
import { makeSetWaitingTime } from '../features/venues/staff-resolvers/Mutation/setWaitingTime.ts';
import type { FindVenueForStaff } from '../platform/auth/serve-venue.ts';
import type { ResolverMap } from '../platform/graphql/build-schema.ts';
import type { Kitchen } from './kitchen.ts';
import type { Printing } from './printing.ts';
import type { Shops } from './shops.ts';

export type StaffResolverDeps = StaffAccountDeps &
  Kitchen & {
    newId: () => string;
    now: () => Temporal.Instant;
    findVenue: FindVenueForStaff;
    loadCatalogue: Shops['loadCatalogue'];
    printing: Printing;
    announceVenue: (news: VenueNews) => void;
    onBoardSeen: (venue: { id: string; companyId: string }) => void;
  };

export function composeStaffResolvers(given: StaffResolverDeps): ResolverMap {
  const deps = {
    ...given,
    ...given.printing,
    loadMenu: async (companyId: string) =>
      (await given.loadCatalogue(companyId))?.catalogue ?? { items: [], categories: [] },
    login: makeStaffLogin(given),
    account: makeStaffAccount(given),
    people: makeStaffPeople(given),
    companies: makeCompanies(given),
    announceStock: (venueId: string) => given.announceVenue({ venueId, what: 'STOCK' }),
    announcePace: (venueId: string) => given.announceVenue({ venueId, what: 'PACE' }),
  };
  return {
    Query: {
      staffMe: makeStaffMe(deps),
      administeredCompany: makeAdministeredCompany(deps),
      staffMembers: makeStaffMembers(deps),
      auditLog: makeAuditLog(deps),
      companies: makeCompaniesResolver(deps),
      deadJobs: makeDeadJobs(deps),
      companyOrderTerms: makeCompanyOrderTerms(deps),
      companyInvoices: makeCompanyInvoices(deps),
      venueBoard: makeVenueBoard(deps),
      venueHistory: makeVenueHistory(deps),
      venueContacts: makeVenueContacts(deps),
      orderByNumber: makeOrderByNumber(deps),
      ordersByName: makeOrdersByName(deps),
      orderTimeline: makeOrderTimeline(deps),
      venueStock: makeVenueStock(deps),
      venueTables: makeVenueTables(deps),
      venueStations: makeVenueStations(deps),
      venuePrinters: makeVenuePrinters(deps),
    },
    Mutation: {
      staffLogin: makeStaffLoginResolver(deps),
      staffSignOutEverywhere: makeStaffSignOutEverywhere(deps),
      changeStaffPassword: makeChangeStaffPassword(deps),
      acceptStaffInvitation: makeAcceptStaffInvitation(deps),
      beginTwoFactor: makeBeginTwoFactor(deps),
      confirmTwoFactor: makeConfirmTwoFactor(deps),
      renewRecoveryCodes: makeRenewRecoveryCodes(deps),
      inviteStaffMember: makeInviteStaffMember(deps),
      resetStaffPassword: makeResetStaffPassword(deps),
      renewStaffInvitation: makeRenewStaffInvitation(deps),
      changeStaffRole: makeChangeStaffRole(deps),
      setStaffActive: makeSetStaffActive(deps),
      removeTwoFactor: makeRemoveTwoFactor(deps),
      setCompanyOrderTerms: makeSetCompanyOrderTerms(deps),
      createCompany: makeCreateCompany(deps),
      setCompanyActive: makeSetCompanyActive(deps),
      replayJob: makeReplayJob(deps),
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
      revealGuestPhone: makeRevealGuestPhone(deps),
      setInvoicePaid: makeSetInvoicePaid(deps),
      approveInvoiceCustomer: makeApproveInvoiceCustomer(deps),
      endInvoiceCustomer: makeEndInvoiceCustomer(deps),
      setItemSoldOut: makeSetItemSoldOut(deps),
      setStockCount: makeSetStockCount(deps),
      rotateTable: makeRotateTable(deps),
      setWaitingTime: makeSetWaitingTime(deps),
      pauseVenue: makePauseVenue(deps),
      resumeVenue: makeResumeVenue(deps),
    },
  };
}
