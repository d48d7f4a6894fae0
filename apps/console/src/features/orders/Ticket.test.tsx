import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '../../shared/messages/testing/WithMessages.tsx';
import type { BoardOrder } from './board.ts';
import { aDish, anOrder, minutesFromNoon } from './testing/board-orders.ts';
import { Ticket } from './Ticket.tsx';
import { ticketPageRule } from '../../shared/printer/ticket-page.ts';

afterEach(cleanup);

const printed = (fields: Partial<BoardOrder>, stationId: string | null = null) =>
  render(
    <WithMessages>
      <Ticket
        order={anOrder(fields)}
        paper="58"
        venueName="Nordbro"
        timeZone="Europe/Stockholm"
        stations={[
          { id: 'kitchen', name: 'Kitchen', colour: 'RED' },
          { id: 'bar', name: 'Bar', colour: 'BLUE' },
        ]}
        stationId={stationId}
        heading={null}
      />
    </WithMessages>,
  ).container.textContent;

describe('a ticket', () => {
  it('[ORDER-21] says number, table, time and every dish with what is added and left out', () => {
    const text = printed({
      type: 'EAT_HERE',
      table: { code: '12' },
      comment: 'Cut in half',
      desiredTime: minutesFromNoon(20),
      items: [aDish({ quantity: 2, variations: ['Extra lavash'], removedVariations: ['Onion'] })],
    });
    for (const part of ['418', 'Table 12', 'Wanted 13:20', '2×', 'Adana dürüm', '+ Extra lavash'])
      expect(text).toContain(part);
    for (const part of ['NO Onion', 'Cut in half', 'Nordbro']) expect(text).toContain(part);
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
    expect(text).toContain('PAY LATER');
  });

  it('[F-72] [F-76] says whose it is, what it contains and that it is paid', () => {
    const items = [
      aDish({ allergens: ['gluten', 'milk'] }),
      aDish({ allergens: ['milk', 'nuts'] }),
    ];
    const text = printed({ guestName: 'Elif K.', items });
    for (const part of ['Elif K.', 'Contains: gluten, milk, nuts', 'PAID'])
      expect(text).toContain(part);
    cleanup();
    expect(printed({ isPaid: false, isOnInvoice: true })).toContain('INVOICE');
  });

  it('[KITCHEN-16] [F-76] sets the words of an allergy apart within the comment', () => {
    printed({ comment: 'Please hurry, allergic to nuts' });
    expect(screen.getByRole('mark').textContent).toBe(' allergic');
    cleanup();
    printed({ comment: 'Cut in half' });
    expect(screen.queryByRole('mark')).toBeNull();
  });

  it('[KITCHEN-16] of a station has its part, and says what is made elsewhere', () => {
    const items = [aDish(), aDish({ title: 'Ayran', quantity: 3, stationId: 'bar' })];
    const text = printed({ items }, 'bar');
    for (const part of ['Bar, 2 of 2', 'Ayran', 'and 1 more at Kitchen'])
      expect(text).toContain(part);
    expect(text).not.toContain('Adana');
  });

  it('has a page as wide as the roll and a little longer than itself', () => {
    expect(ticketPageRule('80', 96)).toBe('@page { size: 80mm 28mm; margin: 0; }');
  });
});
