import { once } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openCloudPrntStandIn } from '../../../providers/printer/testing/cloudprnt-stand-in.ts';
import {
  openEscposStandIn,
  type EscposStandIn,
} from '../../../providers/printer/testing/escpos-stand-in.ts';
import { askInjected } from './testing/cloud-printers.ts';
import { openPrintingWorld, type PrintingWorld } from './testing/printing-world.ts';
import { findNextTicket, markSent } from './ticket-store.ts';

const HEADED = /copy|cancelled/i;

describe('paper of one order at several printers', () => {
  let world: PrintingWorld;
  let opened: EscposStandIn[];
  beforeEach(async () => {
    // In English every heading is of letters the printer has, and can be read off its rows.
    world = await openPrintingWorld({}, 'en');
    opened = [];
  });
  afterEach(async () => {
    for (const standIn of opened) await standIn.close();
    await world.close();
  });

  /** An ESC/POS printer; `heads` are its tickets' headings, or their numbers. */
  const add = async (settings: object) => {
    const paper = await openEscposStandIn();
    opened.push(paper);
    const { host, port } = paper;
    const { id } = await world.add({ kind: 'ESCPOS', host, port, ...settings });
    return { id, paper, heads: () => paper.tickets().map(({ rows }) => rows[0] ?? '') };
  };
  const accepted = async () => {
    const { id } = await world.order();
    await world.move(id, 1, 'ACCEPTED');
    return id;
  };
  const reject = (id: string, version: number) =>
    world.move(id, version, 'REJECTED', ', rejectReason: OUT_OF_SUPPLIES');
  const workLater = async () => {
    world.pass(60);
    await world.work();
  };

  it('[D-348] accepted anew, an order whose ticket another printer has taken over is not planned again', async () => {
    const grill = await add({ name: 'Grill' });
    const spare = await add({ name: 'Spare', moment: 'BY_HAND' });
    grill.paper.set('NO_PAPER');
    const id = await accepted();
    await world.work();
    await world.handOver(grill.id, spare.id);
    await world.work();
    grill.paper.set('WELL');
    await world.undo(id, 2);
    await world.move(id, 3, 'ACCEPTED');
    await workLater();
    expect(spare.heads()).toEqual([await world.numberOf(id)]);
    expect(grill.heads()).toEqual([]);
  });

  it('[D-348] [D-304] taken over beside an own one and taken back, neither is printed', async () => {
    const grill = await add({ name: 'Grill' });
    const spare = await add({ name: 'Spare' });
    grill.paper.set('NO_PAPER');
    spare.paper.set('NO_PAPER');
    const id = await accepted();
    await world.work();
    await world.handOver(grill.id, spare.id);
    await world.undo(id, 2);
    spare.paper.set('WELL');
    await workLater();
    expect(spare.heads()).toEqual([]);
  });

  it('[D-348] [D-304] rejected after it was taken over: also the printer that had begun it says so', async () => {
    const grill = await add({ name: 'Grill' });
    const spare = await add({ name: 'Spare', moment: 'BY_HAND' });
    grill.paper.set('RUNS_OUT');
    const id = await accepted();
    await world.work();
    const number = await world.numberOf(id);
    expect(grill.heads()).toEqual([number]);
    await world.handOver(grill.id, spare.id);
    await world.work();
    expect(spare.heads()).toEqual([expect.stringMatching(HEADED)]);
    grill.paper.set('WELL');
    await reject(id, 2);
    await workLater();
    expect(spare.heads()).toHaveLength(2);
    expect(grill.heads()).toEqual([number, expect.stringMatching(/cancelled/i)]);
  });

  it('[D-349] printed by hand elsewhere while its own printer is out of paper: the late one says that it may be a copy', async () => {
    const grill = await add({ name: 'Grill' });
    const spare = await add({ name: 'Spare', moment: 'BY_HAND' });
    grill.paper.set('NO_PAPER');
    const id = await accepted();
    await world.work();
    await world.printTicket(id, spare.id);
    await world.work();
    expect(spare.heads()).toEqual([await world.numberOf(id)]);
    grill.paper.set('WELL');
    await workLater();
    expect(grill.heads()).toEqual(['Possibly a copy']);
  });

  it('[D-349] two taps, and a tap while the ticket waits: one without a heading', async () => {
    const grill = await add({ name: 'Grill' });
    const hand = await add({ name: 'Hand', moment: 'BY_HAND' });
    grill.paper.set('NO_PAPER');
    const waiting = await accepted();
    world.pass(1);
    await world.printTicket(waiting, grill.id);
    grill.paper.set('WELL');
    await workLater();
    expect(grill.heads()).toEqual([await world.numberOf(waiting), 'Copy']);
    const { id } = await world.order();
    await Promise.all([world.printTicket(id, hand.id), world.printTicket(id, hand.id)]);
    await world.work();
    expect(hand.heads().toSorted()).toEqual([await world.numberOf(id), 'Copy']);
  });

  it('[D-303] a late end of a send does not take the token from the printer that has taken over', async () => {
    const grill = await add({ name: 'Grill' });
    const { id: starId, path } = await world.add({
      name: 'Star',
      kind: 'CLOUDPRNT',
      moment: 'BY_HAND',
    });
    const star = openCloudPrntStandIn({
      path: path ?? '',
      mac: '00:11:62:00:00:01',
      ask: askInjected(world.server),
    });
    grill.paper.set('HELD');
    await accepted();
    const working = world.work();
    await expect.poll(grill.paper.held).toBe(1);
    await world.handOver(grill.id, starId);
    star.loseConfirmations(true);
    await star.poll();
    grill.paper.letGo('GONE');
    await working;
    star.loseConfirmations(false);
    world.pass(120);
    await star.poll();
    await star.poll();
    expect(star.tickets()).toHaveLength(1);
    expect(await world.board()).toMatchObject([{ waiting: 0 }, { waiting: 0 }]);
  });

  it('[D-303] of two processes that print one ticket, one has lost its lock: the second sends nothing unheaded', async () => {
    const { id: printerId } = await add({ name: 'Grill' });
    await accepted();
    const { db } = world.server;
    const ticket = await findNextTicket(db, world.ids.company, printerId);
    if (!ticket) throw new Error('No ticket');
    const send = () => markSent(db, { ...ticket, printerId }, world.server.now(), 'ONCE');
    expect([await send(), await send()]).toEqual([true, false]);
  });

  it('[KITCHEN-14] a printer that is removed in the moment of an acceptance does not refuse it', async () => {
    const { id: printerId } = await add({ name: 'Grill' });
    const { id } = await world.order();
    const remover = new pg.Client({ connectionString: world.server.url });
    await remover.connect();
    await remover.query('begin');
    await remover.query('select 1 from printers where id = $1 for update', [printerId]);
    const accepting = world.move(id, 1, 'ACCEPTED');
    const isWaiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await remover.query(isWaiting)).rowCount).toBe(1);
    await remover.query('delete from printers where id = $1', [printerId]);
    await remover.query('commit');
    const ended = once(remover, 'end');
    await remover.end();
    await ended;
    expect(await accepting).toEqual({ success: true, error: null });
  });

  it('[KITCHEN-15] a board hears of a printer that is added or changed', async () => {
    const board = new WebSocket(`${world.server.origin.replace('http', 'ws')}/ws`);
    const received: string[] = [];
    board.on('message', (data) => received.push(String(data)));
    await once(board, 'open');
    const data = { token: world.kitchen, venueId: world.ids.venue };
    board.send(JSON.stringify({ action: 'watch-venue-orders', data }));
    board.send(JSON.stringify({ action: 'ping' }));
    await expect.poll(() => received.join()).toContain('pong');
    const update = () => received.filter((message) => message.includes('PRINTERS')).length;
    const { id } = await world.add({ name: 'Star', kind: 'CLOUDPRNT' });
    await expect.poll(update).toBe(1);
    await world.call(
      'mutation ($id: ID!, $printer: PrinterInput!) { changePrinter(id: $id, printer: $printer) { success } }',
      { id, printer: { name: 'Moon', kind: 'CLOUDPRNT' } },
      world.owner,
    );
    await expect.poll(update).toBe(2);
    board.close();
    await once(board, 'close');
  });

  it('[KITCHEN-01] [D-350] a station is not removed while it is the only one of a printer', async () => {
    const { kitchen, bar } = await world.openBar();
    const printer = await add({ name: 'Bar', stationIds: [bar] });
    const set = (ids: string[]) =>
      world.call<{ success: boolean; error: string | null }>(
        `mutation ($id: ID!, $stations: [StationInput!]!) {
          setVenueStations(venueId: $id, stations: $stations) { success error position } }`,
        {
          id: world.ids.venue,
          stations: ids.map((id, place) => ({ id, name: `Station ${place}`, colour: 'RED' })),
        },
        world.owner,
      );
    expect(await set([kitchen])).toEqual({
      success: false,
      error: 'STATION_HAS_PRINTER',
      position: null,
    });
    expect(await world.stations()).toHaveLength(2);
    const { host, port } = printer.paper;
    await world.call(
      'mutation ($id: ID!, $printer: PrinterInput!) { changePrinter(id: $id, printer: $printer) { success } }',
      {
        id: printer.id,
        printer: { name: 'Bar', kind: 'ESCPOS', host, port, stationIds: [bar, kitchen] },
      },
      world.owner,
    );
    expect(await set([kitchen])).toMatchObject({ success: true });
  });
});
