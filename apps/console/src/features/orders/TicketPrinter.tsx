import { formatDateTime, formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../shared/services.tsx';
import { DEFAULT_PAPER } from '../../shared/storage/device-memory.ts';
import type { BoardOrder } from './board.ts';
import { Ticket } from './Ticket.tsx';
import { ticketPageRule } from './ticket-page.ts';

/** Puts a ticket beside the page and sends it to the printer as soon as it stands there. */
export function TicketPrinter(props: {
  order: BoardOrder;
  venueName: string;
  timeZone: string;
  onPrinted: () => void;
}) {
  const { printer, memory } = useServices();
  const { order, timeZone, onPrinted } = props;
  const place = useRef<HTMLDivElement>(null);
  const paper = memory.get('paper') ?? DEFAULT_PAPER;
  useEffect(() => {
    const height = place.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    void printer.print(ticketPageRule(paper, height)).then(onPrinted);
  }, [printer, paper, onPrinted, order]);

  const due = order.desiredTime ?? order.estimatedFinishTime;
  return createPortal(
    <div ref={place}>
      <Ticket
        order={order}
        paper={paper}
        venueName={props.venueName}
        createdAt={formatDateTime(Temporal.Instant.from(order.createdAt), timeZone)}
        dueAt={due === null ? null : formatTimeOfDay(Temporal.Instant.from(due), timeZone)}
      />
    </div>,
    document.body,
  );
}
