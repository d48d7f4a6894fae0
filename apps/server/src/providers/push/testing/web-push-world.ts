import webPush from 'web-push';
import { isOnLoopback, makeWebPush } from '../web-push.ts';
import type { PushNetworkWorld } from './push-port.contract.ts';
import { openPushService } from './push-service.ts';

/** Web Push against a service that checks signatures and a browser that opens messages. */
export async function openWebPushWorld(): Promise<PushNetworkWorld> {
  const vapid = webPush.generateVAPIDKeys();
  const service = await openPushService(vapid.publicKey);
  const browser = service.subscribe();
  const gone = service.subscribe();
  gone.leave();
  return {
    port: makeWebPush({
      ...vapid,
      subject: 'mailto:post@tallrik.example',
      isAllowed: isOnLoopback,
    }),
    device: browser.token,
    goneDevice: gone.token,
    arrived: () => browser.arrived,
    failNext: service.failNext,
    close: service.close,
  };
}
