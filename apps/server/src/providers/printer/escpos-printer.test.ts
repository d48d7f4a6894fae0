import { Buffer } from 'node:buffer';
import { reachOf, TEST_REACH } from '@tallrik/domain/orders/printer-address';
import type { TicketLine } from '@tallrik/domain/orders/ticket';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeIn } from './code-page.ts';
import { makeEscposPrinter } from './escpos-printer.ts';
import { escposTicket } from './escpos-ticket.ts';
import { openEscposStandIn, type EscposStandIn } from './testing/escpos-stand-in.ts';
import { openTestTypeface } from './testing/test-typeface.ts';
import type { Typeface } from './typeface.ts';

const lines: TicketLine[] = [
  { kind: 'NUMBER', text: '418' },
  { kind: 'RULE' },
  { kind: 'DISH', quantity: '2×', text: 'Räksmörgås med ägg och majonnäs' },
  { kind: 'REMOVED', text: 'UTAN Lök' },
];

describe('[KITCHEN-12] the letters of a printer', () => {
  it('are what its code page has', () => {
    expect(encodeIn('WPC1252', 'Räksmörgås 2×')).toEqual(
      Uint8Array.from(Buffer.from('Räksmörgås 2×', 'latin1')),
    );
    expect(encodeIn('WPC1252', '€')).toEqual(Uint8Array.of(0x80));
    expect(encodeIn('WPC1254', 'ğşıİ')).toEqual(Uint8Array.of(0xf0, 0xfe, 0xfd, 0xdd));
    // Written as two signs it is the same letter.
    expect(encodeIn('WPC1252', 'a\u030a')).toEqual(Uint8Array.of(0xe5));
  });

  it('what it lacks is not replaced by something else', () => {
    for (const text of ['ğ', 'ş', 'İ', '🌶', '漢', '\u001b@', '\n'])
      expect(encodeIn('WPC1252', text)).toBeNull();
    expect(encodeIn('ASCII', 'å')).toBeNull();
    expect(encodeIn('ASCII', '2× x')).toEqual(Uint8Array.from(Buffer.from('2x x')));
  });
});

describe('[KITCHEN-12] [KITCHEN-14] an ESC/POS printer', () => {
  let typeface: Typeface;
  let standIn: EscposStandIn;
  beforeAll(async () => {
    typeface = await openTestTypeface();
  });
  beforeEach(async () => {
    standIn = await openEscposStandIn();
  });
  afterEach(() => standIn.close());
  const print = (given: readonly TicketLine[] = lines, reach = TEST_REACH, printMs = 20_000) => {
    const sent: string[] = [];
    const port = makeEscposPrinter({
      render: async (rendered, printer) => escposTicket(rendered, printer, typeface),
      reach,
      patience: { printMs, statusMs: 300 },
    });
    const { host, port: number } = standIn;
    const printer = { host, port: number, paper: 80, codePage: 'WPC1252' } as const;
    return port
      .print(printer, given, async () => sent.push('sending') > 0)
      .then((outcome) => ({ outcome, sent }));
  };

  it('[D-305] is not called at a port that is not for printing, whatever is stored', async () => {
    const { outcome, sent } = await print(lines, { ...TEST_REACH, ports: 'RAW' });
    expect(outcome).toEqual({ kind: 'NOT_SENT', state: 'AWAY' });
    expect(sent).toEqual([]);
    expect(standIn.received()).toHaveLength(0);
  });

  it('prints text where it has the letters and pictures where not, and says so', async () => {
    const emoji: TicketLine = { kind: 'DISH', quantity: '1×', text: 'Çiğ köfte 🌶' };
    expect((await print([...lines, emoji])).outcome).toEqual({ kind: 'PRINTED', state: 'OK' });
    const [ticket] = standIn.tickets();
    expect(ticket?.rows).toEqual([
      '418',
      '2× Räksmörgås med ägg',
      '   och majonnäs',
      '      UTAN Lök',
    ]);
    // The rule and the dish.
    expect(ticket?.pictures).toBe(2);
  });

  it.each([
    ['NO_PAPER', 'PAPER'],
    ['COVER_OPEN', 'COVER'],
  ] as const)('is sent nothing while it says %s', async (mood, state) => {
    standIn.set(mood);
    expect(await print()).toEqual({ outcome: { kind: 'NOT_SENT', state }, sent: [] });
    expect(standIn.tickets()).toEqual([]);
  });

  it.each([
    ['MUTE', 'FAULT'],
    ['RUNS_OUT', 'FAULT'],
    ['CUT_OFF', 'AWAY'],
  ] as const)('that is %s has not acknowledged', async (mood, state) => {
    standIn.set(mood);
    // Only silence has to be waited for.
    expect(await print(lines, TEST_REACH, mood === 'MUTE' ? 300 : 20_000)).toEqual({
      outcome: { kind: 'UNACKNOWLEDGED', state },
      sent: ['sending'],
    });
  });

  it('[D-303] what a printer says unasked is no acknowledgement: one that loses its power after it has not printed', async () => {
    standIn.set('DYING');
    expect(await print()).toEqual({
      outcome: { kind: 'UNACKNOWLEDGED', state: 'AWAY' },
      sent: ['sending'],
    });
    expect(standIn.tickets()).toEqual([]);
  });

  it('[D-303] one that says more than it is asked prints, and is heard', async () => {
    standIn.set('CHATTY');
    expect((await print()).outcome).toEqual({ kind: 'PRINTED', state: 'OK' });
    expect(standIn.tickets()).toHaveLength(1);
  });

  it('[KITCHEN-12] is asked how it is after the ticket too: its last sheet is told before the next one', async () => {
    standIn.set('LAST_SHEET');
    expect((await print()).outcome).toEqual({ kind: 'PRINTED', state: 'PAPER' });
  });

  it('[KITCHEN-12] another program on its port is not a printer without paper', async () => {
    standIn.set('WEB_SERVER');
    expect(await print()).toEqual({ outcome: { kind: 'NOT_SENT', state: 'AWAY' }, sent: [] });
  });

  it('[D-305] is not called where no printer may stand', async () => {
    expect(await print(lines, reachOf([]))).toEqual({
      outcome: { kind: 'NOT_SENT', state: 'AWAY' },
      sent: [],
    });
    expect(standIn.received()).toHaveLength(0);
  });

  it('[D-304] is sent nothing of a ticket that was called off while it was asked how it is', async () => {
    const port = makeEscposPrinter({
      render: async (rendered, printer) => escposTicket(rendered, printer, typeface),
      reach: TEST_REACH,
    });
    const { host, port: number } = standIn;
    const printer = { host, port: number, paper: 80, codePage: 'WPC1252' } as const;
    expect(await port.print(printer, lines, async () => false)).toEqual({ kind: 'CALLED_OFF' });
    // What it says unasked is switched off; two questions, and nothing else.
    const requestBytes = [0x1d, 0x61, 0, 0x10, 0x04, 1, 0x10, 0x04, 4];
    expect(standIn.received()).toEqual(Buffer.from(requestBytes));
  });

  it('a guest’s words never become commands', async () => {
    const hostile: TicketLine = { kind: 'ADDED', text: '+ \u001bp0\u001d V0' };
    await print([hostile]);
    const bytes = standIn.received();
    expect(bytes.includes(Buffer.from('\u001bp0'))).toBe(false);
    expect(standIn.tickets()).toHaveLength(1);
  });
});
