import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCloudPrntStandIn } from '../../../providers/printer/testing/cloudprnt-stand-in.ts';
import { askInjected, isHeaded } from './testing/cloud-printers.ts';
import {
  openPrintingWorld,
  type AddedPrinter,
  type PrintingWorld,
} from './testing/printing-world.ts';

const MAC = '00:11:62:ab:cd:ef';
const poll = (mac = MAC, statusCode = '200 OK') => ({ printerMAC: mac, statusCode });

describe('[KITCHEN-13] CloudPRNT', () => {
  let world: PrintingWorld;
  let printer: AddedPrinter;
  let path: string;
  beforeEach(async () => {
    world = await openPrintingWorld();
    printer = await world.add({ name: 'Star', kind: 'CLOUDPRNT' });
    path = printer.path ?? '';
  });
  afterEach(() => world.close());
  const ask = (...args: Parameters<ReturnType<typeof askInjected>>) =>
    askInjected(world.server)(...args);
  const json = async (...args: Parameters<typeof ask>) =>
    JSON.parse((await ask(...args)).bytes.toString()) as Record<string, unknown>;
  const accepted = async () => {
    const { id } = await world.order();
    await world.move(id, 1, 'ACCEPTED');
    return id;
  };
  const waiting = async () => (await world.board()).find(({ name }) => name === 'Star')?.waiting;

  it('speaks as Star’s printers do: a job with its token, fetched as a picture, confirmed with a code', async () => {
    expect(await json('POST', path, poll())).toEqual({ jobReady: false });
    await accepted();
    const offer = await json('POST', path, poll());
    expect(offer).toEqual({
      jobReady: true,
      mediaTypes: ['image/png'],
      jobToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      deleteMethod: 'DELETE',
    });
    const query = `${path}?mac=${MAC}&token=${String(offer['jobToken'])}`;
    const job = await world.server.app.http.inject({
      method: 'GET',
      url: `${query}&type=image/png`,
    });
    expect(job.statusCode).toBe(200);
    expect(job.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-star-cut': 'partial; feed=true',
    });
    expect(job.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    // What it may ask for again is the same, to the byte.
    expect((await ask('GET', `${query}&type=image/png`)).bytes.equals(job.rawPayload)).toBe(true);
    expect((await ask('GET', `${query}&type=text/plain`)).status).toBe(415);
    expect(await waiting()).toBe(1);
    expect((await ask('DELETE', `${query}&code=200%20OK`)).status).toBe(200);
    expect(await waiting()).toBe(0);
    // Confirmed twice, because the first answer was lost.
    expect((await ask('DELETE', `${query}&code=200%20OK&retry=1`)).status).toBe(200);
    expect((await ask('GET', `${query}&type=image/png`)).status).toBe(404);
    expect(await json('POST', path, poll())).toEqual({ jobReady: false });
  });

  it('[D-354] what it fetched and said nothing of for hours is not offered again; its late word still counts', async () => {
    await accepted();
    const offer = await json('POST', path, poll());
    const query = `${path}?mac=${MAC}&token=${String(offer['jobToken'])}`;
    expect((await ask('GET', query)).status).toBe(200);
    world.pass(4 * 3600);
    expect(await json('POST', path, poll())).toEqual({ jobReady: false });
    expect((await world.missed(printer.id))?.tickets).toBe(1);
    expect((await ask('GET', query)).status).toBe(404);
    // Its word that it could not be fetched changes nothing.
    await ask('DELETE', `${query}&code=520`);
    expect((await world.missed(printer.id))?.tickets).toBe(1);
    expect(await world.asked()).toEqual([]);
    await ask('DELETE', `${query}&code=200%20OK`);
    expect(await world.missed(printer.id)).toBeNull();
  });

  it('[D-354] nobody is asked about paper of an order that is over: it is one of those that were missed', async () => {
    const id = await accepted();
    for (const _send of [1, 2]) {
      const { jobToken } = await json('POST', path, poll());
      expect((await ask('GET', `${path}?mac=${MAC}&token=${String(jobToken)}`)).status).toBe(200);
      world.pass(60);
    }
    await json('POST', path, poll());
    expect(await world.asked()).toHaveLength(1);
    await world.move(id, 2, 'READY');
    world.pass(5 * 60);
    await world.work();
    expect(await world.asked()).toEqual([]);
    expect((await world.missed(printer.id))?.tickets).toBe(1);
  });

  it('[D-354] wanted after all, what may be on paper comes under a new token and says so', async () => {
    await accepted();
    const offer = await json('POST', path, poll());
    const token = String(offer['jobToken']);
    await ask('GET', `${path}?mac=${MAC}&token=${token}`);
    world.pass(4 * 3600);
    await json('POST', path, poll());
    const missed = await world.missed(printer.id);
    await world.settleMissed(printer.id, missed?.until ?? '', true);
    const again = await json('POST', path, poll());
    expect(again['jobReady']).toBe(true);
    expect(again['jobToken']).not.toBe(token);
    const job = await ask('GET', `${path}?mac=${MAC}&token=${String(again['jobToken'])}`);
    expect(await isHeaded(job.bytes)).toBe(true);
  });

  it('knows its printer by its secret and its hardware address, and refuses every other', async () => {
    await accepted();
    expect((await ask('POST', path, poll())).status).toBe(200);
    const strangers = [
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
      `/cloudprnt/${printer.id}/`,
      `/cloudprnt/${printer.id}/${'x'.repeat(64)}`,
      `/cloudprnt/${world.ids.venue}/${path.split('/').at(-1)}`,
    ];
    for (const address of strangers) {
      const answer = await ask('POST', address, poll());
      expect([401, 404]).toContain(answer.status);
      expect(answer.bytes.toString()).not.toContain('jobToken');
    }
    expect((await ask('POST', path, poll('00:11:62:00:00:01'))).status).toBe(403);
    const { jobToken } = await json('POST', path, poll('00-11-62-AB-CD-EF'));
    const query = `?token=${String(jobToken)}&type=image/png&mac=`;
    expect((await ask('GET', `${path}${query}00:11:62:00:00:01`)).status).toBe(403);
    expect((await ask('DELETE', `${path}${query}00:11:62:00:00:01&code=OK`)).status).toBe(403);
    expect(await waiting()).toBe(1);
    for (const body of [{}, { statusCode: '200' }, poll('nobody'), { ...poll(), statusCode: 1 }])
      expect((await ask('POST', path, body)).status).toBe(400);
  });

  it('gives a printer no ticket of another one', async () => {
    const other = await world.add({ name: 'Other', kind: 'CLOUDPRNT', moment: 'BY_HAND' });
    await accepted();
    const { jobToken } = await json('POST', path, poll());
    const query = `?mac=00:11:62:00:00:02&token=${String(jobToken)}`;
    expect((await ask('GET', `${other.path}${query}&type=image/png`)).status).toBe(404);
    expect((await ask('DELETE', `${other.path}${query}&code=OK`)).status).toBe(200);
    expect(await waiting()).toBe(1);
  });

  it('a new address ends the old one, and the next device that asks is the printer', async () => {
    expect((await ask('POST', path, poll())).status).toBe(200);
    const renewed = await world.call<{ cloudPrntPath: string }>(
      'mutation ($id: ID!) { renewPrinterAddress(id: $id) { cloudPrntPath } }',
      { id: printer.id },
      world.owner,
    );
    expect((await ask('POST', path, poll())).status).toBe(401);
    const device = poll('00:11:62:00:00:09');
    expect((await ask('POST', renewed.cloudPrntPath, device)).status).toBe(200);
    expect((await ask('POST', renewed.cloudPrntPath, poll())).status).toBe(403);
  });

  it('[KITCHEN-14] a confirmation that is lost is repeated: printed once', async () => {
    const star = openCloudPrntStandIn({ path, mac: MAC, ask });
    await accepted();
    star.loseConfirmations(true);
    await star.poll();
    for (const _poll of [1, 2, 3]) {
      world.pass(10);
      await star.poll();
    }
    expect(star.tickets()).toHaveLength(1);
    expect(await waiting()).toBe(1);
    star.loseConfirmations(false);
    await star.poll();
    expect(star.tickets()).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  it('[KITCHEN-14] [D-303] what was fetched is never offered again by its token: after a minute of silence under a new one, headed', async () => {
    const star = openCloudPrntStandIn({ path, mac: MAC, ask });
    await accepted();
    star.loseConfirmations(true);
    await star.poll();
    const [first] = star.tickets();
    world.pass(60);
    const offer = await json('POST', path, poll());
    expect(offer).toMatchObject({ jobReady: true });
    expect(offer['jobToken']).not.toBe(first?.token);
    const old = `${path}?mac=${MAC}&token=${first?.token}`;
    expect((await ask('GET', `${old}&type=image/png`)).status).toBe(404);
    const query = `${path}?mac=${MAC}&token=${String(offer['jobToken'])}`;
    expect(await isHeaded(first?.png ?? Buffer.alloc(0))).toBe(false);
    expect(await isHeaded((await ask('GET', `${query}&type=image/png`)).bytes)).toBe(true);
    // Its late word for the first one counts: it is on paper.
    expect((await ask('DELETE', `${old}&code=200%20OK`)).status).toBe(200);
    expect(await waiting()).toBe(0);
    expect((await ask('DELETE', `${query}&code=200%20OK`)).status).toBe(200);
    expect(await json('POST', path, poll())).toEqual({ jobReady: false });
  });

  it('[KITCHEN-14] [D-303] a print that fails comes once more, later and headed; then somebody is asked, and the next one is offered', async () => {
    const id = await accepted();
    const fail = async (code: string) => {
      const { jobToken } = await json('POST', path, poll());
      const query = `${path}?mac=${MAC}&token=${String(jobToken)}`;
      const job = await ask('GET', `${query}&type=image/png`);
      expect((await ask('DELETE', `${query}&code=${code}`)).status).toBe(200);
      return { jobToken, hasHeader: await isHeaded(job.bytes) };
    };
    const first = await fail('511');
    expect(first.hasHeader).toBe(false);
    expect(await waiting()).toBe(1);
    // Not with the next poll, as if nothing had happened.
    expect(await json('POST', path, poll())).toEqual({ jobReady: false });
    world.pass(5);
    const second = await fail('511');
    expect(second).toMatchObject({ hasHeader: true });
    expect(second.jobToken).not.toBe(first.jobToken);
    world.pass(60);
    expect(await json('POST', path, poll())).toEqual({ jobReady: false });
    expect(await world.asked()).toMatchObject([{ easyId: await world.numberOf(id) }]);
    await accepted();
    const star = openCloudPrntStandIn({ path, mac: MAC, ask });
    await star.poll();
    expect(star.tickets()).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  it('[KITCHEN-14] paper that jams under a ticket: it comes again, headed, when the printer can print', async () => {
    await accepted();
    const { jobToken } = await json('POST', path, poll());
    await ask('GET', `${path}?mac=${MAC}&token=${String(jobToken)}&type=image/png`);
    expect(await json('POST', path, poll(MAC, '411 Paper jam'))).toEqual({ jobReady: false });
    const again = await json('POST', path, poll());
    expect(again).toMatchObject({ jobReady: true });
    const query = `${path}?mac=${MAC}&token=${String(again['jobToken'])}`;
    expect(await isHeaded((await ask('GET', `${query}&type=image/png`)).bytes)).toBe(true);
  });

  it('[D-284] [F-98] a server without jobs gives nobody what is due, also not to a printer that asks for it', async () => {
    const restored = await openPrintingWorld({ JOBS: 'false' });
    try {
      const star = await restored.add({ name: 'Star', kind: 'CLOUDPRNT' });
      const { id } = await restored.order();
      await restored.move(id, 1, 'ACCEPTED');
      const tablet = openCloudPrntStandIn({
        path: star.path ?? '',
        mac: MAC,
        ask: askInjected(restored.server),
      });
      expect(await tablet.poll()).toBe(200);
      expect(tablet.tickets()).toEqual([]);
      expect(await restored.board()).toMatchObject([{ waiting: 1 }]);
    } finally {
      await restored.close();
    }
  });

  it('[D-305] who knows a printer’s id and not its secret cannot silence it', async () => {
    const limited = await openPrintingWorld({ RATE_LIMIT_PER_CALLER: '20' });
    try {
      const star = await limited.add({ name: 'Star', kind: 'CLOUDPRNT' });
      const strangers = askInjected(limited.server);
      for (let tries = 0; tries < 30; tries += 1)
        expect((await strangers('POST', `/cloudprnt/${star.id}/guessed`, poll())).status).toBe(401);
      expect((await strangers('POST', star.path ?? '', poll())).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('is told that there is no other way than HTTP, which it asks for without a token', async () => {
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('GET', `${path}?mac=${MAC}`)).status).toBe(404);
  });

  it('[D-304] an acceptance taken back between offer and fetching leaves nothing to fetch', async () => {
    const id = await accepted();
    const { jobToken } = await json('POST', path, poll());
    await world.undo(id, 2);
    const query = `${path}?mac=${MAC}&token=${String(jobToken)}`;
    expect((await ask('GET', `${query}&type=image/png`)).status).toBe(404);
    // What a printer says of a job it could not fetch.
    expect((await ask('DELETE', `${query}&code=520`)).status).toBe(200);
    expect(await json('POST', path, poll())).toEqual({ jobReady: false });
  });

  it('[KITCHEN-15] a printer that asks no more is named on the board', async () => {
    await ask('POST', path, poll());
    await accepted();
    world.pass(59);
    expect(await world.board()).toEqual([{ name: 'Star', waiting: 1, trouble: null }]);
    world.pass(1);
    expect(await world.board()).toEqual([{ name: 'Star', waiting: 1, trouble: 'AWAY' }]);
    // Back again, it prints.
    const star = openCloudPrntStandIn({ path, mac: MAC, ask });
    await star.poll();
    expect(await world.board()).toEqual([{ name: 'Star', waiting: 0, trouble: null }]);
  });

  it('[D-305] asks are counted: a flood is told to wait', async () => {
    const limited = await openPrintingWorld({ RATE_LIMIT_PER_ADDRESS: '200' });
    try {
      const star = await limited.add({ name: 'Star', kind: 'CLOUDPRNT' });
      const flood = askInjected(limited.server);
      const address = `/cloudprnt/${star.id}/guessed`;
      const statuses = new Set<number>();
      for (let tries = 0; tries < 260; tries += 1)
        statuses.add((await flood('POST', address, poll())).status);
      expect([...statuses].toSorted()).toEqual([401, 429]);
    } finally {
      await limited.close();
    }
  });
});
