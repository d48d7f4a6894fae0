import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openEscposStandIn,
  type EscposStandIn,
} from '../../../providers/printer/testing/escpos-stand-in.ts';
import { openPrintingWorld, type PrintingWorld } from './testing/printing-world.ts';

describe('[KITCHEN-12] ESC/POS over TCP', () => {
  let world: PrintingWorld;
  let standIn: EscposStandIn;
  let printerId: string;
  beforeEach(async () => {
    world = await openPrintingWorld();
    standIn = await openEscposStandIn();
    const { host, port } = standIn;
    printerId = (await world.add({ name: 'Grill', kind: 'ESCPOS', host, port })).id;
  });
  afterEach(async () => {
    await standIn.close();
    await world.close();
  });
  const accepted = async () => {
    const { id } = await world.order();
    await world.move(id, 1, 'ACCEPTED', ', estimatedMinutes: 15');
    return id;
  };
  const printed = () => standIn.tickets().map(({ rows }) => rows);

  it('[KITCHEN-16] [D-302] prints what the kitchen needs, in the company’s language', async () => {
    const id = await accepted();
    await world.work();
    const [rows = []] = printed();
    const text = rows.join('\n');
    expect(rows[0]).toBe(await world.numberOf(id));
    for (const part of ['Gel al', 'Kitchen, 1/1', '1× Fries', 'Harbour'])
      expect(text).toContain(part);
    // 'Söz verilen' is in the code page, 'En kısa sürede' and 'ÖDENDİ' are not: they are pictures.
    expect(text).toContain('Söz verilen 19:45');
    expect(text).not.toMatch(/sürede|DEND/);
    expect(standIn.tickets()[0]?.pictures).toBeGreaterThanOrEqual(4);
    const bytes = standIn.received();
    expect(bytes.includes(Buffer.from([0x1b, 0x40, 0x1b, 0x74, 16]))).toBe(true);
    expect(bytes.includes(Buffer.from([0x1d, 0x56, 0x42, 0x00]))).toBe(true);
  });

  it('[KITCHEN-16] [D-353] an order for tomorrow names the day', async () => {
    const english = await openPrintingWorld({}, 'en');
    try {
      const { host, port } = standIn;
      await english.add({ name: 'Grill', kind: 'ESCPOS', host, port });
      const { id } = await english.order();
      const tomorrow = english.server.now().add({ hours: 24 });
      await english.server.db
        .updateTable('orders')
        .set({ desiredTime: new Date(tomorrow.epochMilliseconds) })
        .where('id', '=', id)
        .execute();
      await english.move(id, 1, 'ACCEPTED');
      await english.work();
      expect(printed()[0]).toContain('Wanted 14/11/2026 19:30');
    } finally {
      await english.close();
    }
  });

  it('[KITCHEN-14] after a send that was not acknowledged the repeated one is headed', async () => {
    standIn.set('RUNS_OUT');
    const id = await accepted();
    await world.work();
    expect(printed()).toHaveLength(1);
    standIn.set('WELL');
    world.pass(5);
    await world.work();
    const [first, second] = printed();
    expect(first?.[0]).toBe(await world.numberOf(id));
    expect(second?.[0]).toBe('Kopya olabilir');
    world.pass(60);
    await world.work();
    expect(printed()).toHaveLength(2);
    expect(await world.board()).toEqual([{ name: 'Grill', waiting: 0, trouble: null }]);
  });

  it('[KITCHEN-14] [D-303] a printer that never says how it ended: twice, then somebody is asked, and the next order comes out', async () => {
    standIn.set('RUNS_OUT');
    const first = await world.numberOf(await accepted());
    world.pass(1);
    const second = await world.numberOf(await accepted());
    const numbers = () => printed().map((rows) => rows.find((row) => /^\d+$/.test(row)));
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await world.work();
      world.pass(60);
    }
    expect(numbers()).toEqual([first, first, second, second]);
    expect((await world.asked()).map(({ easyId }) => easyId)).toEqual([first, second]);
    // It is there; and the other one has to come once more.
    const [one, other] = await world.asked();
    expect(await world.settle(one?.id, true)).toMatchObject({ success: true, tickets: 0 });
    expect(await world.settle(other?.id, false)).toMatchObject({ success: true, tickets: 1 });
    expect(await world.settle(other?.id, false)).toMatchObject({ success: true, tickets: 0 });
    standIn.set('WELL');
    await world.work();
    expect(numbers()).toEqual([first, first, second, second, second]);
    expect(printed().at(-1)?.[0]).toBe('Kopya olabilir');
    expect(await world.asked()).toEqual([]);
    expect(await world.board()).toEqual([{ name: 'Grill', waiting: 0, trouble: null }]);
  });

  it('[KITCHEN-14] a line that breaks in the middle, and one that was never there', async () => {
    standIn.set('CUT_OFF');
    await accepted();
    await world.work();
    world.pass(5);
    standIn.set('WELL');
    await world.work();
    expect(printed().map(([head]) => head)).toEqual(['Kopya olabilir']);
    // Nothing has left this machine for a printer that is away: no heading.
    const { port } = standIn;
    await standIn.close();
    await accepted();
    await world.work();
    expect(await world.board()).toMatchObject([{ waiting: 1, trouble: null }]);
    world.pass(60);
    await world.work();
    expect(await world.board()).toMatchObject([{ waiting: 1, trouble: 'AWAY' }]);
    standIn = await openEscposStandIn();
    await world.server.db
      .updateTable('printers')
      .set({ port: standIn.port })
      .where('port', '=', port)
      .execute();
    world.pass(60);
    await world.work();
    expect(printed().map(([head]) => head)).toEqual([expect.stringMatching(/^\d+$/)]);
  });

  it('[KITCHEN-14] an hour without paper: every order, oldest first, none given up', async () => {
    standIn.set('NO_PAPER');
    const ids: string[] = [];
    for (const _order of [1, 2, 3]) {
      ids.push(await accepted());
      world.pass(60);
      await world.work();
    }
    for (let minutes = 0; minutes < 60; minutes += 5) {
      world.pass(300);
      await world.work();
    }
    standIn.set('WELL');
    world.pass(60);
    await world.work();
    const numbers = await Promise.all(ids.map(world.numberOf));
    expect(printed().map(([head]) => head)).toEqual(numbers);
  });

  it('[KITCHEN-15] an open cover is told from missing paper', async () => {
    standIn.set('COVER_OPEN');
    await accepted();
    await world.work();
    world.pass(60);
    expect(await world.board()).toMatchObject([{ trouble: 'COVER' }]);
  });

  it('[KITCHEN-15] with nothing left to print it is asked how it is, once a minute, until it is well', async () => {
    const { id: spare } = await world.add({ name: 'Spare', kind: 'CLOUDPRNT', moment: 'BY_HAND' });
    const trouble = async () => (await world.board()).find(({ name }) => name === 'Grill')?.trouble;
    standIn.set('NO_PAPER');
    await accepted();
    await world.work();
    world.pass(60);
    expect(await trouble()).toBe('PAPER');
    await world.handOver(printerId, spare);
    standIn.set('COVER_OPEN');
    await world.work();
    world.pass(60);
    expect(await trouble()).toBe('COVER');
    standIn.set('WELL');
    await world.work();
    expect(await trouble()).toBeNull();
    expect(printed()).toEqual([]);
  });

  it('[D-305] takes only addresses of a private network, also where the row says otherwise', async () => {
    const refusal = async (changes: object) =>
      (
        await world.call<{ error: string | null }>(
          'mutation ($id: ID!, $printer: PrinterInput!) { changePrinter(id: $id, printer: $printer) { error } }',
          { id: printerId, printer: { name: 'Grill', kind: 'ESCPOS', ...changes } },
          world.owner,
        )
      ).error;
    for (const host of ['8.8.8.8', '169.254.169.254', 'printer.example', '0.0.0.0', '::1'])
      expect(await refusal({ host })).toBe('PRINTER_ADDRESS');
    expect(await refusal({ host: '192.168.1.40' })).toBeNull();
    await world.server.db.updateTable('printers').set({ host: '169.254.1.1' }).execute();
    await accepted();
    await world.work();
    world.pass(60);
    expect(await world.board()).toMatchObject([{ waiting: 1, trouble: 'AWAY' }]);
  });

  it('[KITCHEN-11] [D-306] is removed only when no order waits for it', async () => {
    standIn.set('NO_PAPER');
    await accepted();
    const remove = () =>
      world.call<{ success: boolean; error: string | null }>(
        'mutation ($id: ID!) { removePrinter(id: $id) { success error } }',
        { id: printerId },
        world.owner,
      );
    expect(await remove()).toEqual({ success: false, error: 'PRINTER_HAS_TICKETS' });
    standIn.set('WELL');
    await world.work();
    standIn.set('NO_PAPER');
    // A test that never came out is no loss (D-306).
    await world.call('mutation ($id: ID!) { printTestTicket(printerId: $id) { success } }', {
      id: printerId,
    });
    expect(await remove()).toEqual({ success: true, error: null });
    expect(await world.board()).toEqual([]);
  });
});
