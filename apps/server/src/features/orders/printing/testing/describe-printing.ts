import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPrintingWorld, type PrintingWorld } from './printing-world.ts';

/** A printer of either kind, as the restaurant sees it. */
export type TestPrinter = {
  id: string;
  /** Lets it print what it can. */
  turn: () => Promise<void>;
  /** Of every ticket on paper, whether it is headed 'Copy', 'Possibly a copy' or the like. */
  headed: () => Promise<boolean[]>;
  runOutOfPaper: () => void;
  recover: () => void;
};

export type OpenTestPrinter = (
  world: PrintingWorld,
  settings: object,
) => Promise<TestPrinter & { close: () => Promise<void> }>;

/** What holds for every printer, however tickets reach it. */
export function describePrinting(name: string, openPrinter: OpenTestPrinter): void {
  describe(`printing on ${name}`, () => {
    let world: PrintingWorld;
    let open: Awaited<ReturnType<OpenTestPrinter>>[];
    beforeEach(async () => {
      // In English every heading is of letters the printer has, and can be read off its rows.
      world = await openPrintingWorld({}, 'en');
      open = [];
    });
    afterEach(async () => {
      for (const printer of open) await printer.close();
      await world.close();
    });
    const add = async (settings: object) => {
      const printer = await openPrinter(world, settings);
      open.push(printer);
      return printer;
    };
    const accepted = async () => {
      const { id } = await world.order();
      await world.move(id, 1, 'ACCEPTED', ', estimatedMinutes: 15');
      return id;
    };

    it('[KITCHEN-11] on acceptance, as often as it is set, each once', async () => {
      const printer = await add({ name: 'Grill', copies: 2 });
      const { id } = await world.order();
      await printer.turn();
      expect(await printer.headed()).toEqual([]);
      await world.move(id, 1, 'ACCEPTED');
      await printer.turn();
      await printer.turn();
      expect(await printer.headed()).toEqual([false, false]);
      await world.move(id, 2, 'READY');
      await printer.turn();
      expect(await printer.headed()).toHaveLength(2);
    });

    it('[KITCHEN-11] on arrival, and by hand only when asked', async () => {
      const early = await add({ name: 'Early', moment: 'ARRIVAL', prints: 'ORDER' });
      const hand = await add({ name: 'Hand', moment: 'BY_HAND', prints: 'LABEL' });
      const { id } = await world.order();
      await early.turn();
      await hand.turn();
      expect(await early.headed()).toEqual([false]);
      expect(await hand.headed()).toEqual([]);
      await world.move(id, 1, 'ACCEPTED');
      await early.turn();
      expect(await early.headed()).toHaveLength(1);
    });

    it('[KITCHEN-01] [KITCHEN-11] only the parts of its stations', async () => {
      const stations = await world.openBar();
      const grill = await add({ name: 'Grill', stationIds: [stations.kitchen] });
      const bar = await add({ name: 'Bar', stationIds: [stations.bar] });
      await accepted();
      await grill.turn();
      await bar.turn();
      expect(await grill.headed()).toEqual([]);
      expect(await bar.headed()).toEqual([false]);
    });

    it('[KITCHEN-17] [D-306] asked for again it is headed as a copy', async () => {
      const printer = await add({ name: 'Grill' });
      const id = await accepted();
      await printer.turn();
      expect(await world.printTicket(id, printer.id)).toEqual({
        success: true,
        error: null,
        tickets: 1,
      });
      await printer.turn();
      expect(await printer.headed()).toEqual([false, true]);
    });

    it('[KITCHEN-15] out of paper: said on the board after a minute with what waits, and printed when there is paper', async () => {
      const printer = await add({ name: 'Grill' });
      await printer.turn();
      printer.runOutOfPaper();
      await accepted();
      await accepted();
      await printer.turn();
      expect(await world.board()).toEqual([{ name: 'Grill', waiting: 2, trouble: null }]);
      world.pass(59);
      await printer.turn();
      expect(await world.board()).toMatchObject([{ trouble: null }]);
      world.pass(1);
      await printer.turn();
      expect(await world.board()).toEqual([{ name: 'Grill', waiting: 2, trouble: 'PAPER' }]);
      printer.recover();
      world.pass(60);
      await printer.turn();
      await printer.turn();
      expect(await printer.headed()).toEqual([false, false]);
      expect(await world.board()).toEqual([{ name: 'Grill', waiting: 0, trouble: null }]);
    });

    it('[KITCHEN-15] another printer takes what waits', async () => {
      const broken = await add({ name: 'Broken' });
      const spare = await add({ name: 'Spare' });
      broken.runOutOfPaper();
      await accepted();
      await broken.turn();
      await spare.turn();
      expect(await world.handOver(broken.id, spare.id)).toMatchObject({ tickets: 1 });
      broken.recover();
      world.pass(60);
      await broken.turn();
      await spare.turn();
      await spare.turn();
      expect(await broken.headed()).toEqual([]);
      // Its own, and the other's, which says that it may be a copy.
      expect(await spare.headed()).toEqual([false, true]);
    });

    it('[KITCHEN-15] [D-304] what another printer has taken over is taken back with its reason', async () => {
      const broken = await add({ name: 'Broken' });
      const spare = await add({ name: 'Spare', moment: 'BY_HAND' });
      broken.runOutOfPaper();
      const id = await accepted();
      await broken.turn();
      expect(await world.handOver(broken.id, spare.id)).toMatchObject({ tickets: 1 });
      await world.undo(id, 2);
      world.pass(60);
      await spare.turn();
      expect(await spare.headed()).toEqual([]);
    });

    it('[KITCHEN-14] [D-304] what is taken back or rejected before it is printed is not printed', async () => {
      const printer = await add({ name: 'Grill' });
      printer.runOutOfPaper();
      const back = await accepted();
      await world.undo(back, 2);
      const rejected = await accepted();
      await world.move(rejected, 2, 'REJECTED', ', rejectReason: OUT_OF_SUPPLIES');
      printer.recover();
      await printer.turn();
      expect(await printer.headed()).toEqual([]);
      // Accepted anew it is printed, though it had a ticket before.
      await world.move(back, 3, 'ACCEPTED');
      await printer.turn();
      expect(await printer.headed()).toEqual([false]);
    });

    it('[KITCHEN-14] [D-304] a rejected order that is on paper is followed by a ticket that says so, once', async () => {
      const printer = await add({ name: 'Grill', moment: 'ARRIVAL', copies: 2 });
      const { id } = await world.order();
      await printer.turn();
      expect(await printer.headed()).toEqual([false, false]);
      await world.move(id, 1, 'REJECTED', ', rejectReason: OUT_OF_SUPPLIES');
      await printer.turn();
      await printer.turn();
      expect(await printer.headed()).toEqual([false, false, true]);
      // Asked for by hand afterwards it does not look like something to cook either.
      await world.printTicket(id, printer.id);
      await printer.turn();
      expect(await printer.headed()).toEqual([false, false, true, true]);
    });

    it('[KITCHEN-16] a test ticket', async () => {
      const printer = await add({ name: 'Grill' });
      await world.call('mutation ($id: ID!) { printTestTicket(printerId: $id) { success } }', {
        id: printer.id,
      });
      await printer.turn();
      expect(await printer.headed()).toEqual([true]);
    });

    it('[KITCHEN-16] of tests that came out only the last is kept', async () => {
      const printer = await add({ name: 'Grill' });
      for (const _test of [1, 2, 3]) {
        await world.call('mutation ($id: ID!) { printTestTicket(printerId: $id) { success } }', {
          id: printer.id,
        });
        await printer.turn();
      }
      expect(await printer.headed()).toEqual([true, true, true]);
      const kept = await world.server.db.selectFrom('printTickets').select('id').execute();
      expect(kept).toHaveLength(1);
    });
  });
}
