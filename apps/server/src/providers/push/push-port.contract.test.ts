import { describe, expect, it } from 'vitest';
import { makeInboxPush } from './inbox-push.ts';
import type { PushMessage } from './push-port.ts';
import { openApnsWorld } from './testing/apns-world.ts';
import { openFcmWorld } from './testing/fcm-world.ts';
import { describePushNetwork, describePushPort, READY } from './testing/push-port.contract.ts';
import { openWebPushWorld } from './testing/web-push-world.ts';
import { isPushService, makeWebPush } from './web-push.ts';
import { makeSendPush } from './choose-push.ts';

describePushNetwork('Web Push', openWebPushWorld);
describePushNetwork('FCM', openFcmWorld);
describePushNetwork('APNs', openApnsWorld);
describePushPort('inbox', async () => {
  const arrived: PushMessage[] = [];
  return {
    port: makeInboxPush({
      put: ({ subject, text }) => arrived.push({ ...READY, title: subject, body: text }),
      isGone: (token) => token === 'gone',
    }),
    device: 'phone',
    goneDevice: 'gone',
    arrived: () => arrived,
    close: () => Promise.resolve(),
  };
});

describe('the networks', () => {
  it('Google is signed in to once for many messages', async () => {
    const world = await openFcmWorld();
    await world.port.send(world.device, READY);
    await world.port.send(world.device, READY);
    expect(world.signIns()).toBe(1);
    await world.close();
  });

  it('Apple gets many messages over one connection', async () => {
    const world = await openApnsWorld();
    await world.port.send(world.device, READY);
    await world.port.send(world.device, READY);
    expect(world.connections()).toBe(1);
    expect(world.arrived()).toEqual([READY, READY]);
    await world.close();
  });

  it('Apple is never asked for a token that is a path', async () => {
    const world = await openApnsWorld();
    expect(await world.port.send('../../etc', READY)).toBe('GONE');
    expect(world.connections()).toBe(0);
    await world.close();
  });

  it.each([
    'https://169.254.169.254/latest',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
  ])('[D-138] a browser cannot make the server call %s', async (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const port = makeWebPush({ publicKey: '', privateKey: '', subject: 'mailto:a@b.example' });
    expect(await port.send(JSON.stringify({ endpoint, keys }), READY)).toBe('GONE');
  });

  it('the four browsers have services that may be called', () => {
    const services = [
      'https://fcm.googleapis.com/fcm/send/1',
      'https://updates.push.services.mozilla.com/wpush/v2/1',
      'https://web.push.apple.com/1',
      'https://db5p.notify.windows.com/w/?token=1',
    ];
    expect(services.filter(isPushService)).toEqual(services);
  });

  it('[D-132] a device is rung by its own network', async () => {
    const rung: string[] = [];
    const port = (name: string) => makeInboxPush({ put: () => rung.push(name) });
    const send = makeSendPush({ web: port('web'), android: port('fcm'), ios: port('apns') });
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const browser = JSON.stringify({ endpoint: 'https://web.push.apple.com/1', keys });
    await send({ operatingSystem: 'ANDROID', token: 'x' }, READY);
    await send({ operatingSystem: 'IOS', token: 'x' }, READY);
    await send({ operatingSystem: 'IOS', token: browser }, READY);
    expect(rung).toEqual(['fcm', 'apns', 'web']);
    const deaf = makeSendPush({ web: null, android: null, ios: null });
    expect(await deaf({ operatingSystem: 'IOS', token: 'x' }, READY)).toBe('NO_PROVIDER');
  });
});
