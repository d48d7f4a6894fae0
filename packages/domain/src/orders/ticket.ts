import { allergyPieces, type CommentPiece } from './allergy-words.ts';
import type { Order } from './order.ts';
import { dishCount, orderParts } from './station-parts.ts';
import type { TicketKind } from './printers.ts';
import type { Station } from './stations.ts';

type TicketItem = {
  title: string;
  quantity: number;
  variations: readonly string[];
  removedVariations: readonly string[];
  ageRestricted: boolean;
  allergens: readonly string[];
  stationId: string;
};

/** An order as the kitchen reads it: the board's own, and the server's when it prints. */
export type TicketOrder = Pick<
  Order,
  | 'easyId'
  | 'isTest'
  | 'status'
  | 'type'
  | 'comment'
  | 'createdAt'
  | 'desiredTime'
  | 'estimatedFinishTime'
> & {
  table: { code: string } | null;
  guestName: string | null;
  items: readonly TicketItem[];
  readyStations: readonly string[];
  isPaid: boolean;
  isPayLater: boolean;
  isOnInvoice: boolean;
  total: number;
};

/** Says of a ticket that there may be another one of it. */
export type TicketHeading = 'COPY' | 'POSSIBLE_COPY' | 'TEST';

/** One line of a ticket by what it says; how large and how dark each is belongs to whoever prints. */
export type TicketLine =
  | { kind: 'HEADING' | 'NUMBER' | 'PLACE' | 'GUEST' | 'TIME' | 'STATION'; text: string }
  | { kind: 'RULE' }
  | { kind: 'DISH'; quantity: string; text: string }
  | { kind: 'ADDED' | 'REMOVED'; text: string }
  | { kind: 'MORE' | 'ALLERGENS' | 'CHECK' | 'PAYMENT' | 'ORIGIN'; text: string }
  | { kind: 'COMMENT'; pieces: readonly CommentPiece[] };

type TicketLabel =
  | 'CANCELLED'
  | 'COPY'
  | 'POSSIBLE_COPY'
  | 'TEST'
  | 'EAT_HERE'
  | 'TAKE_AWAY'
  | 'Asap'
  | 'CheckAge'
  | 'Paid'
  | 'PayLater'
  | 'Invoice'
  | 'NotPaid';

/** The words of a ticket in one language. */
export type TicketTexts = (
  key:
    | `Console.Ticket.${TicketLabel}`
    | 'Console.Ticket.Table'
    | 'Console.Ticket.Wanted'
    | 'Console.Ticket.Promised'
    | 'Console.Ticket.Station'
    | 'Console.Ticket.More'
    | 'Console.Ticket.Without'
    | 'Console.Ticket.Contains'
    | 'Console.Ticket.Dishes',
  values?: Record<string, string | number>,
) => string;

export type TicketTerms = {
  texts: TicketTexts;
  prints: TicketKind;
  /** Whose part it is, with `prints: 'STATION'`. */
  stationId: string | null;
  stations: readonly Pick<Station, 'id' | 'name'>[];
  heading: TicketHeading | null;
  venueName: string;
  /** Of the restaurant. */
  timeZone: string;
  /** On its wall. */
  timeOf: (at: Temporal.Instant) => string;
  dateTimeOf: (at: Temporal.Instant) => string;
};

/** KITCHEN-16: all that stands on a ticket, from top to bottom. The only place that decides it, for every printer. */
export function ticketLines(order: TicketOrder, terms: TicketTerms): TicketLine[] {
  // Nobody must cook it, whatever else there is to say of this piece of paper (D-304).
  const isCancelled = order.status === 'REJECTED';
  const heading = isCancelled ? 'CANCELLED' : order.isTest ? 'TEST' : terms.heading;
  return [
    ...(heading
      ? [{ kind: 'HEADING', text: terms.texts(`Console.Ticket.${heading}`) } as const]
      : []),
    ...headOf(order, terms),
    ...(terms.prints === 'LABEL' ? labelOf(order, terms) : dishesOf(order, terms)),
    // Its money goes back: 'paid' would be untrue a moment later.
    ...(isCancelled
      ? []
      : [{ kind: 'PAYMENT', text: terms.texts(`Console.Ticket.${paymentLabel(order)}`) } as const]),
    {
      kind: 'ORIGIN',
      text: `${terms.venueName} ${terms.dateTimeOf(Temporal.Instant.from(order.createdAt))}`,
    },
  ];
}

function headOf(order: TicketOrder, terms: TicketTerms): TicketLine[] {
  const { texts, timeZone } = terms;
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const orderedOn = dayOf(Temporal.Instant.from(order.createdAt));
  // 'Wanted 12:00' of an order for tomorrow would be cooked today (D-353).
  const time = (at: string) => {
    const instant = Temporal.Instant.from(at);
    const isThatDay = dayOf(instant) === orderedOn;
    return { time: isThatDay ? terms.timeOf(instant) : terms.dateTimeOf(instant) };
  };
  return [
    { kind: 'NUMBER', text: order.easyId },
    {
      kind: 'PLACE',
      text: order.table
        ? texts('Console.Ticket.Table', { number: order.table.code })
        : texts(`Console.Ticket.${order.type}`),
    },
    ...(order.guestName ? [{ kind: 'GUEST', text: order.guestName } as const] : []),
    {
      kind: 'TIME',
      text: order.desiredTime
        ? texts('Console.Ticket.Wanted', time(order.desiredTime))
        : texts('Console.Ticket.Asap'),
    },
    ...(order.estimatedFinishTime
      ? [
          {
            kind: 'TIME',
            text: texts('Console.Ticket.Promised', time(order.estimatedFinishTime)),
          } as const,
        ]
      : []),
  ];
}

/** What hangs on a bag: whose it is, and how much is in it. */
const labelOf = (order: TicketOrder, { texts }: TicketTerms): TicketLine[] => [
  { kind: 'RULE' },
  { kind: 'MORE', text: texts('Console.Ticket.Dishes', { count: dishCount(order.items) }) },
  ...checkAge(order.items, texts),
];

function dishesOf(order: TicketOrder, terms: TicketTerms): TicketLine[] {
  const { texts, stations } = terms;
  const parts = orderParts(order, stations);
  const own = parts.find(({ stationId }) => stationId === terms.stationId) ?? null;
  const lines = own ? own.lines : order.items;
  const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? '';
  const allergens = [...new Set(order.items.flatMap((item) => item.allergens))].join(', ');
  return [
    ...(own
      ? [
          {
            kind: 'STATION',
            text: texts('Console.Ticket.Station', {
              station: nameOf(own.stationId),
              position: parts.indexOf(own) + 1,
              count: parts.length,
            }),
          } as const,
        ]
      : []),
    { kind: 'RULE' },
    ...lines.flatMap((item): TicketLine[] => [
      { kind: 'DISH', quantity: `${item.quantity}×`, text: item.title },
      ...item.variations.map((name) => ({ kind: 'ADDED', text: `+ ${name}` }) as const),
      ...item.removedVariations.map(
        (name) => ({ kind: 'REMOVED', text: texts('Console.Ticket.Without', { name }) }) as const,
      ),
    ]),
    { kind: 'RULE' },
    ...(own ? parts.filter((part) => part !== own) : []).map(
      (part) =>
        ({
          kind: 'MORE',
          text: texts('Console.Ticket.More', {
            count: dishCount(part.lines),
            station: nameOf(part.stationId),
          }),
        }) as const,
    ),
    ...(allergens === ''
      ? []
      : [{ kind: 'ALLERGENS', text: texts('Console.Ticket.Contains', { allergens }) } as const]),
    ...(order.comment === ''
      ? []
      : [{ kind: 'COMMENT', pieces: allergyPieces(order.comment) } as const]),
    ...checkAge(lines, texts),
  ];
}

const checkAge = (items: readonly TicketItem[], texts: TicketTexts): TicketLine[] =>
  items.some(({ ageRestricted }) => ageRestricted)
    ? [{ kind: 'CHECK', text: texts('Console.Ticket.CheckAge') }]
    : [];

/** How the money stands, in a word; a free order has no payment, and nothing is owed. */
function paymentLabel(order: TicketOrder): 'Paid' | 'Invoice' | 'PayLater' | 'NotPaid' {
  if (order.isPaid || order.total === 0) return 'Paid';
  if (order.isOnInvoice) return 'Invoice';
  return order.isPayLater ? 'PayLater' : 'NotPaid';
}
