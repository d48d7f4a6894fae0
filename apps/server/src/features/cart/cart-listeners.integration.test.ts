import { once } from 'node:events';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { openTablePhone, seedTable, scan } from '../../testing/table-guests.ts';
import {
  openLoyaltyWorld,
  type LoyaltyWorld,
  type Member,
} from '../loyalty/testing/loyalty-world.ts';

describe('who hears of a cart', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());

  async function listenTo(cartId: string, rights: { token?: string; tableToken?: string } = {}) {
    const socket = new WebSocket(`${world.origin.replace('http', 'ws')}/ws`);
    const received: ServerMessage[] = [];
    socket.on('message', (data) => received.push(JSON.parse(String(data)) as ServerMessage));
    await once(socket, 'open');
    const pongs = () => received.filter((message) => 'action' in message).length;
    /** Answered in turn: what was said before has been heard. */
    const caughtUp = async () => {
      const before = pongs();
      socket.send(JSON.stringify({ action: 'ping' }));
      await expect.poll(pongs).toBe(before + 1);
    };
    socket.send(JSON.stringify({ action: 'authenticate', data: { ...rights, cartId } }));
    await caughtUp();
    return {
      close: () => socket.close(),
      caughtUp,
      received: () => received.filter((message) => !('action' in message)),
      comments: () => JSON.stringify(received).match(/"comment":"[^"]*"/g) ?? [],
    };
  }

  const signedIn = (member: Member) => ({
    ...world,
    guest: ((query, variables) =>
      world.guest(query, variables, member.token)) as LoyaltyWorld['guest'],
  });
  const setComment = (phone: ReturnType<typeof openGuestPhone>, comment: string) =>
    phone.put({ ...phone.base(), type: 'SET_COMMENT', comment });

  it('[D-58] [D-135] once it is somebody’s, those who held its key before hear nothing more', async () => {
    const anna = await world.seedMember();
    const nobody = openGuestPhone(world, world.ids);
    await nobody.create();
    const stranger = await listenTo(nobody.cartId);
    const own = await listenTo(nobody.cartId, { token: anna.token });
    await setComment(nobody, 'before');
    await stranger.caughtUp();
    expect(stranger.comments()).toEqual(['"comment":"before"']);

    const hers = openGuestPhone(signedIn(anna), world.ids, nobody.cartId);
    const response = await hers.put({ ...hers.base(), type: 'UPDATE_USER', userId: anna.id });
    expect(response.error).toBeNull();
    await setComment(hers, 'nut allergy');
    await expect.poll(own.comments).toEqual(['"comment":"before"', '"comment":"nut allergy"']);
    await stranger.caughtUp();
    await expect.poll(() => stranger.received().at(-1)).toMatchObject({ code: 'FORBIDDEN' });
    expect(JSON.stringify(stranger.received())).not.toContain('nut allergy');
    expect(JSON.stringify(stranger.received())).not.toContain(anna.id);
    stranger.close();
    own.close();
  });

  it('[D-58] [D-102] its table still hears', async () => {
    await world.db
      .updateTable('cloudConfigurations')
      .set({ enableQrOrders: true })
      .where('companyId', '=', world.ids.company)
      .execute();
    const table = await seedTable(world, world.ids, 1);
    const tableToken = (await scan(world, table, world.ids.venue)) ?? '';
    const anna = await world.seedMember();
    const first = openTablePhone(world, world.ids, tableToken);
    await first.sitDown();
    const neighbour = await listenTo(first.cartId, { tableToken });
    const hers = openGuestPhone(signedIn(anna), world.ids, first.cartId, tableToken);
    await hers.put({ ...hers.base(), type: 'UPDATE_USER', userId: anna.id });
    await setComment(hers, 'together');
    await expect.poll(() => neighbour.comments().at(-1)).toBe('"comment":"together"');
    neighbour.close();
  });
});
