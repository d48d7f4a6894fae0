import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../shared/services.tsx';
import { DEFAULT_PAPER } from '../../shared/storage/device-memory.ts';
import type { BoardOrder, BoardStation } from './board.ts';
import { Ticket } from './Ticket.tsx';
import { ticketPageRule } from '../../shared/printer/ticket-page.ts';

/** Puts a ticket beside the page and sends it to the printer as soon as it stands there. */
export function TicketPrinter(props: {
  order: BoardOrder;
  venueName: string;
  timeZone: string;
  stations: readonly BoardStation[];
  /** Whose part is printed; null for the whole order. */
  stationId: string | null;
  isCopy: boolean;
  onPrinted: () => void;
}) {
  const { printer, memory } = useServices();
  const { order, onPrinted } = props;
  const place = useRef<HTMLDivElement>(null);
  const paper = memory.get('paper') ?? DEFAULT_PAPER;
  useEffect(() => {
    const height = place.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    void printer.print(ticketPageRule(paper, height)).then(onPrinted);
  }, [printer, paper, onPrinted, order]);

  return createPortal(
    <div ref={place} data-paper>
      <Ticket
        order={order}
        paper={paper}
        venueName={props.venueName}
        timeZone={props.timeZone}
        stations={props.stations}
        stationId={props.stationId}
        heading={props.isCopy ? 'COPY' : null}
      />
    </div>,
    document.body,
  );
}
