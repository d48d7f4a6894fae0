import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Spoken } from '../../shared/speech/testing/Spoken.tsx';
import type { BoardOrder } from './board.ts';
import { aDish, anOrder } from './testing/board-orders.ts';
import { Ticket } from './Ticket.tsx';
import { ticketPageRule } from './ticket-page.ts';

afterEach(cleanup);

const printed = (fields: Partial<BoardOrder>) =>
  render(
    <Spoken>
      <Ticket
        order={anOrder(fields)}
        paper="58"
        venueName="Nordbro"
        createdAt="02/03/2026 13:00"
        dueAt="13:20"
      />
    </Spoken>,
  ).container.textContent;

describe('a ticket', () => {
  it('[ORDER-21] says number, table, time and every dish with what is added and left out', () => {
    const text = printed({
      type: 'EAT_HERE',
      table: { code: '12' },
      comment: 'Cut in half',
      items: [aDish({ quantity: 2, variations: ['Extra lavash'], removedVariations: ['Onion'] })],
    });
    for (const part of ['418', 'Table 12', 'For 13:20', '2×', 'Adana dürüm', '+ Extra lavash'])
      expect(text).toContain(part);
    for (const part of ['Without Onion', 'Cut in half', 'Nordbro']) expect(text).toContain(part);
  });

  it('names no price', () => {
    expect(printed({ total: 26_700 })).not.toMatch(/267|kr/);
  });

  it('[D-49] reminds of the identification, and of what is not paid yet', () => {
    const text = printed({
      items: [aDish({ ageRestricted: true })],
      isPaid: false,
      isPayLater: true,
    });
    expect(text).toContain('Check ID');
    expect(text).toContain('Pay later');
  });

  it('[F-72] [F-76] says whose it is, what it contains and that it is paid', () => {
    const items = [
      aDish({ allergens: ['gluten', 'milk'] }),
      aDish({ allergens: ['milk', 'nuts'] }),
    ];
    const text = printed({ guestName: 'Elif K.', items });
    for (const part of ['Elif K.', 'Contains: gluten, milk, nuts', 'Paid'])
      expect(text).toContain(part);
    cleanup();
    expect(printed({ isPaid: false, isOnInvoice: true })).toContain('Invoice');
  });

  it('[F-76] sets an allergy apart from other comments', () => {
    const frameOf = (comment: string) => {
      printed({ comment });
      const frame = screen.getByText(comment).className;
      cleanup();
      return frame;
    };
    expect(frameOf('Allergic to nuts')).not.toBe(frameOf('Cut in half'));
  });

  it('has a page as wide as the roll and a little longer than itself', () => {
    expect(ticketPageRule('80', 96)).toBe('@page { size: 80mm 28mm; margin: 0; }');
  });
});
