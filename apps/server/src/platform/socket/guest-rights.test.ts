import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../graphql/context.ts';
import type { Connection } from './connection.ts';
import { makeAuthenticate, makeRecheckRights } from './guest-rights.ts';
import { makeSession } from './socket-session.ts';

const CART = '00000000-0000-4000-8000-000000000001';
const table = { companyId: 'company', venueId: 'venue', tableId: 'table' };

function open() {
  const sent: ServerMessage[] = [];
  const connection: Connection = {
    send: (message) => sent.push(message),
    mayReceive: () => true,
    onEnd: () => undefined,
    end: () => undefined,
    close: vi.fn(),
  };
  const session = makeSession('session', connection);
  const good = new Set(['user-token', 'table-token']);
  const deps = {
    readGuestToken: async (token: string): Promise<Viewer> =>
      good.has(token)
        ? { kind: 'USER', userId: 'kim', companyId: 'company' }
        : { kind: 'ANONYMOUS' },
    readTableToken: async (token: string) => (good.has(token) ? table : null),
    readRehearsal: async () => null,
    listenToCart: vi.fn(async () => true),
    followShop: vi.fn(),
  };
  const authenticate = (data: Parameters<ReturnType<typeof makeAuthenticate>>[1]['data']) =>
    makeAuthenticate(deps)(session, { action: 'authenticate', data });
  return {
    session,
    sent,
    close: connection.close,
    listenToCart: deps.listenToCart,
    followShop: deps.followShop,
    authenticate,
    recheck: () => makeRecheckRights(deps)(session),
    revoke: (token: string) => good.delete(token),
  };
}

describe('[D-135] rights on a connection', () => {
  it('come from token, cart and table of the first message', async () => {
    const world = open();
    await world.authenticate({ token: 'user-token', cartId: CART, tableToken: 'table-token' });
    expect(world.session).toMatchObject({ userId: 'kim', userCompanyId: 'company', table });
    expect(world.listenToCart).toHaveBeenCalledWith(world.session, CART);
    expect(world.sent).toEqual([]);
  });

  it('[SOCKET-10] are not given for tokens that are none, and it says so', async () => {
    const world = open();
    await world.authenticate({ token: 'forged', tableToken: 'forged' });
    expect(world.session).toMatchObject({ userId: null, table: null });
    expect(world.sent).toMatchObject([{ code: 'UNAUTHENTICATED' }, { code: 'FORBIDDEN' }]);
  });

  it('[O-29] the company on the page is followed', async () => {
    const world = open();
    await world.authenticate({ companyId: 'company' });
    expect(world.followShop).toHaveBeenCalledWith(world.session, 'company');
  });

  it('another authenticate replaces them', async () => {
    const world = open();
    await world.authenticate({ token: 'user-token', tableToken: 'table-token' });
    await world.authenticate({});
    expect(world.session).toMatchObject({ userId: null, table: null, guestToken: null });
  });

  it('[D-105] end with a revoked token, and the connection with them', async () => {
    const world = open();
    await world.authenticate({ token: 'user-token' });
    await world.recheck();
    expect(world.close).not.toHaveBeenCalled();
    world.revoke('user-token');
    await world.recheck();
    expect(world.session.userId).toBeNull();
    expect(world.sent).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect(world.close).toHaveBeenCalledWith(1008, 'signed out');
  });

  it('[D-101] at a table end with its token; the rest goes on', async () => {
    const world = open();
    await world.authenticate({ tableToken: 'table-token' });
    world.revoke('table-token');
    await world.recheck();
    expect(world.session).toMatchObject({ table: null, tableToken: null });
    expect(world.close).not.toHaveBeenCalled();
  });
});
