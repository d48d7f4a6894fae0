import { describe, expect, it } from 'vitest';
import {
  answerPoll,
  needsStaffConfirmation,
  printerTrouble,
  retryAfterSeconds,
  stateOfCloudPrnt,
} from './print-queue.ts';

const at = (text: string) => Temporal.Instant.from(`2026-11-13T${text}Z`);

describe('[KITCHEN-14] a ticket that could not be printed', () => {
  it('is tried again, more and more seldom, and never given up', () => {
    expect([1, 2, 3, 4, 5, 6].map(retryAfterSeconds)).toEqual([5, 10, 20, 40, 60, 60]);
    expect(retryAfterSeconds(1_000_000)).toBe(60);
    expect(retryAfterSeconds(0)).toBe(5);
  });

  it('[D-303] sent twice without an end it is asked about instead of being printed for ever', () => {
    expect([0, 1, 2, 3].map(needsStaffConfirmation)).toEqual([false, false, true, true]);
  });
});

describe('[KITCHEN-15] what the board says of a printer', () => {
  const printer = {
    kind: 'ESCPOS',
    state: 'PAPER',
    stateSince: at('18:30:00'),
    seenAt: at('18:30:00'),
    waitingSince: null,
    printedAt: null,
  } as const;

  it('nothing for the first minute', () => {
    expect(printerTrouble(printer, at('18:30:59'))).toBeNull();
    expect(printerTrouble(printer, at('18:31:00'))).toEqual({
      kind: 'PAPER',
      since: at('18:30:00'),
    });
    expect(printerTrouble({ ...printer, state: 'OK' }, at('19:30:00'))).toBeNull();
  });

  it('that it cannot print, when a ticket has waited for a minute in which nothing came out', () => {
    const well = { ...printer, state: 'OK', waitingSince: at('18:40:00') } as const;
    expect(printerTrouble(well, at('18:40:59'))).toBeNull();
    expect(printerTrouble(well, at('18:41:00'))).toEqual({ kind: 'FAULT', since: at('18:40:00') });
    // Busy, or well again a moment ago.
    expect(printerTrouble({ ...well, printedAt: at('18:40:30') }, at('18:41:00'))).toBeNull();
    expect(printerTrouble({ ...well, stateSince: at('18:40:30') }, at('18:41:00'))).toBeNull();
  });

  it('that one which asks us is away when it asks no more', () => {
    const star = {
      ...printer,
      kind: 'CLOUDPRNT',
      state: 'OK',
      stateSince: at('12:00:00'),
    } as const;
    expect(printerTrouble(star, at('18:30:59'))).toBeNull();
    expect(printerTrouble(star, at('18:31:00'))).toEqual({ kind: 'AWAY', since: at('18:30:00') });
    // Set up and never heard of.
    const never = { ...star, seenAt: null };
    expect(printerTrouble(never, at('12:01:00'))).toMatchObject({ kind: 'AWAY' });
    const open = { ...star, state: 'COVER', seenAt: at('18:30:59') } as const;
    expect(printerTrouble(open, at('18:31:00'))).toEqual({ kind: 'COVER', since: at('12:00:00') });
  });
});

describe('[KITCHEN-13] a CloudPRNT printer', () => {
  it.each([
    ['200 OK', 'OK'],
    ['211 Paper low', 'OK'],
    ['OK', 'OK'],
    ['410 Out of paper', 'PAPER'],
    ['411 Paper jam', 'PAPER'],
    ['420 Cover open', 'COVER'],
    ['510 Incompatible media', 'FAULT'],
    ['', 'FAULT'],
  ])('that says %s is %s', (code, state) => {
    expect(stateOfCloudPrnt(code)).toBe(state);
  });

  const waiting = { fetchedAt: null, tryAt: at('18:30:00') };
  const fetched = { fetchedAt: at('18:30:00'), tryAt: at('18:29:00') };
  const well = { state: 'OK', isPrinting: false } as const;

  it('is offered what waits, while it can print', () => {
    expect(answerPoll(waiting, well, at('18:30:00'))).toBe('OFFER');
    expect(answerPoll(null, well, at('18:30:00'))).toBe('NOTHING');
    expect(answerPoll(waiting, { ...well, state: 'PAPER' }, at('18:30:00'))).toBe('NOTHING');
    // It has just failed.
    expect(answerPoll(waiting, well, at('18:29:59'))).toBe('NOTHING');
  });

  it('[KITCHEN-14] is not offered again what it is printing, unless it is silent about it for a minute', () => {
    expect(answerPoll(fetched, well, at('18:30:05'))).toBe('NOTHING');
    expect(answerPoll(fetched, well, at('18:30:59'))).toBe('NOTHING');
    expect(answerPoll(fetched, well, at('18:31:00'))).toBe('AGAIN');
    expect(answerPoll(fetched, { ...well, isPrinting: true }, at('18:35:00'))).toBe('NOTHING');
  });
});
