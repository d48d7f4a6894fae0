import type { StoredOrder } from '@tallrik/contract/stored-order';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { FastifyInstance } from 'fastify';
import type { FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GraphContext } from '../../platform/graphql/context.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import type { LoadCatalogue } from '../menu/menu-port.ts';
import { makeCloseDays } from './books/close-days.ts';
import { makeBoards } from './boards.ts';
import { makeFindUnprinted } from './printing/waiting-tickets.ts';
import { addUnansweredOrders } from './due-orders.ts';
import { addEscalations } from './escalation/escalate-unanswered.ts';
import { creditNoteRoute, invoiceRoute } from './invoices/invoice-route.ts';
import { makeKitchen } from './kitchen.ts';
import { makeFindSeller, type FindSellerDeps } from './mail/find-seller.ts';
import { makeOrderMessages, type OrderMessagesDeps } from './order-messages.ts';
import { makeOrderTimers, type MoveOrderDeps } from './move-order.ts';
import { makeBooksForPrograms } from './programs/books-for-programs.ts';
import { makeNoteOutage } from './note-outage.ts';
import { makeWatchVenueOrders } from './order-updates.ts';
import { orderStaffResolvers } from './order-staff-resolvers.ts';
import type { OfficeOrderDeps } from './office/office-order.ts';
import type { RefundDeps } from './office/refund-order.ts';
import { ownComment } from './own-order.ts';
import type { Printing } from './printing/module.ts';
import { makeIsRefunded } from './refunded-order.ts';
import { makeSendOrderEmail } from './resolvers/Mutation/sendOrderEmail.ts';
import { makeUpdateOrder } from './resolvers/Mutation/updateOrder.ts';
import { makeAllOrders } from './resolvers/Query/allOrders.ts';
import { makeGetHistoryListing } from './resolvers/Query/getHistoryListing.ts';
import { makeGetHistoryOrder } from './resolvers/Query/getHistoryOrder.ts';
import type { makeUndoOrderMove } from './undo-order-move.ts';

type WatchDeps = Parameters<typeof makeWatchVenueOrders>[0];
type InvoiceRouteDeps = Parameters<typeof invoiceRoute>[1];

/** An order from its coming to its end: the kitchen's board, its deadlines, its paper, and what guests read of it. */
export function makeOrders(
  deps: Omit<OrderMessagesDeps, 'findOwnVenue' | 'findSeller'> &
    FindSellerDeps &
    Pick<MoveOrderDeps, 'capturePayment' | 'releasePayment'> &
    Pick<Parameters<typeof makeUndoOrderMove>[0], 'undoCapture'> &
    Pick<WatchDeps, 'readStaffToken' | 'onStaffSignedOut'> &
    Pick<InvoiceRouteDeps, 'countCall'> & {
      reads: Database;
      log: Logger;
      journal: OrderJournal;
      boardUpdates: WatchDeps['updates'];
      printing: Printing;
      findOwnVenue: (companyId: string, venueId: string) => Promise<Venue | null>;
      findVenueForStaff: FindVenueForStaff;
      timeZoneOf: (companyId: string, venueId: string) => Promise<string | null>;
      loadCatalogue: LoadCatalogue;
      publishPaceChange: (venueId: string) => void;
      /** Limits looks at receipts by id (D-96). */
      countReceipt: Parameters<typeof makeGetHistoryOrder>[0]['countReceipt'];
    } & RefundDeps &
    Omit<OfficeOrderDeps, 'findSeller' | 'textsIn'>,
) {
  const { db, now, publishOrderChange, printing, findVenueForStaff: findVenue } = deps;
  const boards = makeBoards({ ...deps, db: deps.reads });
  const findSeller = makeFindSeller(deps);
  const messages = makeOrderMessages({ ...deps, findSeller });
  const kitchen = makeKitchen({ ...deps, ...printing, notifyGuest: messages.notifyGuest });
  const timers = makeOrderTimers({ ...deps, ...kitchen });
  /** An old receipt still names its venue, also one that has closed since. */
  const venueOfOrder = async ({ companyId, venueId }: StoredOrder): Promise<Venue> => {
    const venue = await deps.findOwnVenue(companyId, venueId);
    if (!venue) throw notFound('Venue');
    return venue;
  };
  return {
    boards,
    booksForPrograms: makeBooksForPrograms(deps),
    findUnprinted: makeFindUnprinted({ ...deps, db: deps.reads }),
    noteOutage: makeNoteOutage({ db, now, publishOrderChange }),
    guestResolvers: {
      Query: {
        allOrders: makeAllOrders(deps),
        getHistoryOrder: makeGetHistoryOrder(deps),
        getHistoryListing: makeGetHistoryListing({ db }),
      },
      Mutation: {
        updateOrder: makeUpdateOrder({ db }),
        sendOrderEmail: makeSendOrderEmail(messages),
        ...messages.guestMutations,
      },
      Order: {
        venue: venueOfOrder,
        isRefunded: makeIsRefunded(db),
        isDelayed: ({ extensions }: StoredOrder) => extensions > 0,
        answerBy: ({ status, answerBy }: StoredOrder) => (status === 'PENDING' ? answerBy : null),
        comment: (order: StoredOrder, _args: object, { viewer }: GraphContext) =>
          ownComment(order, viewer),
      },
    },
    staffResolvers: orderStaffResolvers({
      ...deps,
      ...printing,
      ...kitchen,
      findVenue,
      findSeller,
      requestReceipt: messages.requestReceipt,
      onBoardSeen: boards.onBoardSeen,
      loadMenu: async (companyId) =>
        (await deps.loadCatalogue(companyId))?.catalogue ?? { items: [], categories: [] },
    }),
    socketHandlers: {
      'watch-venue-orders': makeWatchVenueOrders({
        ...deps,
        updates: deps.boardUpdates,
        findVenue,
        onBoardWatching: boards.onBoardWatching,
      }),
    },
    routes: (http: FastifyInstance) => {
      invoiceRoute(http, deps);
      creditNoteRoute(http, deps);
    },
    jobs: {
      ...messages.jobs,
      'close-days': makeCloseDays(deps),
      'reject-unanswered-order': timers.rejectUnanswered,
      'complete-unfetched-order': timers.completeUnfetched,
    },
    dueJobs: [addUnansweredOrders, addEscalations, boards.addMissingBoards],
  };
}
