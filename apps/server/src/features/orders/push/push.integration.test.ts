import type { Order } from '@tallrik/domain/orders/order';
import { mailTexts } from '@tallrik/translations/mail-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { findOrder } from '../order-store.ts';
import { openDocumentsWorld, type DocumentsWorld } from '../testing/documents-world.ts';
import { seedOrder } from '../testing/seed-order.ts';
import { endConsents } from '../../accounts/push-consent-store.ts';
import { makePushOrderStatus, type PushToDevice } from './push-order-status.ts';

const at = new Date('2026-11-13T18:30:00Z');

describe('order status on the owner’s phone', () => {
  let world: DocumentsWorld;
  let orderId: string;
  let userId: string;
  beforeEach(async () => {
    world = await openDocumentsWorld();
    ({ userId } = await world.seedUser(1, { language: 'tr' }));
    orderId = await seedOrder(world.db, world.ids, 12, { userId, status: 'READY', version: 3 });
    await world.db
      .insertInto('orderMoves')
      .values({
        companyId: world.ids.company,
        orderId,
        version: 3,
        toStatus: 'READY',
        actor: 'SERVER',
        at,
      })
      .execute();
  });
  afterEach(() => world.close());

  const device = (number: number, token: string, owner = userId, companyId = world.ids.company) =>
    world.db
      .insertInto('deviceTokens')
      .values({
        id: fixedId(960_000 + number),
        companyId,
        userId: owner,
        operatingSystem: 'ANDROID',
        token,
        seenAt: at,
      })
      .execute();
  const tokens = async () =>
    (await world.db.selectFrom('deviceTokens').select('token').orderBy('token').execute()).map(
      ({ token }) => token,
    );
  const push = (version = 3) =>
    world.jobs['push-order-status']({ companyId: world.ids.company, orderId, version });
  const pushingTo = (answer: PushToDevice) =>
    makePushOrderStatus({
      db: world.db,
      now: world.now,
      textsIn: mailTexts,
      push: answer,
      endConsents,
    });

  it('[D-132] names the order’s number in the user’s language, and nobody', async () => {
    await device(1, 'token-of-ada');
    await push();
    const [message, ...more] = world.inbox.list();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'PUSH', subject: 'Company 1' });
    expect(message?.text).toContain('12 numaralı sipariş hazır');
    expect(JSON.stringify(message)).not.toContain('Ada');
  });

  it('[D-132] [D-167] [F-08] says which one it means when the promised hour comes twice', async () => {
    await device(1, 'phone');
    await world.db
      .updateTable('orders')
      .set({ status: 'ACCEPTED', estimatedFinishTime: new Date('2026-10-25T01:15:00Z') })
      .where('id', '=', orderId)
      .execute();
    await push();
    expect(world.inbox.list()[0]?.text).toContain('02:15, kış saati');
  });

  it('[D-132] rings every device of the owner and nobody else’s', async () => {
    const stranger = await world.seedUser(2);
    await device(1, 'phone-a');
    await device(2, 'phone-b');
    await device(3, 'stranger', stranger.userId);
    await push();
    expect(world.inbox.list().map(({ to }) => to)).toEqual(
      expect.arrayContaining(['device …hone-a', 'device …hone-b']),
    );
    expect(world.inbox.list()).toHaveLength(2);
  });

  it('[D-132] a device that has left is forgotten, the others are not', async () => {
    await device(1, 'gone');
    await device(2, 'here');
    const job = pushingTo(async ({ token }) => (token === 'gone' ? 'GONE' : 'SENT'));
    await job({ companyId: world.ids.company, orderId, version: 3 });
    expect(await tokens()).toEqual(['here']);
  });

  it('[D-132] one network in trouble does not keep the other phones silent', async () => {
    await device(1, 'broken');
    await device(2, 'here');
    const rung: string[] = [];
    const job = pushingTo(async ({ token }) => {
      if (token === 'broken') throw new Error('FCM_503');
      rung.push(token);
      return 'SENT';
    });
    await expect(job({ companyId: world.ids.company, orderId, version: 3 })).rejects.toThrow(
      'FCM_503',
    );
    expect(rung).toEqual(['here']);
    expect(await tokens()).toEqual(['broken', 'here']);
  });

  it('[D-132] old news is not told: a later move, or an hour gone by', async () => {
    await device(1, 'phone');
    await push(2);
    world.setTime('2026-11-13T19:31:00Z');
    await push();
    expect(world.inbox.list()).toEqual([]);
  });

  it('[D-138] a job of another company tells nothing', async () => {
    await device(1, 'phone');
    await world.jobs['push-order-status']({ companyId: world.other.company, orderId, version: 3 });
    expect(world.inbox.list()).toEqual([]);
  });

  it('[D-91] [D-132] a move that is kept is told, one that is undone is not', async () => {
    await device(1, 'phone');
    const order = (await findOrder(world.db, orderId)) as Order;
    await expect(
      world.db.transaction().execute(async (trx) => {
        await world.push.notifyGuest(trx, order);
        throw new Error('the move failed');
      }),
    ).rejects.toThrow('the move failed');
    await world.runJobs();
    expect(world.inbox.list()).toEqual([]);
    await world.push.notifyGuest(world.db, order);
    await world.push.notifyGuest(world.db, { ...order, id: fixedId(1), userId: null });
    await world.push.notifyGuest(world.db, { ...order, id: fixedId(2), status: 'COMPLETED' });
    await world.runJobs();
    expect(world.inbox.list()).toHaveLength(1);
  });
});

describe('an order for later', () => {
  let world: DocumentsWorld;
  beforeEach(async () => {
    world = await openDocumentsWorld();
  });
  afterEach(() => world.close());
  const later = { status: 'ACCEPTED', handOverAt: new Date('2026-11-13T20:00:00Z') };

  it('[D-92] [TIME-01] comes to the kitchen’s boards when its time has come, not before', async () => {
    const orderId = await seedOrder(world.db, world.ids, 1, later);
    const key = { companyId: world.ids.company, orderId };
    await world.jobs['hand-over-order'](key);
    expect(world.published).toEqual([]);
    world.setTime('2026-11-13T20:00:00Z');
    await world.jobs['hand-over-order']({ ...key, companyId: world.other.company });
    expect(world.published).toEqual([]);
    await world.jobs['hand-over-order'](key);
    expect(world.published).toEqual([{ venueId: world.ids.venue, orderId }]);
  });

  it('[D-92] is not brought up again once it was rejected', async () => {
    const orderId = await seedOrder(world.db, world.ids, 1, { ...later, status: 'REJECTED' });
    world.setTime('2026-11-13T20:00:00Z');
    await world.jobs['hand-over-order']({ companyId: world.ids.company, orderId });
    expect(world.published).toEqual([]);
  });
});
