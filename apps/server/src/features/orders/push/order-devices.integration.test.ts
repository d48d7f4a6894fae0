import type { Order } from '@tallrik/domain/orders/order';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { openPushService, type PushService } from '../../../providers/push/testing/push-service.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { findOrder } from '../order-store.ts';
import { openDocumentsWorld, type DocumentsWorld } from '../testing/documents-world.ts';
import { seedOrder } from '../testing/seed-order.ts';

const ADD = `mutation ($orderId: ID!, $token: String!, $system: OperatingSystem = WEB) {
  addOrderDeviceToken(orderId: $orderId, operatingSystem: $system, token: $token) { success message } }`;
const REMOVE = `mutation ($orderId: ID!, $token: String!) {
  removeOrderDeviceToken(orderId: $orderId, token: $token) { success } }`;
const RENEW = `mutation ($oldToken: String!, $token: String!) {
  renewDeviceToken(oldToken: $oldToken, token: $token) { success } }`;

describe('news of one order for a guest without an account', () => {
  let world: DocumentsWorld;
  let service: PushService;
  let orderId: string;

  beforeEach(async () => {
    const keys = webPush.generateVAPIDKeys();
    service = await openPushService(keys.publicKey);
    world = await openDocumentsWorld({
      NODE_ENV: 'test',
      DEMO: 'true',
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: 'mailto:post@tallrik.example',
    });
    orderId = await seedOrder(world.db, world.ids, 12, { status: 'PENDING', version: 1 });
  });
  afterEach(async () => {
    await world.close();
    await service.close();
  });

  const add = (token: string, as: Parameters<DocumentsWorld['call']>[2] = {}, id = orderId) =>
    world.call(ADD, { orderId: id, token }, as);
  const ADDED = { addOrderDeviceToken: { success: true, message: null } };
  const tokens = async () =>
    (await world.db.selectFrom('orderDeviceTokens').select('token').execute()).map(
      ({ token }) => token,
    );
  const consents = () =>
    world.db
      .selectFrom('pushConsents')
      .select(['orderId', 'userId', 'language', 'givenAt', 'withdrawnAt', 'withdrawnBy'])
      .execute();
  /** The kitchen moves the order, and what follows from it is done. */
  const move = async (status: Order['status'], fields: { estimatedFinishTime?: Date } = {}) => {
    const { version } = (await findOrder(world.db, orderId)) as Order;
    await world.db
      .updateTable('orders')
      .set({ status, version: version + 1, ...fields })
      .where('id', '=', orderId)
      .execute();
    await world.push.notifyGuest(world.db, (await findOrder(world.db, orderId)) as Order);
    await world.runJobs();
  };

  it('[NATIVE-09] [F-42] [D-132] each step reaches the browser, sealed and signed, in the guest’s language', async () => {
    const browser = service.subscribe();
    expect(await add(browser.token, { language: 'tr' })).toEqual(ADDED);
    await move('ACCEPTED', { estimatedFinishTime: new Date('2026-11-13T18:45:00Z') });
    await move('READY');
    expect(browser.arrived).toEqual([
      {
        title: 'Company 1',
        body: '12 numaralı sipariş hazırlanıyor. Yaklaşık 19:45 itibarıyla hazır.',
        tag: `order-${orderId}`,
        path: `/orderstatus/${orderId}`,
      },
      {
        title: 'Company 1',
        body: '12 numaralı sipariş hazır',
        tag: `order-${orderId}`,
        path: `/orderstatus/${orderId}`,
      },
    ]);
    expect(service.sealed.some((body) => body.includes('sipariş'))).toBe(false);
  });

  it('[NATIVE-09] [F-42] a rejection is told, and one promised no time names none', async () => {
    const browser = service.subscribe();
    await add(browser.token, { language: 'en' });
    await move('ACCEPTED');
    await move('REJECTED');
    expect(browser.arrived.map(({ body }) => body)).toEqual([
      'Order 12 is being prepared',
      'Order 12 was rejected. Open the app to see why.',
    ]);
  });

  it('[D-132] an order that nobody follows makes no work', async () => {
    const ready = { ...((await findOrder(world.db, orderId)) as Order), status: 'READY' } as const;
    const waiting = async () =>
      (await sql`select key from graphile_worker.jobs`.execute(world.db)).rows.length;
    await world.push.notifyGuest(world.db, ready);
    expect(await waiting()).toBe(0);
    await add(service.subscribe().token);
    await world.push.notifyGuest(world.db, ready);
    expect(await waiting()).toBe(1);
  });

  it('[NATIVE-09] [D-200] the consent is kept with its moment, and its end with its own', async () => {
    const browser = service.subscribe();
    await add(browser.token, { language: 'se' });
    await add(browser.token, { language: 'se' });
    const given = {
      orderId,
      userId: null,
      language: 'se',
      givenAt: new Date('2026-11-13T18:30:00Z'),
    };
    expect(await consents()).toEqual([{ ...given, withdrawnAt: null, withdrawnBy: null }]);
    world.setTime('2026-11-13T18:40:00Z');
    expect(await world.call(REMOVE, { orderId, token: browser.token })).toEqual({
      removeOrderDeviceToken: { success: true },
    });
    expect(await tokens()).toEqual([]);
    expect(await consents()).toEqual([
      { ...given, withdrawnAt: new Date('2026-11-13T18:40:00Z'), withdrawnBy: 'GUEST' },
    ]);
    await move('READY');
    expect(browser.arrived).toEqual([]);
  });

  it('[D-132] [D-200] a browser that has left is forgotten, and its consent ends', async () => {
    const browser = service.subscribe();
    await add(browser.token);
    browser.leave();
    await move('READY');
    expect(await tokens()).toEqual([]);
    expect(await consents()).toMatchObject([{ withdrawnBy: 'GONE' }]);
  });

  it('[D-201] it ends with the order: fetched, or a day after the food was due', async () => {
    await add(service.subscribe().token);
    await move('READY');
    await move('COMPLETED');
    expect(await tokens()).toEqual([]);
    expect(await consents()).toMatchObject([{ withdrawnBy: 'ORDER_OVER' }]);

    orderId = await seedOrder(world.db, world.ids, 13, { status: 'PENDING', version: 1 });
    const late = service.subscribe();
    await add(late.token);
    world.setTime('2026-11-14T18:29:00Z');
    await world.push.forgetOrderDevices(world.now());
    expect(await tokens()).toHaveLength(1);
    world.setTime('2026-11-14T18:31:00Z');
    await move('READY');
    expect(late.arrived).toEqual([]);
    await world.push.forgetOrderDevices(world.now());
    expect(await tokens()).toEqual([]);
  });

  it('[D-138] [D-201] an order with a user is followed by that user only, and none by a wrong id', async () => {
    const me = await world.seedUser(1);
    const stranger = await world.seedUser(2);
    const mine = await seedOrder(world.db, world.ids, 14, {
      userId: me.userId,
      status: 'PENDING',
    });
    const { token } = service.subscribe();
    expect(await add(token, {}, mine)).toBe('FORBIDDEN');
    expect(await add(token, { viewer: stranger }, mine)).toBe('FORBIDDEN');
    expect(await add(token, { viewer: { ...me, kind: 'UNACTIVATED' } }, mine)).toBe('FORBIDDEN');
    expect(await add(token, { viewer: me }, mine)).toEqual(ADDED);
    expect(await world.call(REMOVE, { orderId: mine, token }, { viewer: stranger })).toBe(
      'FORBIDDEN',
    );
    expect(await add(token, {}, fixedId(1))).toBe('NOT_FOUND');
    expect(await tokens()).toEqual([token]);
  });

  it('[D-201] an order that is over, or that eight follow, takes no more', async () => {
    for (let count = 0; count < 8; count += 1) {
      expect(await add(service.subscribe().token)).toEqual(ADDED);
    }
    expect(await add(service.subscribe().token)).toMatchObject({
      addOrderDeviceToken: { success: false },
    });
    const over = await seedOrder(world.db, world.ids, 15, { status: 'REJECTED' });
    expect(await add(service.subscribe().token, {}, over)).toMatchObject({
      addOrderDeviceToken: { success: false },
    });
    expect(await tokens()).toHaveLength(8);
  });

  it.each([
    ['plain text', 'push'],
    ['an address inside the network', endpoint('https://10.0.0.5/push')],
    ['the cloud’s own secrets', endpoint('http://169.254.169.254/latest/meta-data')],
    [
      'a name that only looks like a push service',
      endpoint('https://fcm.googleapis.com.evil.example/x'),
    ],
    ['a push service without TLS', endpoint('http://fcm.googleapis.com/x')],
    ['a push service on another port', endpoint('https://fcm.googleapis.com:22/x')],
    ['an endless address', endpoint(`https://fcm.googleapis.com/${'x'.repeat(1_600)}`)],
    ['keys that are none', JSON.stringify({ endpoint: 'https://fcm.googleapis.com/x', keys: {} })],
  ])('[D-203] a browser cannot have the server call %s', async (_what, token) => {
    expect(await add(token)).toBe('BAD_USER_INPUT');
    expect(await tokens()).toEqual([]);
  });

  it('[NATIVE-09] [D-201] a renewed subscription takes the old one’s place, and only that one’s', async () => {
    const [old, renewed, other] = [service.subscribe(), service.subscribe(), service.subscribe()];
    await add(old.token);
    await add(other.token);
    const known = { ...old.subscription, keys: { ...other.subscription.keys } };
    for (const guess of [JSON.stringify(known), 'push', service.subscribe().token]) {
      await world.call(RENEW, { oldToken: guess, token: renewed.token });
    }
    expect((await tokens()).toSorted()).toEqual([old.token, other.token].toSorted());
    expect(await world.call(RENEW, { oldToken: old.token, token: renewed.token })).toEqual({
      renewDeviceToken: { success: true },
    });
    await move('READY');
    expect([old, renewed, other].map(({ arrived }) => arrived.length)).toEqual([0, 1, 1]);
  });

  it('[D-201] an app’s token follows an order as well, and renews nothing', async () => {
    await world.call(ADD, { orderId, token: 'native-token', system: 'ANDROID' });
    expect(
      await world.call(RENEW, { oldToken: 'native-token', token: service.subscribe().token }),
    ).toBe('BAD_USER_INPUT');
    await move('READY');
    expect(world.inbox.list()).toMatchObject([{ kind: 'PUSH', to: 'device …-token' }]);
  });
});

function endpoint(address: string): string {
  return JSON.stringify({
    endpoint: address,
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  });
}
