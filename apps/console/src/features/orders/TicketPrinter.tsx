import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dateTimeText, timeText } from '../../shared/clock/venue-time.ts';
import { useServices } from '../../shared/services.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
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
  const t = useTranslate();
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
        createdAt={dateTimeText(t, Temporal.Instant.from(order.createdAt), timeZone)}
        dueAt={due === null ? null : timeText(t, Temporal.Instant.from(due), timeZone)}
      />
    </div>,
    document.body,
  );
}
