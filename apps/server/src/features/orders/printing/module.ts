import type { Language } from '@tallrik/domain/company/languages';
import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import type { OrderItem } from '@tallrik/domain/orders/order';
import type { PrinterReach } from '@tallrik/domain/orders/printer-address';
import { makeStationOf } from '@tallrik/domain/orders/stations';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import type { LoadCatalogue } from '../../menu/menu-port.ts';
import type { LoadKitchenMenu } from '../board-order.ts';
import { findVenueStations } from '../stations/station-store.ts';
import { cloudPrntRoute } from './cloudprnt-route.ts';
import { makeMissTickets } from './missed-tickets.ts';
import { dropTickets, makeCancelTickets, makePlanTickets } from './plan-tickets.ts';
import { enqueueDuePrinting, makePrintTickets } from './print-tickets.ts';
import { makeReadTicket } from './ticket-content.ts';

type CloudPrntDeps = Parameters<typeof cloudPrntRoute>[1];
type PrintDeps = Parameters<typeof makePrintTickets>[0];

/** The printers this server reaches, and how tickets become what they take. */
export type PrintersPort = {
  print: PrintDeps['print'];
  look: PrintDeps['look'];
  render: CloudPrntDeps['render'];
  /** Whom this server calls to print. */
  reach: PrinterReach;
};

/** Stations, and what comes out on paper. */
export function makePrinting(deps: {
  db: Database;
  /** Stations are read beside transactions, as menus are. */
  reads: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  isPrinting: boolean;
  printers: PrintersPort;
  textsIn: (language: Language) => ReturnType<Parameters<typeof makeReadTicket>[0]['textsIn']>;
  loadCatalogue: LoadCatalogue;
  allergensOf: (
    menu: Pick<Catalogue, 'items' | 'modificationGroups'>,
  ) => (item: OrderItem) => string[];
  publishPrinterChange: (venueId: string) => void;
  countCall: CloudPrntDeps['countCall'];
}) {
  const { db, log, now, newId, printers, publishPrinterChange } = deps;
  const loadKitchenMenu: LoadKitchenMenu = async (companyId, venueId) => {
    const [loaded, assigned] = await Promise.all([
      deps.loadCatalogue(companyId),
      findVenueStations(deps.reads, companyId, venueId),
    ]);
    const menu = loaded?.catalogue ?? { items: [], modificationGroups: [], categories: [] };
    return {
      allergensOf: deps.allergensOf(menu),
      stations: assigned.stations,
      stationOf: makeStationOf(assigned, menu),
    };
  };
  const readTicket = makeReadTicket({ db, loadKitchenMenu, textsIn: deps.textsIn, now });
  const { print, look } = printers;
  const stopping = new AbortController();
  return {
    loadKitchenMenu,
    planTickets: makePlanTickets({ loadKitchenMenu, newId, now }),
    dropTickets,
    cancelTickets: makeCancelTickets({ newId, now }),
    publishPrinterChange,
    printerReach: printers.reach,
    /** Before jobs are stopped: the ticket that is being sent is the last one (D-351). */
    stopPrinting: () => stopping.abort(),
    routes: (http: FastifyInstance) =>
      cloudPrntRoute(http, {
        db,
        log,
        now,
        isPrinting: deps.isPrinting,
        readTicket,
        publishPrinterChange,
        render: printers.render,
        countCall: deps.countCall,
      }),
    jobs: {
      'print-tickets': makePrintTickets({
        db,
        log,
        now,
        readTicket,
        print,
        look,
        publishPrinterChange,
        stopping: stopping.signal,
      }),
    },
    dueJobs: [makeMissTickets({ publishPrinterChange }), enqueueDuePrinting],
  };
}

export type Printing = ReturnType<typeof makePrinting>;
