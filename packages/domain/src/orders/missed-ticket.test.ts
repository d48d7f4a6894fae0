import { describe, expect, it } from 'vitest';
import { isTicketMissed, type LateTicket } from './missed-ticket.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.ts';
import { TICKET_KINDS, type TicketCause, type TicketKind } from './printers.ts';

const at = (text: string) => Temporal.Instant.from(`2026-11-13T${text}:00Z`);
const noon = at('12:00');
const late = (
  status: OrderStatus,
  ticket: Partial<LateTicket> = {},
  order: Partial<NonNullable<LateTicket['order']>> = {},
): LateTicket => ({
  cause: 'ACCEPTANCE',
  prints: 'STATION',
  createdAt: noon,
  order: { status, desiredTime: null, estimatedFinishTime: null, ...order },
  ...ticket,
});

describe('[D-354] a ticket that comes too late to be printed by itself', () => {
  it('never one that has waited for less than five minutes: it is a new roll', () => {
    for (const status of ORDER_STATUSES)
      expect(isTicketMissed(late(status), at('12:04'))).toBe(false);
  });

  it.each<[OrderStatus, TicketKind, boolean]>(
    ORDER_STATUSES.flatMap((status) =>
      TICKET_KINDS.map((prints) => [
        status,
        prints,
        status === 'COMPLETED' ||
          status === 'REJECTED' ||
          (status === 'READY' && prints === 'STATION'),
      ]),
    ),
  )('of an order that is %s, %s: %s', (status, prints, isMissed) => {
    expect(isTicketMissed(late(status, { prints }), at('12:05'))).toBe(isMissed);
    expect(isTicketMissed(late(status, { prints, cause: 'ARRIVAL' }), at('12:05'))).toBe(isMissed);
  });

  it.each<TicketCause>(['BY_HAND', 'REJECTION'])(
    '%s: wanted though its order is over, for three hours',
    (cause) => {
      expect(isTicketMissed(late('COMPLETED', { cause }), at('14:59'))).toBe(false);
      expect(isTicketMissed(late('COMPLETED', { cause }), at('15:00'))).toBe(true);
    },
  );

  it('whatever it is, three hours after its order was to be ready', () => {
    const wanted = { desiredTime: at('17:00') };
    expect(isTicketMissed(late('ACCEPTED'), at('14:59'))).toBe(false);
    expect(isTicketMissed(late('ACCEPTED'), at('15:00'))).toBe(true);
    expect(isTicketMissed(late('ACCEPTED', {}, wanted), at('19:59'))).toBe(false);
    expect(isTicketMissed(late('ACCEPTED', {}, wanted), at('20:00'))).toBe(true);
    const promised = { ...wanted, estimatedFinishTime: at('18:00') };
    expect(isTicketMissed(late('ACCEPTED', {}, promised), at('20:59'))).toBe(false);
    expect(isTicketMissed(late('ACCEPTED', {}, promised), at('21:00'))).toBe(true);
  });

  it('asked for long after its order was to be ready, three hours after it was asked for', () => {
    const promised = { estimatedFinishTime: at('09:00') };
    expect(isTicketMissed(late('ACCEPTED', { cause: 'BY_HAND' }, promised), at('14:59'))).toBe(
      false,
    );
    expect(isTicketMissed(late('ACCEPTED', { cause: 'BY_HAND' }, promised), at('15:00'))).toBe(
      true,
    );
  });

  it('a test too', () => {
    const test: LateTicket = { cause: 'TEST', prints: 'ORDER', createdAt: noon, order: null };
    expect(isTicketMissed(test, at('14:59'))).toBe(false);
    expect(isTicketMissed(test, at('15:00'))).toBe(true);
  });
});
