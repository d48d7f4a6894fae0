import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenTestPrinter } from './testing/describe-printing.ts';
import { openPrintingWorld, type PrintingWorld } from './testing/printing-world.ts';
import { openCloudPrinter, openEscposPrinter } from './testing/test-printers.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

describe.each<[string, OpenTestPrinter]>([
  ['an ESC/POS printer', openEscposPrinter],
  ['a CloudPRNT printer', openCloudPrinter],
])('[D-354] tickets that come too late: %s', (_name, openPrinter) => {
  let world: PrintingWorld;
  let printer: Awaited<ReturnType<OpenTestPrinter>>;
  beforeEach(async () => {
    world = await openPrintingWorld({}, 'en');
    printer = await openPrinter(world, { name: 'Grill' });
    await printer.turn();
    printer.runOutOfPaper();
  });
  afterEach(async () => {
    await printer.close();
    await world.close();
  });
  const accepted = async () => {
    const { id } = await world.order();
    await world.move(id, 1, 'ACCEPTED', ', estimatedMinutes: 15');
    return id;
  };
  const finished = async () => {
    const id = await accepted();
    await world.move(id, 2, 'READY');
    await world.move(id, 3, 'COMPLETED');
    return id;
  };
  const comesBack = async () => {
    printer.recover();
    await printer.turn();
    await printer.turn();
  };
  const remove = () =>
    world.call<{ success: boolean; error: string | null }>(
      'mutation ($id: ID!) { removePrinter(id: $id) { success error } }',
      { id: printer.id },
      world.owner,
    );
  const audited = async () =>
    (
      await world.server.db
        .selectFrom('auditLog')
        .select('details')
        .where('action', '=', 'settleMissedTickets')
        .execute()
    ).map(({ details }) => details);

  it('[KITCHEN-14] of an order that is over it is not printed, and the board says so until somebody decides', async () => {
    const number = await world.numberOf(await finished());
    world.pass(5 * MINUTES);
    await comesBack();
    expect(await printer.headed()).toEqual([]);
    const missed = await world.missed(printer.id);
    expect(missed).toEqual({
      tickets: 1,
      easyIds: [number],
      until: expect.any(String) as string,
    });
    expect(await world.board()).toMatchObject([{ waiting: 0, trouble: null }]);
    expect(await remove()).toMatchObject({ success: false, error: 'PRINTER_HAS_TICKETS' });
    const answer = await world.settleMissed(printer.id, missed?.until ?? '', false);
    expect(answer).toEqual({ success: true, error: null, tickets: 1 });
    expect(await audited()).toEqual([{ tickets: 1, isWanted: false }]);
    expect(await world.missed(printer.id)).toBeNull();
    await printer.turn();
    expect(await printer.headed()).toEqual([]);
    // Answered on two boards.
    expect(await world.settleMissed(printer.id, missed?.until ?? '', true)).toMatchObject({
      tickets: 0,
    });
    expect(await remove()).toMatchObject({ success: true });
  });

  it('printed all the same where somebody wants it, in the order of the orders', async () => {
    await finished();
    await finished();
    world.pass(2 * HOURS);
    await comesBack();
    const missed = await world.missed(printer.id);
    expect(missed?.tickets).toBe(2);
    const current = await accepted();
    await world.settleMissed(printer.id, missed?.until ?? '', true);
    expect(await audited()).toEqual([{ tickets: 2, isWanted: true }]);
    await printer.turn();
    expect(await printer.headed()).toEqual([false, false, false]);
    const rows = await world.server.db
      .selectFrom('printTickets')
      .select('orderId')
      .orderBy('createdAt')
      .execute();
    // What is to be cooked now was waiting before somebody asked for the old ones.
    expect(rows[0]?.orderId).toBe(current);
    expect(await world.missed(printer.id)).toBeNull();
  });

  it('decided on is only what the board has shown', async () => {
    await finished();
    world.pass(5 * MINUTES);
    await comesBack();
    const shown = await world.missed(printer.id);
    printer.runOutOfPaper();
    await finished();
    world.pass(5 * MINUTES);
    await comesBack();
    expect((await world.missed(printer.id))?.tickets).toBe(2);
    expect(await world.settleMissed(printer.id, shown?.until ?? '', false)).toMatchObject({
      tickets: 1,
    });
    expect((await world.missed(printer.id))?.tickets).toBe(1);
  });

  it('of an order that is still to be made it is printed, hours later too', async () => {
    await accepted();
    world.pass(3 * HOURS);
    await comesBack();
    expect(await printer.headed()).toEqual([false]);
    expect(await world.missed(printer.id)).toBeNull();
  });

  it('of an order for tomorrow it is printed in the morning', async () => {
    const { id } = await world.order();
    const desiredTime = new Date(world.server.now().add({ hours: 20 }).epochMilliseconds);
    await world.server.db.updateTable('orders').set({ desiredTime }).where('id', '=', id).execute();
    await world.move(id, 1, 'ACCEPTED');
    world.pass(12 * HOURS);
    await comesBack();
    expect(await printer.headed()).toEqual([false]);
  });

  it('of an order everybody has forgotten it is not', async () => {
    await accepted();
    world.pass(4 * HOURS);
    await comesBack();
    expect(await printer.headed()).toEqual([]);
    expect((await world.missed(printer.id))?.tickets).toBe(1);
  });

  it('of a finished order that waited for less than five minutes it is printed: a new roll is no loss', async () => {
    await finished();
    world.pass(5 * MINUTES - 1);
    await comesBack();
    expect(await printer.headed()).toEqual([false]);
  });

  it('[KITCHEN-15] said though the printer never comes back; another one takes only what is of use', async () => {
    const spare = await openPrinter(world, { name: 'Spare', moment: 'BY_HAND' });
    await finished();
    await accepted();
    world.pass(5 * MINUTES);
    await world.work();
    expect(await world.missed(printer.id)).toMatchObject({ tickets: 1 });
    expect(await world.missed(spare.id)).toBeNull();
    expect(await world.handOver(printer.id, spare.id)).toMatchObject({ tickets: 1 });
    await spare.turn();
    expect(await spare.headed()).toEqual([false]);
    expect((await world.missed(printer.id))?.tickets).toBe(1);
    await spare.close();
  });

  it('[D-349] wanted all the same after it was printed by hand elsewhere, it is headed as a copy', async () => {
    const spare = await openPrinter(world, { name: 'Spare', moment: 'BY_HAND' });
    const id = await finished();
    await world.printTicket(id, spare.id);
    await spare.turn();
    world.pass(5 * MINUTES);
    await comesBack();
    const missed = await world.missed(printer.id);
    await world.settleMissed(printer.id, missed?.until ?? '', true);
    await comesBack();
    expect(await printer.headed()).toEqual([true]);
    await spare.close();
  });

  it('[KITCHEN-16] a test of hours ago is gone', async () => {
    await world.call('mutation ($id: ID!) { printTestTicket(printerId: $id) { success } }', {
      id: printer.id,
    });
    world.pass(3 * HOURS);
    await comesBack();
    expect(await printer.headed()).toEqual([]);
    expect(await world.missed(printer.id)).toBeNull();
    expect(await remove()).toMatchObject({ success: true });
  });

  it('[D-304] rejected after all, it is gone', async () => {
    const id = await accepted();
    world.pass(4 * HOURS);
    await comesBack();
    expect((await world.missed(printer.id))?.tickets).toBe(1);
    await world.move(id, 2, 'REJECTED', ', rejectReason: OUT_OF_SUPPLIES');
    expect(await world.missed(printer.id)).toBeNull();
    await printer.turn();
    expect(await printer.headed()).toEqual([]);
  });

  it('an instant that is none is refused', async () => {
    for (const until of ['soon', '-271821-04-20T00:00:00Z'])
      await expect(world.settleMissed(printer.id, until, true)).rejects.toThrow('BAD_USER_INPUT');
  });
});
