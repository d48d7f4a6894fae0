import {
  demoReach,
  reachOf,
  TEST_REACH,
  type PrinterReach,
} from '@tallrik/domain/orders/printer-address';
import { makeStationOf } from '@tallrik/domain/orders/stations';
import { ticketTexts } from '@tallrik/translations/ticket-texts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { allergensOf } from '../features/menu/allergens-of-order.ts';
import type { LoadKitchenMenu } from '../features/orders/board-order.ts';
import { invoiceFonts } from '../features/orders/invoices/fonts.ts';
import { venueTopic, type BoardNews } from '../features/orders/order-news.ts';
import { cloudPrntRoute } from '../features/orders/printing/cloudprnt-route.ts';
import {
  dropTickets,
  makeCancelTickets,
  makePlanTickets,
  type CancelTickets,
  type DropTickets,
  type PlanTickets,
} from '../features/orders/printing/plan-tickets.ts';
import { makePrintTickets } from '../features/orders/printing/print-tickets.ts';
import { makeReadTicket } from '../features/orders/printing/ticket-content.ts';
import { findVenueStations } from '../features/orders/stations/station-store.ts';
import type { RateLimits } from '../platform/auth/rate-limits.ts';
import type { Database } from '../platform/database/database.ts';
import type { FanOut } from '../platform/events/fan-out.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import { makeEscposPrinter } from '../providers/printer/escpos-printer.ts';
import { emojiFont } from '../providers/printer/fonts.ts';
import { makeTicketRenderer } from '../providers/printer/ticket-renderer.ts';
import type { Shops } from './shops.ts';

/** Stations, and what comes out on paper. */
export type Printing = {
  loadKitchenMenu: LoadKitchenMenu;
  planTickets: PlanTickets;
  dropTickets: DropTickets;
  cancelTickets: CancelTickets;
  announcePrinters: (venueId: string) => void;
  /** Whom this server calls to print. */
  printerReach: PrinterReach;
  jobs: Pick<JobHandlers, 'print-tickets'>;
};

type PrintingConfig = Pick<Config, 'isDemo' | 'environment' | 'networkPrinters' | 'hasJobs'>;

function reachOfServer({ environment, isDemo, networkPrinters }: PrintingConfig): PrinterReach {
  if (environment === 'test') return TEST_REACH;
  return isDemo ? demoReach(networkPrinters) : reachOf(networkPrinters);
}

export function composePrinting(
  http: FastifyInstance,
  deps: {
    db: Database;
    /** Stations are read beside transactions, as menus are. */
    reads: Database;
    log: Logger;
    now: () => Temporal.Instant;
    newId: () => string;
    config: PrintingConfig;
    shops: Pick<Shops, 'loadCatalogue'>;
    rates: Pick<RateLimits, 'call'>;
    boardNews: Pick<FanOut<BoardNews>, 'publish'>;
  },
): Printing {
  const { db, log, now, newId, config } = deps;
  const loadKitchenMenu: LoadKitchenMenu = async (companyId, venueId) => {
    const [loaded, assigned] = await Promise.all([
      deps.shops.loadCatalogue(companyId),
      findVenueStations(deps.reads, companyId, venueId),
    ]);
    const menu = loaded?.catalogue ?? { items: [], modificationGroups: [], categories: [] };
    return {
      allergensOf: allergensOf(menu),
      stations: assigned.stations,
      stationOf: makeStationOf(assigned, menu),
    };
  };
  const announcePrinters = (venueId: string) =>
    deps.boardNews.publish(venueTopic(venueId), { venueId, what: 'PRINTERS' });
  const readTicket = makeReadTicket({ db, loadKitchenMenu, textsIn: ticketTexts, now });
  const renderer = makeTicketRenderer(async () => ({
    ...invoiceFonts(),
    emoji: await emojiFont(),
  }));
  const printerReach = reachOfServer(config);
  const { print } = makeEscposPrinter({ render: renderer.escpos, reach: printerReach });
  cloudPrntRoute(http, {
    db,
    log,
    now,
    isPrinting: config.hasJobs,
    readTicket,
    announcePrinters,
    render: renderer.png,
    countCall: deps.rates.call,
  });
  return {
    loadKitchenMenu,
    planTickets: makePlanTickets({ loadKitchenMenu, newId, now }),
    dropTickets,
    cancelTickets: makeCancelTickets({ newId, now }),
    announcePrinters,
    printerReach,
    jobs: {
      'print-tickets': makePrintTickets({ db, log, now, readTicket, print, announcePrinters }),
    },
  };
}
