import { describe, expect, it } from 'vitest';
import { allergyPieces } from './allergy-words.ts';
import { ticketLines, type TicketOrder, type TicketTerms, type TicketTexts } from './ticket.ts';

const texts: TicketTexts = (key, values = {}) =>
  [key.replace('Console.Ticket.', ''), ...Object.values(values)].join(' ');
const stations = [
  { id: 'kitchen', name: 'Kitchen' },
  { id: 'bar', name: 'Bar' },
  { id: 'dessert', name: 'Dessert' },
];
const terms: TicketTerms = {
  texts,
  prints: 'STATION',
  stationId: 'kitchen',
  stations,
  heading: null,
  venueName: 'Nordbro',
  timeZone: 'Europe/Stockholm',
  timeOf: (at) => at.toString().slice(11, 16),
  dateTimeOf: (at) => at.toString().slice(0, 16),
};
const dish = (
  title: string,
  stationId: string,
  changes: Partial<TicketOrder['items'][0]> = {},
) => ({
  title,
  quantity: 1,
  variations: [],
  removedVariations: [],
  ageRestricted: false,
  allergens: [],
  stationId,
  ...changes,
});
const order: TicketOrder = {
  isTest: false,
  easyId: '418',
  status: 'ACCEPTED',
  type: 'TAKE_AWAY',
  comment: '',
  createdAt: '2026-11-13T18:30:00Z',
  desiredTime: null,
  estimatedFinishTime: null,
  table: null,
  guestName: null,
  items: [
    dish('Ale', 'bar', { quantity: 3, ageRestricted: true }),
    dish('Adana', 'kitchen', {
      quantity: 2,
      variations: ['Lavash'],
      removedVariations: ['Onion'],
      allergens: ['gluten'],
    }),
  ],
  readyStations: [],
  isPaid: true,
  isPayLater: false,
  isOnInvoice: false,
  total: 26_700,
};
const linesOf = (changes: Partial<TicketOrder>, how: Partial<TicketTerms> = {}) =>
  ticketLines({ ...order, ...changes }, { ...terms, ...how }).map((line) =>
    [
      line.kind,
      ...('quantity' in line ? [line.quantity] : []),
      ...('text' in line ? [line.text] : []),
    ].join(' '),
  );

describe('[KITCHEN-16] [D-304] the ticket of a rejected order', () => {
  it('says so before everything else, whatever else it is, and nothing of money', () => {
    for (const heading of [null, 'COPY', 'POSSIBLE_COPY'] as const)
      for (const prints of ['STATION', 'ORDER', 'LABEL'] as const) {
        const lines = linesOf({ status: 'REJECTED' }, { heading, prints });
        expect(lines[0]).toBe('HEADING CANCELLED');
        expect(lines.filter((line) => /^HEADING|^PAYMENT/.test(line))).toHaveLength(1);
      }
  });
});

describe('[KITCHEN-16] a ticket', () => {
  it('of a station has its lines, which of how many it is, and what is made elsewhere', () => {
    expect(linesOf({})).toEqual([
      'NUMBER 418',
      'PLACE TAKE_AWAY',
      'TIME Asap',
      'STATION Station Kitchen 1 2',
      'RULE',
      'DISH 2× Adana',
      'ADDED + Lavash',
      'REMOVED Without Onion',
      'RULE',
      'MORE More 3 Bar',
      'ALLERGENS Contains gluten',
      'PAYMENT Paid',
      'ORIGIN Nordbro 2026-11-13T18:30',
    ]);
  });

  it('of the order has every line, and asks for identification', () => {
    const lines = linesOf({}, { prints: 'ORDER', stationId: null });
    expect(lines).toContain('DISH 3× Ale');
    expect(lines).toContain('DISH 2× Adana');
    expect(lines).toContain('CHECK CheckAge');
    expect(lines.some((line) => line.startsWith('STATION'))).toBe(false);
    // Whoever grills need not ask.
    expect(linesOf({})).not.toContain('CHECK CheckAge');
  });

  it('of a bag says whose it is and how much is in it', () => {
    const lines = linesOf({ guestName: 'Elif K.' }, { prints: 'LABEL', stationId: null });
    expect(lines).toContain('GUEST Elif K.');
    expect(lines).toContain('MORE Dishes 5');
    expect(lines.some((line) => line.startsWith('DISH'))).toBe(false);
  });

  it('says table, name, what is wanted and what is promised', () => {
    const lines = linesOf({
      table: { code: '12' },
      guestName: 'Elif K.',
      desiredTime: '2026-11-13T19:00:00Z',
      estimatedFinishTime: '2026-11-13T19:05:00Z',
    });
    for (const line of [
      'PLACE Table 12',
      'GUEST Elif K.',
      'TIME Wanted 19:00',
      'TIME Promised 19:05',
    ])
      expect(lines).toContain(line);
  });

  it('[D-353] names the day of what is wanted or promised on another one, by the restaurant’s wall', () => {
    const at = (createdAt: string, desiredTime: string) =>
      linesOf({ createdAt, desiredTime }).find((line) => line.startsWith('TIME Wanted'));
    expect(at('2026-11-13T18:30:00Z', '2026-11-14T11:00:00Z')).toBe('TIME Wanted 2026-11-14T11:00');
    // Half past midnight in Stockholm is the next day, though not in London; and both are one day an hour later.
    expect(at('2026-11-13T22:50:00Z', '2026-11-13T23:30:00Z')).toBe('TIME Wanted 2026-11-13T23:30');
    expect(at('2026-11-13T23:10:00Z', '2026-11-14T00:10:00Z')).toBe('TIME Wanted 00:10');
  });

  it.each([
    ['Paid', { isPaid: true }],
    ['Paid', { isPaid: false, total: 0 }],
    ['Invoice', { isPaid: false, isOnInvoice: true }],
    ['PayLater', { isPaid: false, isPayLater: true }],
    ['NotPaid', { isPaid: false }],
  ])('says %s', (word, changes) => {
    expect(linesOf(changes)).toContain(`PAYMENT ${word}`);
  });

  it('[KITCHEN-14] [KITCHEN-17] says on top that it is or may be a copy', () => {
    expect(linesOf({ isTest: true }, { heading: 'COPY' })[0]).toBe('HEADING TEST');
    expect(linesOf({}, { heading: 'COPY' })[0]).toBe('HEADING COPY');
    expect(linesOf({}, { heading: 'POSSIBLE_COPY' })[0]).toBe('HEADING POSSIBLE_COPY');
  });

  it('sets the words of an allergy apart within the comment', () => {
    const lines = ticketLines({ ...order, comment: 'Please hurry, allergic to nuts' }, terms);
    expect(lines.find(({ kind }) => kind === 'COMMENT')).toEqual({
      kind: 'COMMENT',
      pieces: [
        { text: 'Please hurry,', isAllergy: false },
        { text: ' allergic', isAllergy: true },
        { text: ' to nuts', isAllergy: false },
      ],
    });
  });
});

describe('[KITCHEN-16] the pieces of a comment', () => {
  it.each([
    ['Lütfen fıstık yok', ' fıstık yok'],
    ['Utan nötter tack', 'Utan nötter'],
    ['jag är GLUTENINTOLERANT!', ' GLUTENINTOLERANT!'],
    ['Cut in half', ''],
  ])('of %s', (comment, marked) => {
    const pieces = allergyPieces(comment);
    expect(pieces.map(({ text }) => text).join('')).toBe(comment);
    expect(
      pieces
        .filter(({ isAllergy }) => isAllergy)
        .map(({ text }) => text)
        .join(''),
    ).toBe(marked);
  });
});
