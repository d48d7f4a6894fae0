import { ticketLines, type TicketHeading, type TicketLine } from '@tallrik/domain/orders/ticket';
import { classNames } from '@tallrik/ui/class-names';
import { dateTimeText, timeText } from '../../shared/clock/venue-time.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { Paper } from '../../shared/storage/device-memory.ts';
import type { BoardOrder, BoardStation } from './board.ts';
import styles from './Ticket.module.css';

export type TicketProps = {
  order: BoardOrder;
  paper: Paper;
  venueName: string;
  timeZone: string;
  stations: readonly BoardStation[];
  /** Whose part it is; null for the whole order. */
  stationId: string | null;
  heading: TicketHeading | null;
};

/** What the printer in the kitchen puts on paper: black on white, no prices, nothing that needs a colour. */
export function Ticket({ order, paper, venueName, timeZone, ...props }: TicketProps) {
  const t = useTranslate();
  const lines = ticketLines(order, {
    texts: t,
    prints: props.stationId === null ? 'ORDER' : 'STATION',
    stationId: props.stationId,
    stations: props.stations,
    heading: props.heading,
    venueName,
    timeZone,
    timeOf: (at) => timeText(t, at, timeZone),
    dateTimeOf: (at) => dateTimeText(t, at, timeZone),
  });
  return (
    <article className={classNames(styles.ticket, styles[`paper${paper}`])} data-ticket={paper}>
      {lines.map((line, position) => (
        <Line key={`${position}-${line.kind}`} line={line} />
      ))}
    </article>
  );
}

function Line({ line }: { line: TicketLine }) {
  switch (line.kind) {
    case 'RULE':
      return <hr className={styles.RULE} />;
    case 'DISH':
      return (
        <p className={styles.DISH}>
          <b>{line.quantity}</b> <b>{line.text}</b>
        </p>
      );
    case 'COMMENT':
      return (
        <p className={styles.COMMENT}>
          {line.pieces.map(({ text, isAllergy }) =>
            isAllergy ? (
              <mark key={text} className={styles.allergy}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      );
    default:
      return <p className={styles[line.kind]}>{line.text}</p>;
  }
}
