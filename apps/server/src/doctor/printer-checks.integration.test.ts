import { TEST_REACH } from '@tallrik/domain/orders/printer-address';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openPrintingWorld,
  type PrintingWorld,
} from '../features/orders/printing/testing/printing-world.ts';
import { openEscposStandIn } from '../providers/printer/testing/escpos-stand-in.ts';
import { reportOf } from './finding.ts';
import { judgePrinters, lookAtPrinter } from './printer-checks.ts';

const MAC = '00:11:62:ab:cd:ef';

describe('[D-352] what the doctor says of printers', () => {
  let world: PrintingWorld;
  let client: pg.Client;
  beforeEach(async () => {
    world = await openPrintingWorld();
    client = new pg.Client({ connectionString: world.server.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await world.close();
  });
  const examine = (reach = TEST_REACH) => judgePrinters(client, reach, lookAtPrinter(reach));
  const accepted = async () => {
    const { id } = await world.order();
    await world.move(id, 1, 'ACCEPTED');
  };

  it('none, and one that is well', async () => {
    expect(await examine()).toMatchObject([{ verdict: 'OFF', text: 'none is set up' }]);
    const grill = await openEscposStandIn();
    const { host, port } = grill;
    await world.add({ name: 'Grill', kind: 'ESCPOS', host, port });
    expect(await examine()).toMatchObject([{ verdict: 'FINE', text: '1 set up, none in trouble' }]);
    // It only looks: not a letter on paper.
    expect(grill.tickets()).toEqual([]);
    await grill.close();
  });

  it('without paper, open and away: with tickets that wait it is wrong, before that to be looked at', async () => {
    const grill = await openEscposStandIn();
    const { host, port } = grill;
    await world.add({ name: 'Grill', kind: 'ESCPOS', host, port });
    grill.set('NO_PAPER');
    expect(await examine()).toMatchObject([
      { verdict: 'LOOK', text: 'Grill at Harbour has no paper', remedy: 'Put in a new roll.' },
    ]);
    await accepted();
    grill.set('COVER_OPEN');
    expect(await examine()).toMatchObject([
      { verdict: 'WRONG', text: 'Grill at Harbour is open; 1 of its tickets wait' },
    ]);
    await grill.close();
    expect(await examine()).toMatchObject([
      { verdict: 'WRONG', text: 'Grill at Harbour does not answer; 1 of its tickets wait' },
    ]);
  });

  it('at an address in no network that its operator has named', async () => {
    await world.add({ name: 'Grill', kind: 'ESCPOS', host: '192.168.9.40', port: 9100 });
    const [finding] = await examine({ networks: [], ports: 'RAW' });
    expect(finding).toMatchObject({
      verdict: 'WRONG',
      text: 'Grill at Harbour stands at 192.168.9.40, in no network this server calls',
      remedy: expect.stringContaining('NETWORK_PRINTERS'),
    });
  });

  it('CloudPRNT: one that has never asked, one that asks no more, and a ticket nobody has decided on', async () => {
    const { path } = await world.add({ name: 'Star', kind: 'CLOUDPRNT' });
    expect(await examine()).toMatchObject([
      { verdict: 'LOOK', text: 'Star at Harbour has never asked for a ticket' },
    ]);
    const poll = () =>
      world.server.app.http.inject({
        method: 'POST',
        url: path ?? '',
        payload: { printerMAC: MAC, statusCode: '200 OK' },
      });
    await poll();
    // The doctor goes by the database's time, the server of this test by its own.
    await world.server.db
      .updateTable('printers')
      .set({ seenAt: new Date(), stateSince: new Date() })
      .execute();
    expect(await examine()).toMatchObject([{ verdict: 'FINE' }]);
    await accepted();
    await world.server.db.updateTable('printTickets').set({ setAsideAt: new Date() }).execute();
    expect(await examine()).toMatchObject([
      { verdict: 'LOOK', text: expect.stringContaining('whether 1 of its tickets are on paper') },
    ]);
    await world.server.db
      .updateTable('printTickets')
      .set({ setAsideAt: null, missedAt: new Date() })
      .execute();
    expect(await examine()).toMatchObject([
      { verdict: 'LOOK', text: expect.stringContaining('1 of its tickets were not printed') },
    ]);
    await world.server.db
      .updateTable('printTickets')
      .set({ setAsideAt: new Date(), missedAt: null })
      .execute();
    await world.server.db
      .updateTable('printers')
      .set({ seenAt: new Date(Date.now() - 120_000) })
      .execute();
    expect(await examine()).toMatchObject([
      { verdict: 'WRONG', text: 'Star at Harbour does not answer; 1 of its tickets wait' },
    ]);
  });

  it('of very many it names ten and counts the others', async () => {
    for (let place = 0; place < 12; place += 1)
      await world.add({ name: `Star ${place}`, kind: 'CLOUDPRNT' });
    const findings = await examine();
    expect(findings).toHaveLength(11);
    expect(reportOf(findings).join('\n')).toContain('2 more of the kind');
  });
});
